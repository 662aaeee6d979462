import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Taking changes back")
struct UndoTests {
  @MainActor
  private final class Counter {
    var value = 0
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }
    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test("Changes of a frame are one step, back and forth")
  func events() {
    let stage = TestStage()
    let counter = Counter(UndoManager())
    counter.set(1)
    counter.set(2)
    stage.run(frames: 1)
    counter.set(3)
    stage.run(frames: 1)
    counter.manager.undo()
    #expect(counter.value == 2)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 3)
    #expect(!counter.manager.canRedo)
    counter.manager.undo()
    counter.set(9)
    #expect(!counter.manager.canRedo)
  }

  @Test("Groups, names, levels and forgetting")
  func groups() {
    let manager = UndoManager()
    let counter = Counter(manager)
    for value in 1...4 {
      manager.beginUndoGrouping()
      counter.set(value)
      manager.setActionName("Step \(value)")
      manager.endUndoGrouping()
    }
    #expect(manager.undoMenuItemTitle == "Undo Step 4")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Step 4")
    manager.levelsOfUndo = 1
    manager.undo()
    manager.undo()
    #expect(counter.value == 2)
    manager.disableUndoRegistration()
    counter.set(7)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    counter.set(8)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    let reports = Misuse.collect {
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
    }
    #expect(reports.map(\.id) == ["Undo.endedWithoutBegin", "Undo.enabledWithoutDisable"])
  }

  @Test("Words that were typed are taken back one by one, by keys as well")
  func typing() {
    let stage = TestStage()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    for letter in "two words" {
      field.insertText(String(letter))
      stage.run(frames: 1)
    }
    field.deleteBackward()
    stage.run(frames: 1)
    #expect(field.text == "two word")
    #expect(field.undoManager?.canUndo == true)
    stage.host.press(KeyStroke(.character("z"), isCommand: true))
    #expect(field.text == "two words")
    stage.host.press(KeyStroke(.character("z"), isCommand: true))
    #expect(field.text == "two ")
    stage.host.press(KeyStroke(.character("z"), isCommand: true))
    #expect(field.text == "")
    stage.host.press(KeyStroke(.character("z"), isShifted: true, isCommand: true))
    #expect(field.text == "two ")
    field.text = "set by code"
    #expect(field.undoManager?.canUndo == false)
    #expect(field.undoManager?.canRedo == false)
  }

  @Test("Every responder in a window finds the window's manager")
  func window() {
    let stage = TestStage()
    let view = UIView()
    #expect(view.undoManager == nil)
    stage.window.addSubview(view)
    #expect(view.undoManager === stage.window.undoManager)
    #expect(view.undoManager != nil)
  }
}

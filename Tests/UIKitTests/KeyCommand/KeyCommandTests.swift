import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Keys of a hardware keyboard")
struct KeyCommandTests {
  private final class Commands: UIViewController {
    var log: [String] = []
    func run(_ sender: Any?) {
      log.append((sender as? UIKeyCommand)?.input ?? "?")
    }
    func runAll(_ sender: Any?) { log.append("all") }
    func add(_ input: String, _ flags: UIKeyModifierFlags = [], urgent: Bool = false) {
      let command = UIKeyCommand(
        input: input, modifierFlags: flags, action: Selector("run(_:)", Commands.run))
      command.wantsPriorityOverSystemBehavior = urgent
      addKeyCommand(command)
    }
  }

  @Test("A controller's commands are carried out, with the keys held beside them")
  func commands() {
    let stage = SheetStage()
    let controller = Commands()
    controller.add("k", .command)
    controller.add(UIKeyCommand.inputUpArrow, [.shift, .alternate])
    stage.stage.window.rootViewController = controller
    stage.settle()
    #expect(stage.host.press(KeyStroke(.character("k"), isCommand: true)))
    #expect(!stage.host.press(KeyStroke(.character("k"))))
    #expect(stage.host.press(KeyStroke(.up, isShifted: true, isAlternate: true)))
    #expect(!stage.host.press(KeyStroke(.up)))
    #expect(controller.log == ["k", "UIKeyInputUpArrow"])
    controller.removeKeyCommand(
      controller.keyCommands?[0] ?? UIKeyCommand(input: "", modifierFlags: [], action: ""))
    #expect(!stage.host.press(KeyStroke(.character("k"), isCommand: true)))
  }

  @Test("More keys held down ask for a command's alternate")
  func alternates() {
    let stage = SheetStage()
    let controller = Commands()
    controller.addKeyCommand(
      UIKeyCommand(
        action: Selector("run(_:)", Commands.run), input: "s", modifierFlags: .command,
        alternates: [
          UICommandAlternate(
            title: "Save All", action: Selector("runAll(_:)", Commands.runAll),
            modifierFlags: .alternate)
        ]))
    stage.stage.window.rootViewController = controller
    stage.settle()
    stage.host.press(KeyStroke(.character("s"), isCommand: true))
    stage.host.press(KeyStroke(.character("s"), isAlternate: true, isCommand: true))
    #expect(!stage.host.press(KeyStroke(.character("s"), isShifted: true, isCommand: true)))
    #expect(controller.log == ["s", "all"])
  }

  @Test("Typing comes before plain commands, unless those want priority")
  func priority() {
    let stage = SheetStage()
    let controller = Commands()
    controller.add("a")
    controller.add("b", urgent: true)
    stage.stage.window.rootViewController = controller
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    controller.view.addSubview(field)
    stage.settle()
    field.becomeFirstResponder()
    stage.host.press(KeyStroke(.character("a")))
    stage.host.press(KeyStroke(.character("b")))
    #expect(field.text == "a")
    #expect(controller.log == ["b"])
  }

  @Test("What is presented hides the commands behind it")
  func modal() {
    let stage = SheetStage()
    let behind = Commands()
    behind.add("k", .command)
    let front = Commands()
    front.add("j", .command)
    stage.stage.window.rootViewController = behind
    stage.settle()
    behind.present(front, animated: false)
    stage.settle()
    stage.host.press(KeyStroke(.character("j"), isCommand: true))
    #expect(front.log == ["j"])
  }

  @Test("Escape leaves alerts and popovers, and menus before them")
  func escape() {
    let stage = SheetStage()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") })
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    stage.root.present(alert, animated: true)
    stage.settle()
    #expect(stage.host.press(KeyStroke(.escape)))
    stage.settle()
    #expect(chosen == ["Cancel"])
    #expect(stage.root.presentedViewController == nil)
    #expect(!stage.host.press(KeyStroke(.escape)))
  }

  @Test("Return performs an alert's preferred action")
  func returnKey() {
    let stage = SheetStage()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for title in ["One", "Two"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { chosen.append($0.title ?? "") })
    }
    alert.preferredAction = alert.actions[1]
    stage.root.present(alert, animated: true)
    stage.settle()
    #expect(stage.host.press(KeyStroke(.return)))
    stage.settle()
    #expect(chosen == ["Two"])
  }

  @Test("Copying by keys asks the responder chain")
  func responderChain() {
    final class Copying: UIView {
      var copies = 0
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy(_:)")
      }
      override func copy(_ sender: Any?) { copies += 1 }
    }
    let stage = TestStage()
    let view = Copying()
    stage.window.addSubview(view)
    let inner = UITextField()
    inner.isEnabled = false
    view.becomeFirstResponder()
    #expect(stage.host.press(KeyStroke(.character("c"), isCommand: true)))
    #expect(!stage.host.press(KeyStroke(.character("x"), isCommand: true)))
    #expect(view.copies == 1)
  }
}

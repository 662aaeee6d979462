import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Presses of keys")
struct PressTests {
  private final class Watcher: UITextField {
    var log: [String] = []
    var handled: Set<UIKeyboardHIDUsage> = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("+\(press.key?.characters ?? "?")") }
      guard let code = presses.first?.key?.keyCode, handled.contains(code) else {
        return super.pressesBegan(presses, with: event)
      }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log.append("-\(press.key?.charactersIgnoringModifiers ?? "?")") }
      super.pressesEnded(presses, with: event)
    }
  }

  private func stage() -> (TestStage, Watcher) {
    let stage = TestStage()
    let field = Watcher(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.run(frames: 2)
    return (stage, field)
  }

  @Test("The first responder is notified of a key's press and release, and the key types")
  func types() {
    let (stage, field) = stage()
    stage.host.press(KeyStroke(.character("a"), isShifted: true))
    #expect(field.log == ["+A", "-a"] && field.text?.lowercased() == "a")
  }

  @Test("A key that a responder handles does not type")
  func handles() {
    let (stage, field) = stage()
    field.handled = [.keyboardSpacebar]
    #expect(stage.host.press(KeyStroke(.character(" "))))
    stage.host.press(KeyStroke(.character("b")))
    #expect(field.text == "b")
  }

  @Test("A controller above the first responder is notified as well, and modifiers are known")
  func forwards() {
    final class Controller: UIViewController {
      var flags: [UIKeyModifierFlags] = []
      var types: [UIPress.PressType] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        flags += (event?.allPresses ?? []).compactMap { $0.key?.modifierFlags }
        types += presses.map(\.type)
        super.pressesBegan(presses, with: event)
      }
    }
    let stage = TestStage()
    let controller = Controller()
    stage.window.rootViewController = controller
    stage.run(frames: 2)
    stage.host.press(KeyStroke(.left, isShifted: true, isAlternate: true))
    #expect(controller.flags == [[.shift, .alternate]] && controller.types == [.leftArrow])
  }

  @Test("Keys have the codes of USB keyboards")
  func codes() {
    let codes = ["a", "Z", "1", "0", ";", "€"].map {
      UIKey(KeyStroke(.character($0))).keyCode.rawValue
    }
    #expect(codes == [0x04, 0x1D, 0x1E, 0x27, 0x33, 0x03])
    #expect(UIKey(KeyStroke(.return)).keyCode == .keyboardReturnOrEnter)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
  }
}

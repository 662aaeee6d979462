import Testing
import UIKit

@MainActor
@Suite("Text fields")
struct TextFieldTests {
  @MainActor
  final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var allowsChange = true
    var allowsReturn = true

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { allowsReturn }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) \"\(string)\"")
      return allowsChange
    }
  }

  private func field(on stage: TestStage) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.borderStyle = .roundedRect
    stage.window.addSubview(field)
    stage.run(frames: 1)
    return field
  }

  @Test("A tap makes the field first responder, which the device hears of")
  func focus() {
    let stage = TestStage()
    let field = field(on: stage)
    var heard: [Bool] = []
    stage.host.firstResponderObserver = { heard.append($0.firstResponder is any UIKeyInput) }
    stage.touch(field, at: CGPoint(x: 20, y: 17)).lift()
    #expect(field.isEditing && field.isFirstResponder)
    #expect(heard == [true])
    field.resignFirstResponder()
    #expect(!field.isEditing)
    #expect(heard == [true, false])
  }

  @Test("Typing asks the delegate, changes the text, and tells everybody")
  func typing() {
    let stage = TestStage()
    let field = field(on: stage)
    let delegate = Delegate()
    field.delegate = delegate
    var changes: [String] = []
    field.addAction(UIAction { _ in changes.append(field.text ?? "") }, for: .editingChanged)
    field.becomeFirstResponder()
    field.insertText("a")
    field.insertText("👍🏽")
    field.deleteBackward()
    field.deleteBackward()
    field.deleteBackward()
    #expect(changes == ["a", "a👍🏽", "a", ""])
    #expect(
      delegate.log == ["begin", "0,0 \"a\"", "1,0 \"👍🏽\"", "1,4 \"\"", "0,1 \"\""])
    delegate.allowsChange = false
    field.insertText("b")
    #expect(field.text?.isEmpty == true)
    #expect(changes.count == 4)
  }

  @Test("Return ends the editing only when somebody waits for that")
  func returnKey() {
    let stage = TestStage()
    let field = field(on: stage)
    let delegate = Delegate()
    field.delegate = delegate
    var primary = 0
    field.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    field.becomeFirstResponder()
    field.insertText("\n")
    #expect(field.isEditing)
    #expect(primary == 1)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    delegate.allowsReturn = false
    field.insertText("\n")
    #expect(field.isEditing)
    delegate.allowsReturn = true
    field.insertText("\n")
    #expect(!field.isEditing)
    #expect(delegate.log == ["begin", "end"])
  }

  @Test("A tap puts the caret between characters, and text goes in there")
  func caret() {
    let stage = TestStage()
    let field = field(on: stage)
    field.text = "Hello"
    stage.run(frames: 1)
    stage.touch(field, at: CGPoint(x: 8, y: 17)).lift()
    field.insertText("x")
    #expect(field.text == "xHello")
    stage.touch(field, at: CGPoint(x: 190, y: 17)).lift()
    field.insertText("y")
    #expect(field.text == "xHelloy")
  }

  @Test("The next field takes the keyboard; leaving the window ends the editing")
  func handOver() {
    let stage = TestStage()
    let first = field(on: stage)
    let second = field(on: stage)
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(!first.isEditing && second.isEditing)
    second.removeFromSuperview()
    #expect(!second.isEditing)
    #expect(stage.window.firstResponder == nil)
  }

  // Fact B12.
  @Test("Fields with a border are 34 high, search fields 44")
  func heights() {
    let stage = TestStage()
    #expect(field(on: stage).intrinsicContentSize.height == 34)
    let search = UISearchTextField()
    stage.window.addSubview(search)
    #expect(search.intrinsicContentSize.height == 44)
  }

  @Test("Where text is read from right to left, what stands beside it is mirrored with it")
  func mirrored() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = right
    field.rightViewMode = .always
    let bounds = field.bounds
    let (left, other, text) = (
      field.leftViewRect(forBounds: bounds), field.rightViewRect(forBounds: bounds),
      field.textRect(forBounds: bounds)
    )
    #expect(left.maxX < text.minX && text.maxX < other.minX)
    field.semanticContentAttribute = .forceRightToLeft
    func mirror(_ rect: CGRect) -> CGRect {
      CGRect(x: 300 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    #expect(field.leftViewRect(forBounds: bounds) == mirror(left))
    #expect(field.rightViewRect(forBounds: bounds) == mirror(other))
    #expect(field.textRect(forBounds: bounds) == mirror(text))
  }

  @Test("The caret blinks by the media clock and keeps nobody waiting")
  func blinking() throws {
    let stage = TestStage()
    let field = field(on: stage)
    field.becomeFirstResponder()
    stage.run(frames: 2)
    let caret = try #require(field.display.caret.layer as CALayer?)
    #expect(caret.presented.opacity == 1)
    stage.run(frames: 30)
    #expect(caret.presented.opacity == 0)
    stage.run(frames: 30)
    #expect(caret.presented.opacity == 1)
    #expect(stage.host.pendingWork.isEmpty)
  }

  @Test("Secure text shows as dots")
  func secure() {
    let stage = TestStage()
    let field = field(on: stage)
    field.text = "secret"
    field.isSecureTextEntry = true
    #expect(field.parts.label.text == "••••••")
    #expect(field.text == "secret")
    #expect(field.accessibilityValue == nil)
  }

  @Test("A field too narrow for what stands beside its text keeps finite frames")
  func narrow() {
    let reports = Misuse.collect {
      for field in [UITextField(), UISearchTextField()] {
        field.borderStyle = .roundedRect
        field.placeholder = "Search"
        for width in [0, 1, 10, 30, 44] as [CGFloat] {
          field.frame = CGRect(x: 0, y: 0, width: width, height: 44)
          field.layoutIfNeeded()
          #expect(field.textRect(forBounds: field.bounds).width.isFinite)
        }
      }
    }
    #expect(reports == [])
  }
}

import Testing
import UIKit

@testable import VirtualDevice

@MainActor
@Suite("Editing text by finger and by key")
struct TextInputTests {
  private final class EditController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    let text = UITextView(frame: CGRect(x: 20, y: 160, width: 300, height: 120))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = "field"
      text.font = .systemFont(ofSize: 17)
      text.accessibilityIdentifier = "text"
      view.addSubview(field)
      view.addSubview(text)
    }
  }

  @MainActor
  private final class Hearer: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("shouldBegin")
      return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("should \(range.location),\(range.length) \"\(string)\"")
      return allows
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("shouldEnd")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("should \(range.location),\(range.length) \"\(text)\"")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { log.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.append("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
  }

  private func stage(_ text: String = "") -> (VirtualDevice, EditController) {
    let device = VirtualDevice(model: .iPhone16)
    let controller = EditController()
    controller.loadViewIfNeeded()
    controller.field.text = text
    controller.text.text = text
    device.show { controller }
    device.step()
    return (device, controller)
  }

  /// The middle of the box of a character on the screen.
  private func middle(of place: Int, in view: some UIView & UITextInput) -> CGPoint {
    guard let start = view.position(from: view.beginningOfDocument, offset: place),
      let end = view.position(from: start, offset: 1),
      let range = view.textRange(from: start, to: end)
    else { return .zero }
    let box = view.firstRect(for: range)
    return view.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
  }

  @Test("A text field's callbacks come in Apple's order")
  func fieldOrder() throws {
    let (device, controller) = stage()
    let hearer = Hearer()
    controller.field.delegate = hearer
    controller.field.addAction(
      UIAction { _ in hearer.log.append("editingChanged") }, for: .editingChanged)
    try device.tap("field")
    hearer.log.removeAll { $0 == "selection" }
    try device.type("a")
    controller.field.resignFirstResponder()
    #expect(
      hearer.log == [
        "shouldBegin", "didBegin", "should 0,0 \"a\"", "selection", "editingChanged", "shouldEnd",
        "didEnd",
      ])
  }

  @Test("A text view's callbacks come in Apple's order, and a refused change changes nothing")
  func viewOrder() throws {
    let (device, controller) = stage()
    let hearer = Hearer()
    controller.text.delegate = hearer
    try device.tap("text")
    hearer.log.removeAll { $0 == "selection" }
    try device.type("a\n")
    hearer.allows = false
    try device.type("b")
    controller.text.resignFirstResponder()
    #expect(controller.text.text == "a\n")
    #expect(
      hearer.log == [
        "shouldBegin", "didBegin", "should 0,0 \"a\"", "selection", "didChange",
        "should 1,0 \"\n\"", "selection", "didChange", "should 2,0 \"b\"", "shouldEnd", "didEnd",
      ])
  }

  @Test("Arrows move, shift selects, alt goes by words, home and end by lines")
  func arrows() throws {
    let (device, controller) = stage("one two three")
    try device.tap("field")
    device.press(.end)
    device.press(.left)
    try device.type("X")
    #expect(controller.field.text == "one two threXe")
    device.press(.home)
    device.press(.right, .shift)
    device.press(.right, .shift)
    try device.type("Y")
    #expect(controller.field.text == "Ye two threXe")
    device.press(.right, [.alternate, .shift])
    device.press(.delete)
    #expect(controller.field.text == "Y two threXe")
    device.press(.right, .command)
    device.press(.delete, .alternate)
    #expect(controller.field.text == "Y two ")
    device.press(.left, [.command, .shift])
    device.press(.forwardDelete)
    #expect(controller.field.text?.isEmpty == true)
  }

  @Test("Up and down keep the column over shorter lines, and stop at the ends")
  func vertical() throws {
    let (device, controller) = stage("abcdef\nxy\nabcdef")
    try device.tap("text")
    device.press(.pageUp)
    for _ in 0..<5 { device.press(.right) }
    let text = controller.text
    #expect(text.selectedRange == NSRange(location: 5, length: 0))
    device.press(.down)
    #expect(text.selectedRange == NSRange(location: 9, length: 0))
    device.press(.down)
    #expect(text.selectedRange == NSRange(location: 15, length: 0))
    device.press(.down)
    #expect(text.selectedRange == NSRange(location: 16, length: 0))
    device.press(.up, .shift)
    device.press(.up, .shift)
    #expect(text.selectedRange == NSRange(location: 5, length: 11))
  }

  @Test("Cut, copy and paste go through the device's pasteboard, with cmd or ctrl")
  func pasteboard() throws {
    let (device, controller) = stage("copy me")
    try device.tap("field")
    device.press(.character("a"), .command)
    device.press(.character("c"), .control)
    #expect(UIPasteboard.general.string == "copy me")
    device.press(.character("x"), .command)
    #expect(controller.field.text?.isEmpty == true)
    UIPasteboard.general.string = "two\nlines"
    device.press(.character("v"), .command)
    #expect(controller.field.text == "two lines")
    try device.tap("text")
    device.press(.character("a"), .command)
    device.press(.character("v"), .command)
    #expect(controller.text.text == "two\nlines")
    let other = VirtualDevice(model: .iPhoneSE3)
    #expect(!UIPasteboard.general.hasStrings)
    _ = other
  }

  @Test("What is secret is not copied")
  func secret() throws {
    let (device, controller) = stage("hidden")
    controller.field.isSecureTextEntry = true
    try device.tap("field")
    device.press(.character("a"), .command)
    device.press(.character("x"), .command)
    #expect(controller.field.text == "hidden")
    #expect(!UIPasteboard.general.hasStrings)
  }

  @Test("A tap puts the caret, a second selects the word, a third the paragraph")
  func taps() throws {
    let (device, controller) = stage("first word\nnext line")
    let text = controller.text
    let place = middle(of: 7, in: text)
    device.tap(at: place)
    #expect(text.isFirstResponder)
    #expect(text.selectedRange.length == 0)
    #expect((7...8).contains(text.selectedRange.location))
    device.tap(at: place)
    #expect(text.selectedRange == NSRange(location: 6, length: 4))
    device.tap(at: place)
    #expect(text.selectedRange == NSRange(location: 0, length: 10))
    device.advance(by: 1)
    device.tap(at: place)
    #expect(text.selectedRange.length == 0)
  }

  @Test("A double tap in a field selects a word, whose handles a finger drags")
  func handles() throws {
    let (device, controller) = stage("some words here")
    let field = controller.field
    try device.tap("field")
    device.advance(by: 1)
    let place = middle(of: 7, in: field)
    device.tap(at: place)
    device.tap(at: place)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "words")
    device.step()
    let grip = try device.point(of: "selection end")
    let finger = device.touch(at: grip)
    let goal = middle(of: 14, in: field)
    try finger.move(to: CGPoint(x: goal.x + 6, y: grip.y))
    try finger.lift()
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "words here")
  }

  @Test("A finger that rests takes the caret along")
  func longPress() throws {
    let (device, controller) = stage("move the caret")
    let text = controller.text
    let start = middle(of: 1, in: text)
    let finger = device.touch(at: start)
    try finger.hold(0.6)
    #expect(text.isFirstResponder)
    let end = middle(of: 9, in: text)
    try finger.move(to: CGPoint(x: end.x - 2, y: end.y))
    try finger.lift()
    #expect(text.selectedRange == NSRange(location: 9, length: 0))
  }

  @Test("Text that cannot be edited is selected without a keyboard")
  func readOnly() throws {
    let (device, controller) = stage("only to read")
    let text = controller.text
    text.isEditable = false
    let place = middle(of: 6, in: text)
    device.tap(at: place)
    #expect(!text.isFirstResponder)
    device.tap(at: place)
    #expect(text.selectedRange == NSRange(location: 5, length: 2))
    #expect(device.keyboardHeight == 0)
    device.press(.character("c"), .command)
    #expect(throws: DeviceError.self) { try device.type("x") }
    text.isSelectable = false
    #expect(!text.isFirstResponder)
  }

  @Test("A long text scrolls so that the caret shows")
  func scrolls() throws {
    let (device, controller) = stage()
    let text = controller.text
    try device.tap("text")
    for number in 0..<12 { try device.type("\(number)\n") }
    #expect(text.contentSize.height > 240)
    #expect(text.contentOffset.y > 100)
    let caret = text.caretRect(for: text.endOfDocument)
    #expect(caret.minY >= text.bounds.minY && caret.maxY <= text.bounds.maxY)
    text.scrollRangeToVisible(NSRange(location: 0, length: 1))
    try device.settle()
    #expect(text.contentOffset.y == 0)
  }

  @Test("Positions and ranges are counted in UTF-16 units and never split a character")
  func positions() throws {
    let (_, controller) = stage("a👍🏽b")
    let text = controller.text
    let end = text.endOfDocument
    #expect(text.offset(from: text.beginningOfDocument, to: end) == 6)
    let next = try #require(text.position(from: text.beginningOfDocument, in: .right, offset: 2))
    #expect(text.offset(from: text.beginningOfDocument, to: next) == 5)
    #expect(text.position(from: end, offset: 1) == nil)
    #expect(text.compare(next, to: end) == .orderedAscending)
    text.selectedRange = NSRange(location: 2, length: 1)
    #expect(text.selectedRange == NSRange(location: 1, length: 4))
    let range = try #require(text.textRange(from: next, to: end))
    #expect(text.text(in: range) == "b")
    text.replace(range, withText: "c")
    #expect(text.text == "a👍🏽c")
  }

  @Test("The tokenizer finds words, sentences and lines")
  func tokenizer() throws {
    let (_, controller) = stage("Hello there. How are you?\nFine")
    let text = controller.text
    func string(_ place: Int, _ granularity: UITextGranularity) throws -> String? {
      let position = try #require(text.position(from: text.beginningOfDocument, offset: place))
      return text.tokenizer.rangeEnclosingPosition(
        position, with: granularity, inDirection: .storage(.forward)
      ).flatMap { text.text(in: $0) }
    }
    #expect(try string(7, .word) == "there")
    #expect(try string(14, .sentence) == "How are you?")
    #expect(try string(2, .paragraph) == "Hello there. How are you?")
    #expect(try string(27, .line) == "Fine")
    #expect(try string(11, .word) == nil)
  }

  @Test("What is typed looks like the text before it, unless typing attributes say otherwise")
  func attributes() throws {
    let (device, controller) = stage()
    let text = controller.text
    text.attributedText = NSAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
    text.becomeFirstResponder()
    try device.type("x")
    let color = text.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    text.typingAttributes = [.foregroundColor: UIColor.blue]
    try device.type("y")
    let other = text.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil)
    #expect(other as? UIColor == .blue)
  }

  @Test("A text view that does not scroll is as high as its text")
  func fits() throws {
    let (device, controller) = stage("a\nb\nc")
    let text = controller.text
    text.isScrollEnabled = false
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      text.topAnchor.constraint(equalTo: controller.view.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 300),
    ])
    device.step()
    let three = text.bounds.height
    #expect(three > 60 && three < 90)
    text.text = "a"
    device.step()
    #expect(text.bounds.height < three - 30)
  }
}

/// The tokenizer of texts that are strings.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput & UIResponder)?

  /// Creates a tokenizer for a text. It does not retain it.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  /// Returns the range of the text unit at a position; `nil` if there is none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let textInput, let (editor, place) = document(at: position),
      let range = unit(around: place, granularity, in: editor)
    else { return nil }
    // A position at the end of one unit belongs to it in the backward direction.
    let isBackward = direction.isBackward
    let end = range.location + range.length
    guard range.length > 0, isBackward ? place > range.location : place < end else { return nil }
    let start = textInput.beginningOfDocument
    guard let from = textInput.position(from: start, offset: range.location),
      let to = textInput.position(from: start, offset: end)
    else { return nil }
    return textInput.textRange(from: from, to: to)
  }

  /// Returns a Boolean value that indicates whether a position is at a boundary of a text unit in a
  /// direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let (editor, place) = document(at: position) else { return false }
    if granularity == .character { return true }
    guard let range = unit(around: place, granularity, in: editor) else { return false }
    return direction.isBackward ? place == range.location : place == range.location + range.length
  }

  /// Returns the next boundary of a text unit in a direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let textInput, let (editor, place) = document(at: position) else { return nil }
    let target: Int
    switch (granularity, direction.isBackward) {
    case (.character, false): target = editor.after(place)
    case (.character, true): target = editor.before(place)
    case (.word, false): target = editor.wordEnd(after: place)
    case (.word, true): target = editor.wordStart(before: place)
    case (_, let isBackward):
      guard let range = unit(around: place, granularity, in: editor) else { return nil }
      target = isBackward ? range.location : range.location + range.length
    }
    guard target != place else { return nil }
    return textInput.position(from: textInput.beginningOfDocument, offset: target)
  }

  /// Returns a Boolean value that indicates whether a position is within a text unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func document(at position: UITextPosition) -> (EditableText, Int)? {
    guard let textInput,
      let all = textInput.textRange(
        from: textInput.beginningOfDocument, to: textInput.endOfDocument),
      let text = textInput.text(in: all)
    else { return nil }
    var editor = EditableText()
    editor.replaceAll(with: text)
    return (editor, textInput.offset(from: textInput.beginningOfDocument, to: position))
  }

  private func unit(
    around place: Int, _ granularity: UITextGranularity, in editor: EditableText
  ) -> NSRange? {
    switch granularity {
    case .character:
      return NSRange(location: place, length: editor.after(place) - place)
    case .word:
      let range = editor.word(at: place)
      let isWord = editor.string(in: range).contains { $0.isLetter || $0.isNumber }
      return isWord ? range : nil
    case .sentence: return editor.sentence(at: place)
    case .paragraph: return editor.paragraph(at: place)
    case .document: return editor.all
    case .line:
      guard let textInput,
        let position = textInput.position(from: textInput.beginningOfDocument, offset: place),
        let left = textInput.characterRange(byExtending: position, in: .left),
        let right = textInput.characterRange(byExtending: position, in: .right)
      else { return nil }
      let start = textInput.offset(from: textInput.beginningOfDocument, to: left.start)
      return NSRange(
        location: start,
        length: textInput.offset(from: textInput.beginningOfDocument, to: right.end) - start)
    }
  }
}

extension UITextDirection {
  /// Indicates whether the direction is towards the start of left-to-right text.
  var isBackward: Bool {
    self == .storage(.backward) || self == .layout(.left) || self == .layout(.up)
  }
}

/// The two ways along a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards its end.
  case forward
  /// Towards its start.
  case backward
}

/// The four ways on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}

/// A way along a text or on the screen: the raw value of one of the two.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public var rawValue: Int
  /// Creates a direction.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A way along the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A way on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A part of a text that belongs together.
public enum UITextGranularity: Int, Sendable {
  /// What a reader sees as one sign.
  case character
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// What ends with a line break.
  case paragraph
  /// What stands on one line on the screen.
  case line
  /// All of it.
  case document
}

/// Text that can be read, selected and edited by place.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range; `nil` for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; an empty range at the caret.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is not settled yet, as in some languages' writing; `nil` while there is none.
  var markedTextRange: UITextRange? { get }
  /// How unsettled text is drawn.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts unsettled text in the place of the selection, and selects a part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles the text.
  func unmarkText()
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place a number of UTF-16 units away; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place a number of steps away on the screen; `nil` outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The order of two places.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of UTF-16 units between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Who hears of changes that nobody typed.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds words and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// The place in a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range from a place as far as it goes in a direction on its line.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The direction of the writing at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction of the writing in a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The box of the first line of a range, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// The box of the caret at a place, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The boxes of a range, line by line, in points of the view.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a range that is nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// Hears of changes of a text that nobody typed.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the parts of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The part of a kind around a place; `nil` where the place is in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at an end of a part of a kind, on the way in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a part of a kind in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is inside of a part of a kind.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

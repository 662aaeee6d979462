/// Constants that indicate a direction along a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end of the text.
  case forward
  /// Towards the start of the text.
  case backward
}

/// Constants that indicate a direction on the screen.
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

/// A direction along a text or on the screen, with the raw value of one of the two enumerations.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public var rawValue: Int
  /// Creates a direction.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns a direction along the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// Constants that indicate a unit of text.
public enum UITextGranularity: Int, Sendable {
  /// A character as the user perceives it.
  case character
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// A paragraph, which ends with a line break.
  case paragraph
  /// A line on the screen.
  case line
  /// The whole text.
  case document
}

/// A text that can be read, selected and edited by position.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range; `nil` for a range of another text.
  func text(in range: UITextRange) -> String?
  /// Replaces a range with a text.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; an empty range at the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of marked text, which is provisional text of some input methods; `nil` while there
  /// is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the selection with marked text, and selects a part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Accepts the marked text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 units; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of steps away on the screen; `nil` outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is notified of changes that were not typed.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer that finds words and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the position in a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range from a position to the farthest one in a direction on its line.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range, in points of the view.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the caret's rectangle at a position, in points of the view.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, line by line, in points of the view.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to a point of the view.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// The methods that notify of changes of a text that were not typed.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Notifies the delegate that the selection will change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the text will change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The methods that find the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the range of the text unit at a position; `nil` if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns a Boolean value that indicates whether a position is at a boundary of a text unit in a
  /// direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a text unit in a direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns a Boolean value that indicates whether a position is within a text unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A position in a text, which only the text's own view can interpret.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { true }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}

/// A position as an offset in UTF-16 units.
final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) {
    self.value = value
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.value == value
  }

  override var hash: Int { value }
}

/// A range as offsets in UTF-16 units.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  override var hash: Int { range.location ^ range.length << 16 }
}

/// The rectangle of a selection on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle in the text's view, in points.
  open var rect: CGRect { .zero }
  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// A Boolean value that indicates whether the rectangle contains the start of the selection.
  open var containsStart: Bool { false }
  /// A Boolean value that indicates whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { false }
  /// A Boolean value that indicates whether the text is vertical.
  open var isVertical: Bool { false }
}

final class TextSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    self.place = place
    self.isFirst = isFirst
    self.isLast = isLast
  }

  override var rect: CGRect { place }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

/// A place in a text, which only the text's own view can read.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// Two places in a text and what is between them.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether nothing is between the two places.
  open var isEmpty: Bool { true }
  /// The place before the other.
  open var start: UITextPosition { UITextPosition() }
  /// The place after the other.
  open var end: UITextPosition { UITextPosition() }
}

/// A place as a count of UTF-16 units.
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

/// A range as a count of UTF-16 units.
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

/// A part of a selection on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// Where it is, in points of the text's view.
  open var rect: CGRect { .zero }
  /// The direction of its writing.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text is written from top to bottom.
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

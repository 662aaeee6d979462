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
package final class TextOffset: UITextPosition {
  package let value: Int

  package init(_ value: Int) {
    self.value = value
  }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.value == value
  }

  package override var hash: Int { value }
}

/// A range as offsets in UTF-16 units.
package final class TextSpan: UITextRange {
  let range: NSRange

  package init(_ range: NSRange) {
    self.range = range
  }

  package override var isEmpty: Bool { range.length == 0 }
  package override var start: UITextPosition { TextOffset(range.location) }
  package override var end: UITextPosition { TextOffset(range.location + range.length) }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }

  package override var hash: Int { range.location ^ range.length << 16 }
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

package final class TextSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  package init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    self.place = place
    self.isFirst = isFirst
    self.isLast = isLast
  }

  package override var rect: CGRect { place }
  package override var containsStart: Bool { isFirst }
  package override var containsEnd: Bool { isLast }
}

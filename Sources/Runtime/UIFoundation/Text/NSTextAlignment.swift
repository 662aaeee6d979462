/// Constants that indicate the alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned with the left edge.
  case left = 0
  /// Centred.
  case center = 1
  /// Aligned with the right edge.
  case right = 2
  /// Justified, except for the last line.
  case justified = 3
  /// Aligned with the leading edge of the layout direction.
  case natural = 4
}

/// Constants that indicate the wrapping or truncation of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Text that does not fit is clipped.
  case byClipping = 2
  /// The beginning of the last line is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end of the last line is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the last line is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}

/// Constants that indicate the writing direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the characters.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// Where the lines of a paragraph are placed.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, except for the last line.
  case justified = 3
  /// At the edge where lines begin in the layout direction.
  case natural = 4
}

/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// What does not fit is cut off.
  case byClipping = 2
  /// The beginning of the last line is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end of the last line is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the last line is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}

/// The direction in which the characters of a paragraph are read.
public enum NSWritingDirection: Int, Sendable {
  /// As the characters say.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

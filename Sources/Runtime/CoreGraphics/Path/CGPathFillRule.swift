/// The rule that determines the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// The points around which the path winds.
  case winding = 0
  /// The points from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Ends exactly at the end point.
  case butt = 0
  /// Ends with a half circle around the end point.
  case round = 1
  /// Ends half the line's width beyond the end point.
  case square = 2
}

/// The shape of the join of two lines.
public enum CGLineJoin: Int32, Sendable {
  /// The outer sides are extended until they meet, up to the miter limit.
  case miter = 0
  /// A circle around the joint.
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}

/// The mode in which a context draws its current path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills by the winding rule, then strokes.
  case fillStroke = 3
  /// Fills by the even-odd rule, then strokes.
  case eoFillStroke = 4
}

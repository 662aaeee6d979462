/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points the path winds around.
  case winding = 0
  /// Points a ray from which crosses the path an odd number of times.
  case evenOdd = 1
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// Ends exactly at the end point.
  case butt = 0
  /// Ends with a half circle around the end point.
  case round = 1
  /// Ends half the line's width beyond the end point.
  case square = 2
}

/// The shape of the joint between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// The outer sides are prolonged until they meet, up to the miter limit.
  case miter = 0
  /// A circle around the joint.
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}

/// How a context draws its current path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill by the winding rule.
  case fill = 0
  /// Fill by the even-odd rule.
  case eoFill = 1
  /// Stroke.
  case stroke = 2
  /// Fill by the winding rule, then stroke.
  case fillStroke = 3
  /// Fill by the even-odd rule, then stroke.
  case eoFillStroke = 4
}

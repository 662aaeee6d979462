extension CGPoint {
  /// Returns whether both coordinates are equal.
  public func equalTo(_ point2: CGPoint) -> Bool {
    self == point2
  }
}

extension CGSize {
  /// Returns whether both dimensions are equal.
  public func equalTo(_ size2: CGSize) -> Bool {
    self == size2
  }
}

extension CGRect {
  /// Returns whether the standardized rectangles have equal origins and sizes.
  public func equalTo(_ rect2: CGRect) -> Bool {
    self == rect2
  }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses.
  public var debugDescription: String {
    "(\(x), \(y))"
  }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The dimensions in parentheses.
  public var debugDescription: String {
    "(\(width), \(height))"
  }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size in parentheses.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}

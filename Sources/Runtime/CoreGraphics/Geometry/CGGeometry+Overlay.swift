extension CGPoint {
  /// Whether both coordinates are equal.
  public func equalTo(_ point2: CGPoint) -> Bool {
    self == point2
  }
}

extension CGSize {
  /// Whether both dimensions are equal.
  public func equalTo(_ size2: CGSize) -> Bool {
    self == size2
  }
}

extension CGRect {
  /// Whether the standardized rectangles have equal origins and sizes.
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

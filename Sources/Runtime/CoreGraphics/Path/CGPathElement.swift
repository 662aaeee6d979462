/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath. One point.
  case moveToPoint = 0
  /// Adds a line. One point: its end.
  case addLineToPoint = 1
  /// Adds a quadratic curve. Two points: the control point and the end.
  case addQuadCurveToPoint = 2
  /// Adds a cubic curve. Three points: two control points and the end.
  case addCurveToPoint = 3
  /// Closes the subpath with a line to its first point. No points.
  case closeSubpath = 4
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` passes it.
public struct CGPathElement {
  /// The type of the element, which also determines its number of points.
  public var type: CGPathElementType
  /// The points, the end last. They are valid only while the block runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element over points that the caller owns.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls `block` with each element of the path in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      guard let base = points.baseAddress else { return }
      for element in elements {
        var step = CGPathElement(type: .closeSubpath, points: base)
        switch element {
        case .move(let point):
          step.type = .moveToPoint
          points[0] = point
        case .line(let point):
          step.type = .addLineToPoint
          points[0] = point
        case .quad(let point, let control):
          step.type = .addQuadCurveToPoint
          points[0] = control
          points[1] = point
        case .curve(let point, let control1, let control2):
          step.type = .addCurveToPoint
          points[0] = control1
          points[1] = control2
          points[2] = point
        case .close:
          break
        }
        block(&step)
      }
    }
  }
}

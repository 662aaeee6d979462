/// A path of lines and curves, the outline of a shape.
public struct Path: Equatable, @unchecked Sendable {
  /// The Core Graphics path.
  public private(set) var cgPath: CGPath

  /// Creates an empty path.
  public init() {
    cgPath = CGMutablePath()
  }

  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) {
    cgPath = path.copy() ?? path
  }

  /// Creates a path with a rectangle.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates a path with a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let radius = min(max(0, cornerRadius), min(rect.width, rect.height) / 2)
    let path =
      style == .continuous
      ? CGPath.continuousRoundedRect(
        rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
      : CGPath.circularRoundedRect(
        rect, topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    self.init(path)
  }

  /// Creates a path with a rectangle that has a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }

  /// Creates a path with an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    path.addPath(cgPath)
    body(path)
    cgPath = path
  }

  /// Indicates whether the path is empty.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The bounding rectangle of the path, including its control points.
  public var boundingRect: CGRect { cgPath.boundingBox }
  /// The current point of the path.
  public var currentPoint: CGPoint? { cgPath.isEmpty ? nil : cgPath.currentPoint }

  /// Indicates whether the path contains a point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// Begins a new subpath.
  public mutating func move(to p: CGPoint) { change { $0.move(to: p) } }
  /// Adds a line.
  public mutating func addLine(to p: CGPoint) { change { $0.addLine(to: p) } }
  /// Adds lines from the first point through the others.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {
    change { $0.addQuadCurve(to: p, control: cp) }
  }
  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
    change { $0.addCurve(to: p, control1: cp1, control2: cp2) }
  }
  /// Adds an arc of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise)
    }
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }
  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style))
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path) { change { $0.addPath(path.cgPath) } }
  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    change { for rect in rects { $0.addRect(rect) } }
  }
  /// Adds an arc of a circle, from a start angle through a relative angle in radians.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }

  /// Returns the part of the path between two fractions of its length, 0…1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to else { return Path() }
    return Path(cgPath.trimmed(from: Double(from), to: Double(to)))
  }

  /// Returns the path with a transform applied.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var transform = transform
    return withUnsafePointer(to: &transform) { Path(cgPath.copy(using: $0) ?? cgPath) }
  }

  /// Returns the path with an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter-circle corners.
  case circular
  /// The system's continuous, smoother corners.
  case continuous
}

extension Path: Shape {
  /// Returns the path itself, regardless of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

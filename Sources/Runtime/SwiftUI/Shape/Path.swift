/// The outline of a shape.
public struct Path: Equatable, @unchecked Sendable {
  /// The outline as Core Graphics has it.
  public private(set) var cgPath: CGPath

  /// Creates an empty outline.
  public init() {
    cgPath = CGMutablePath()
  }

  /// Creates an outline of Core Graphics.
  public init(_ path: CGPath) {
    cgPath = path.copy() ?? path
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates a rectangle with round corners.
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

  /// Creates a rectangle each of whose corners is round in its own way.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }

  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Creates an outline that a closure draws.
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

  /// Whether nothing is drawn.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The rectangle around the outline and its control points.
  public var boundingRect: CGRect { cgPath.boundingBox }
  /// Where drawing goes on.
  public var currentPoint: CGPoint? { cgPath.isEmpty ? nil : cgPath.currentPoint }

  /// Whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// Begins a new part.
  public mutating func move(to p: CGPoint) { change { $0.move(to: p) } }
  /// Draws a line.
  public mutating func addLine(to p: CGPoint) { change { $0.addLine(to: p) } }
  /// Draws lines from the first point to the others.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {
    change { $0.addQuadCurve(to: p, control: cp) }
  }
  /// Draws a curve with two control points.
  public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
    change { $0.addCurve(to: p, control1: cp1, control2: cp2) }
  }
  /// Draws an arc around a point.
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
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style))
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { change { $0.addPath(path.cgPath) } }
  /// Draws a line to the beginning of the part.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    change { for rect in rects { $0.addRect(rect) } }
  }
  /// Draws an arc around a point, of so many radians from an angle on.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }

  /// The part of the outline between two shares of its length, 0…1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to else { return Path() }
    return Path(cgPath.trimmed(from: Double(from), to: Double(to)))
  }

  /// The outline, turned, scaled or moved.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var transform = transform
    return withUnsafePointer(to: &transform) { Path(cgPath.copy(using: $0) ?? cgPath) }
  }

  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// The system's smoother corners.
  case continuous
}

extension Path: Shape {
  /// The outline as it is, wherever the rectangle lies.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

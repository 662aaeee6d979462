import CoreGraphics
import Foundation

/// A path with the properties for drawing it. Lengths are points, y grows downwards.
open class UIBezierPath: NSObject, NSCopying {
  private var mutablePath = CGMutablePath()
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    mutablePath.addRect(rect)
  }

  /// Creates the path of the ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutablePath.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with continuous corners; the radius is limited to half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle with some rounded corners; the radii are limited to half a
  /// side, and the width of `cornerRadii` is used for both directions, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
    guard radius > 0 else {
      mutablePath.addRect(rect)
      return
    }
    func side(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    mutablePath.addPath(
      .continuousRoundedRect(
        rect, topLeft: side(.topLeft), topRight: side(.topRight), bottomLeft: side(.bottomLeft),
        bottomRight: side(.bottomRight)))
  }

  /// Creates an arc of a circle; angles are in radians from the positive x axis, and `clockwise` is
  /// as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    mutablePath.addPath(CGPath)
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { mutablePath.copy() ?? mutablePath }
    set {
      mutablePath = CGMutablePath()
      mutablePath.addPath(newValue)
    }
  }

  /// The width of stroked lines, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of stroked lines; `butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joins of stroked lines; `miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of length to width up to which a corner is mitred; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The maximum deviation of drawn curves from their exact form, in pixels; 0.6 by default.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether filling uses the even-odd rule; false by default.
  open var usesEvenOddFillRule = false

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { mutablePath.isEmpty }
  /// The smallest rectangle around the path, without the control points of its curves.
  open var bounds: CGRect { mutablePath.boundingBoxOfPath }
  /// The point at which the next line begins; zero for an empty path.
  open var currentPoint: CGPoint { mutablePath.currentPoint }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) {
    mutablePath.move(to: point)
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    mutablePath.addLine(to: point)
  }

  /// Adds a cubic Bézier curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    mutablePath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutablePath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its start; `clockwise` is as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    mutablePath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its start.
  open func close() {
    mutablePath.closeSubpath()
  }

  /// Removes all elements.
  open func removeAllPoints() {
    mutablePath = CGMutablePath()
  }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    mutablePath.addPath(bezierPath.cgPath)
  }

  /// Returns the same path drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let path = UIBezierPath(cgPath: mutablePath.reversed())
    path.takeStyle(of: self)
    return path
  }

  /// Applies a transform to every point.
  open func apply(_ transform: CGAffineTransform) {
    let path = CGMutablePath()
    path.addPath(mutablePath, transform: transform)
    mutablePath = path
  }

  /// Returns whether the point is inside the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    mutablePath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the lengths of dashes and gaps, in points; no lengths make solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }

  /// Writes the lengths of dashes and gaps; null pointers are skipped.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dash.lengths.enumerated() { pattern[index] = length }
    }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// Fills the path in the current context with its fill colour.
  open func fill() {
    guard let context = GraphicsContextStack.require("UIBezierPath.fill()") else { return }
    context.beginPath()
    context.addPath(mutablePath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path with a blend mode and alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContextStack.require("UIBezierPath.fill(with:alpha:)") else {
      return
    }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    fill()
    context.restoreGState()
  }

  /// Strokes the path in the current context with its stroke colour.
  open func stroke() {
    guard let context = GraphicsContextStack.require("UIBezierPath.stroke()") else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setFlatness(flatness)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(mutablePath)
    context.strokePath()
    context.restoreGState()
  }

  /// Strokes the path with a blend mode and alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContextStack.require("UIBezierPath.stroke(with:alpha:)") else {
      return
    }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    stroke()
    context.restoreGState()
  }

  /// Adds the path to the clipping of the current context.
  open func addClip() {
    guard let context = GraphicsContextStack.require("UIBezierPath.addClip()") else { return }
    context.beginPath()
    context.addPath(mutablePath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns a copy with the same elements and properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let path = UIBezierPath(cgPath: mutablePath)
    path.takeStyle(of: self)
    return path
  }

  private func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }
}

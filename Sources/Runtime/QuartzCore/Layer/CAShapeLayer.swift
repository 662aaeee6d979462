import Foundation

/// Constants that indicate the interior of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name; an unknown one behaves as `nonZero`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The area with a winding number other than zero. The default.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The area from which a ray crosses an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Constants that indicate the shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a cap from its name; an unknown one behaves as `butt`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends at the point. The default.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a half circle around the point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with a half square around the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Constants that indicate the shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a join from its name; an unknown one behaves as `miter`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sharp, up to the miter limit. The default.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path, at the resolution of its display.
open class CAShapeLayer: CALayer {
  package override func prepareProperties(_ properties: inout LayerProperties) {
    properties.shape = ShapeProperties()
  }

  private var shape: ShapeProperties {
    properties.shape ?? ShapeProperties()
  }

  /// The path, in the layer's coordinates. Default `nil`.
  open var path: CGPath? {
    get { shape.path }
    set { if newValue !== path { change(.path) { $0.shape?.path = newValue?.copy() } } }
  }

  /// The fill colour. Default black; `nil` for no fill.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { if newValue != fillColor { change(.fillColor) { $0.shape?.fillColor = newValue } } }
  }

  /// The rule for the interior. Default `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { changeStyle { $0.fillRule = newValue } }
  }

  /// The stroke colour. Default `nil`: no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { if newValue != strokeColor { change(.strokeColor) { $0.shape?.strokeColor = newValue } } }
  }

  /// The start of the stroke along the path, 0 to 1. Default 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { if newValue != strokeStart { change(.strokeStart) { $0.shape?.strokeStart = newValue } } }
  }

  /// The end of the stroke along the path, 0 to 1. Default 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { if newValue != strokeEnd { change(.strokeEnd) { $0.shape?.strokeEnd = newValue } } }
  }

  /// The width of the line in points. Default 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { if newValue != lineWidth { change(.lineWidth) { $0.shape?.lineWidth = newValue } } }
  }

  /// The maximum ratio of a corner's length to the line width for sharp corners. Default 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { if newValue != miterLimit { change(.miterLimit) { $0.shape?.miterLimit = newValue } } }
  }

  /// The ends of lines. Default `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { changeStyle { $0.lineCap = newValue } }
  }

  /// The corners of lines. Default `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { changeStyle { $0.lineJoin = newValue } }
  }

  /// The offset into the dash pattern at the start of the line, in points. Default 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      if newValue != lineDashPhase { change(.lineDashPhase) { $0.shape?.lineDashPhase = newValue } }
    }
  }

  /// The lengths of alternating dashes and gaps, in points. Default `nil`: no gaps.
  open var lineDashPattern: [NSNumber]? {
    get {
      shape.lineDashPattern.isEmpty
        ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) }
    }
    set {
      let lengths = (newValue ?? []).map { CGFloat($0.doubleValue) }
      changeStyle { $0.lineDashPattern = lengths }
    }
  }

  /// Returns a copy of the layer in its current visible state; `nil` for a layer that is not on a
  /// screen.
  open override func presentation() -> CAShapeLayer? {
    makePresentation { CAShapeLayer(layer: self) }
  }

  private func changeStyle(_ body: (inout ShapeProperties) -> Void) {
    var changed = shape
    body(&changed)
    properties.shape = changed
    markChanged(.drawing)
  }
}

import Foundation

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name; an unknown one behaves as `axial`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line. The default.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre outwards to an ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient in front of its background, clipped to its rounded corners.
open class CAGradientLayer: CALayer {
  package override func prepareProperties(_ properties: inout LayerProperties) {
    properties.gradient = GradientProperties()
  }

  private var gradient: GradientProperties {
    properties.gradient ?? GradientProperties()
  }

  /// The colours, `CGColor`s; others are reported and omitted. Default `nil`.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }
      if colors.count != newValue?.count ?? 0 {
        Misuse.report(LayerMisuse.gradientColors)
      }
      if colors != gradient.colors { change(.colors) { $0.gradient?.colors = colors } }
    }
  }

  /// The locations of the colours, 0 to 1 and increasing. Default `nil`: evenly spaced.
  open var locations: [NSNumber]? {
    get {
      gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) }
    }
    set {
      let locations = (newValue ?? []).map { CGFloat($0.doubleValue) }
      if locations != gradient.locations {
        change(.locations) { $0.gradient?.locations = locations }
      }
    }
  }

  /// The start point of the gradient, in fractions of the bounds. Default (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { if newValue != startPoint { change(.startPoint) { $0.gradient?.startPoint = newValue } } }
  }

  /// The end point of the gradient, in fractions of the bounds. Default (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { if newValue != endPoint { change(.endPoint) { $0.gradient?.endPoint = newValue } } }
  }

  /// The kind of the gradient. Default `axial`.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set {
      guard newValue != type else { return }
      properties.gradient?.type = newValue
      markChanged(.drawing)
    }
  }

  /// Returns a copy of the layer in its current visible state; `nil` for a layer that is not on a
  /// screen.
  open override func presentation() -> CAGradientLayer? {
    makePresentation { CAGradientLayer(layer: self) }
  }
}

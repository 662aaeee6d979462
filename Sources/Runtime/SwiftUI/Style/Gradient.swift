/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0…1.
    public var location: CGFloat

    /// A colour at a place, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in order of their places.
  public var stops: [Stop]

  /// A gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// A gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient along a line.
public struct LinearGradient: Sendable {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// A gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// A gradient of colours along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of stops along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let traits = environment.traits
    return _Paint(
      .view {
        let view = GradientView(frame: .zero)
        view.show(self, traits: traits)
        return view
      })
  }
}

extension LinearGradient: View {
  /// What the view consists of.
  public var body: some View { StyleView(style: self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ gradient: LinearGradient, traits: UITraitCollection) {
    guard let layer = layer as? CAGradientLayer else { return }
    let stops = gradient.gradient.stops
    layer.colors = stops.map { $0.color.uiColor.resolvedColor(with: traits).cgColor }
    layer.locations = stops.map { NSNumber(value: Double($0.location)) }
    layer.startPoint = CGPoint(x: gradient.start.x, y: gradient.start.y)
    layer.endPoint = CGPoint(x: gradient.end.x, y: gradient.end.y)
  }
}

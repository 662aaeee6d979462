/// The colours and the geometry of a gradient.
package struct GradientLook: Equatable, Sendable {
  package enum Course: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    /// A centre and two radii in points.
    case radial(UnitPoint, CGFloat, CGFloat)
    /// A centre and two radii as fractions of the size.
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
  }

  package let gradient: Gradient
  package let course: Course

  init(_ gradient: Gradient, _ course: Course) {
    self.gradient = gradient
    self.course = course
  }

  /// The locations of stops between two radii, of which the second is the gradient's end.
  static func places(
    _ stops: [Gradient.Stop], from start: CGFloat, to end: CGFloat
  ) -> [CGFloat] {
    guard end != 0 else { return stops.map(\.location) }
    return stops.map { (start + $0.location * (end - start)) / end }
  }
}

/// A gradient style; as a view it fills the size that it is proposed.
package protocol GradientStyle: ShapeStyle, View {
  nonisolated var look: GradientLook { get }
}

extension GradientStyle {
  /// The paint of the style in an environment.
  public nonisolated func _paint(in environment: EnvironmentValues) -> _Paint {
    let (look, traits) = (look, environment.traits)
    return _Paint(
      .view {
        let view = GradientView(frame: .zero)
        view.show(look, traits: traits)
        return view
      })
  }

  /// The view's content.
  public var body: some View { StyleView(style: self) }
}

/// Draws a gradient; radii in points are converted to fractions of the layer's size and follow it.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private var look: GradientLook?

  func show(_ look: GradientLook, traits: UITraitCollection) {
    guard let layer = layer as? CAGradientLayer else { return }
    self.look = look
    let stops = look.gradient.stops
    layer.colors = stops.map { $0.color.uiColor.resolvedColor(with: traits).cgColor }
    var places = stops.map(\.location)
    switch look.course {
    case .linear(let start, let end):
      layer.startPoint = CGPoint(x: start.x, y: start.y)
      layer.endPoint = CGPoint(x: end.x, y: end.y)
    case .radial(_, let start, let end):
      layer.type = .radial
      places = GradientLook.places(stops, from: start, to: end)
    case .elliptical(let center, let start, let end):
      layer.type = .radial
      places = GradientLook.places(stops, from: start, to: end)
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(x: center.x + end, y: center.y + end)
    case .angular(let center, let start, let end):
      layer.type = .conic
      let share = min(abs(end.radians - start.radians) / (2 * .pi), 1)
      // Each end colour fills half of the remaining arc, so the gradient is rotated back by the
      // first half.
      let gap = (1 - share) / 2
      places = stops.map { gap + $0.location * share }
      let angle = start.radians - gap * 2 * .pi
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      self.angle = angle
    }
    layer.locations = places.map { NSNumber(value: Double($0)) }
    setNeedsLayout()
  }

  private var angle = 0.0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layer = layer as? CAGradientLayer, let look, bounds.width > 0, bounds.height > 0
    else { return }
    switch look.course {
    case .linear, .elliptical: break
    case .radial(let center, _, let radius):
      layer.startPoint = CGPoint(x: center.x, y: center.y)
      layer.endPoint = CGPoint(
        x: center.x + radius / bounds.width, y: center.y + radius / bounds.height)
    case .angular(let center, _, _):
      layer.endPoint = CGPoint(
        x: center.x + cos(angle) / bounds.width, y: center.y + sin(angle) / bounds.height)
    }
  }
}

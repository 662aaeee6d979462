/// The arrow of a popover, attached to its body.
@MainActor
final class PopoverArrowView: UIView {
  private let shape = CAShapeLayer()
  private var drawn: (direction: UIPopoverArrowDirection, size: CGSize)?

  /// The opacity of a narrow shadow that separates the tip from the source. Grade: tunable.
  private static let shadowOpacity: Float = 0.12
  /// The standard deviation of the shadow in points. Grade: tunable.
  private static let shadowRadius: CGFloat = 4

  var color: UIColor? {
    didSet { colorShape() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
    shape.shadowColor = .black
    shape.shadowOpacity = Self.shadowOpacity
    shape.shadowRadius = Self.shadowRadius
    shape.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  func show(_ direction: UIPopoverArrowDirection) {
    if let drawn, drawn.direction == direction, drawn.size == bounds.size { return }
    drawn = (direction, bounds.size)
    shape.frame = bounds
    let path = Self.path(direction, in: bounds.size)
    shape.path = path
    shape.shadowPath = path
  }

  func colorShape() {
    shape.fillColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    colorShape()
  }

  /// The shape of the arrow: a bell that flares into the body's edge, with a round tip.
  private static func path(_ direction: UIPopoverArrowDirection, in size: CGSize) -> CGPath {
    let isVertical = direction == .up || direction == .down
    let base = isVertical ? size.width : size.height
    let height = isVertical ? size.height : size.width
    // A point along the base from its middle, and at a distance from the base.
    func at(_ along: CGFloat, _ away: CGFloat) -> CGPoint {
      let along = base / 2 * (1 + along)
      let away = height * away
      return switch direction {
      case .up: CGPoint(x: along, y: height - away)
      case .down: CGPoint(x: along, y: away)
      case .left: CGPoint(x: height - away, y: along)
      default: CGPoint(x: away, y: along)
      }
    }
    let path = CGMutablePath()
    path.move(to: at(-1, 0))
    path.addCurve(to: at(-0.25, 0.84), control1: at(-0.6, 0), control2: at(-0.46, 0.52))
    path.addCurve(to: at(0.25, 0.84), control1: at(-0.1, 1.06), control2: at(0.1, 1.06))
    path.addCurve(to: at(1, 0), control1: at(0.46, 0.52), control2: at(0.6, 0))
    path.closeSubpath()
    return path
  }
}

import UIKit

/// A street map: the town drawn once for its size and look, and live pins over it.
final class MapView: UIView {
  /// The route from the user's location to the café is a little to the left of the plan's centre.
  private static let sideways: CGFloat = 14
  private let pins: [MapPin]
  private let town = TownView()

  /// Called when the user selects a place, or none by a touch on the map.
  var onChoose: ((Place?) -> Void)?

  /// The vertical centre of the town plan, as a fraction of the height: above the middle, so that a
  /// sheet at half height leaves it visible.
  static let middleY: CGFloat = 0.395
  /// The least distance of the centre from the top on low screens, clear of the banner, in points.
  private static let leastMiddle: CGFloat = 296

  override init(frame: CGRect) {
    pins = Place.town.filter { $0.position != nil }.map(MapPin.init)
    super.init(frame: frame)
    accessibilityLabel = "Map"
    addSubview(town)
    for pin in pins {
      addSubview(pin)
      pin.addAction(
        UIAction { [weak self, weak pin] _ in self?.choose(pin) }, for: .touchUpInside)
    }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.chooseNoneAction))
  }

  required init?(coder: NSCoder) { nil }

  /// The selected place.
  var chosen: Place? { pins.first { $0.isSelected }?.place }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func chooseNone() {
    choose(nil)
  }

  // Without Objective-C the selector has the method with it.
  #if canImport(ObjectiveC)
    private static let chooseNoneAction = #selector(chooseNone)
  #else
    private static let chooseNoneAction = Selector("chooseNone", MapView.chooseNone)
  #endif

  private func choose(_ pin: MapPin?) {
    for other in pins { other.isSelected = other === pin }
    if let pin { bringSubviewToFront(pin) }
    onChoose?(pin?.place)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    town.frame = bounds
    for pin in pins {
      guard let position = pin.place.position else { continue }
      pin.center = location(of: position)
    }
  }

  /// Returns the location of a point of the town plan in the view.
  func location(of point: CGPoint) -> CGPoint {
    point.applying(Self.placing(in: bounds))
  }

  /// Returns the transform from the town plan to the view.
  fileprivate static func placing(in bounds: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      translationX: bounds.midX + sideways,
      y: bounds.minY + max(bounds.height * middleY, leastMiddle)
    )
    .rotated(by: TownPlan.turn)
  }

  /// The drawing below the pins.
  private final class TownView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentMode = .redraw
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      MapPalette.land.setFill()
      UIRectFill(bounds)
      let placing = MapView.placing(in: bounds)
      let drawing = TownDrawing(visible: bounds.applying(placing.inverted()))
      context.saveGState()
      context.concatenate(placing)
      drawing.draw()
      drawing.drawRoute()
      drawing.drawNames()
      context.restoreGState()
      drawUser(in: context, at: TownPlan.userLocation.applying(placing))
    }

    private func drawUser(in context: CGContext, at point: CGPoint) {
      func disc(_ radius: CGFloat) -> UIBezierPath {
        UIBezierPath(
          ovalIn: CGRect(
            x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
      }
      UIColor.systemBlue.withAlphaComponent(0.16).setFill()
      disc(26).fill()
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 0, height: 1), blur: 4,
        color: UIColor.black.withAlphaComponent(0.35).cgColor)
      UIColor.white.setFill()
      disc(10).fill()
      context.restoreGState()
      UIColor.systemBlue.setFill()
      disc(7).fill()
    }
  }
}

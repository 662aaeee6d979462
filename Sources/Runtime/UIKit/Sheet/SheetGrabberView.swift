import SheetEngine

/// The small bar at a sheet's top.
package final class SheetGrabberView: UIView {
  /// (120, 120, 128) at 0.4295: (197, 197, 200) on white (L22, measured in light).
  private static let color = UIColor(
    red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.4295)

  private var hitBounds = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.color
    accessibilityLabel = "Sheet Grabber"
    accessibilityTraits = [.button, .adjustable]
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func apply(_ grabber: SheetGrabber) {
    if isHidden == grabber.isVisible { isHidden = !grabber.isVisible }
    guard grabber.isVisible else { return }
    let frame = CGRect(grabber.frame)
    guard self.frame != frame else { return }
    self.frame = frame
    layer.cornerRadius = frame.height / 2
    hitBounds = CGRect(grabber.hitFrame).offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hitBounds.contains(point)
  }
}

extension CGRect {
  init(_ rect: SheetRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

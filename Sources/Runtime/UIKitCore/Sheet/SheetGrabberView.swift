import SheetEngine

/// The grabber, a small bar at the top of a sheet.
package final class SheetGrabberView: UIView {
  /// (120, 120, 128) at 0.4295: (197, 197, 200) on white (L22, measured in light).
  private static let color = UIColor(
    red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.4295)

  private var hitBounds = CGRect.zero
  /// The sheet that the grabber moves for assistive technologies.
  weak var shell: SheetShell?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.color
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

  package override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  package override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Sheet Grabber" }
    set { super.accessibilityLabel = newValue }
  }

  package override var accessibilityValue: String? {
    get { super.accessibilityValue ?? shell?.sizeInWords }
    set { super.accessibilityValue = newValue }
  }

  /// The words are tunable: what a tap does in its place.
  package override var accessibilityHint: String? {
    get { super.accessibilityHint ?? shell.map { $0.grabberTapInWords } }
    set { super.accessibilityHint = newValue }
  }

  package override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? [.button, .adjustable] }
    set { super.accessibilityTraits = newValue }
  }

  /// The area that takes touches, larger than the bar.
  package override var accessibilityFrame: CGRect {
    get {
      accessibilityStorage?.frame
        ?? UIAccessibility.convertToScreenCoordinates(hitBounds, in: self)
    }
    set { super.accessibilityFrame = newValue }
  }

  package override func accessibilityActivate() -> Bool {
    guard let shell else { return false }
    shell.grabberTapped()
    return true
  }

  package override func accessibilityIncrement() { shell?.send(.stepped(larger: true)) }

  package override func accessibilityDecrement() { shell?.send(.stepped(larger: false)) }

  package override var accessibilityRank: Int { AccessibilityRank.grabber }
}

extension CGRect {
  init(_ rect: SheetRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Creates a switch with an origin in points; its size is always 63×28.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
    setUp()
  }

  /// Creates a switch that performs an action when the user toggles it.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(
      frame: CGRect(origin: frame.origin, size: SwitchMetrics.size), primaryAction: primaryAction)
    setUp()
  }

  /// Creates a switch for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [well, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = SwitchMetrics.shadowOpacity
    thumb.layer.shadowRadius = SwitchMetrics.shadowRadius
    thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
    if bounds.size != SwitchMetrics.size { bounds.size = SwitchMetrics.size }
    layoutParts()
  }

  /// A Boolean value that indicates whether the switch is on. Setting it is not animated and sends
  /// no event. The default is `false`.
  open var isOn: Bool {
    get { KeyValueObservers.reading(self, "isOn", isOnStorage) }
    set {
      let old = isOnStorage
      setOn(newValue, animated: false)
      KeyValueObservers.changed(self, "isOn", old: old, new: isOnStorage)
    }
  }

  /// Sets the switch; if animated, the thumb slides. No event is sent.
  open func setOn(_ on: Bool, animated: Bool) {
    guard isOnStorage != on else { return }
    isOnStorage = on
    shownOn = on
    moveParts(animated: animated && window != nil)
  }

  /// The colour of the track while on. The default is `nil`: green.
  open var onTintColor: UIColor? {
    didSet { layoutParts() }
  }

  /// The colour of the thumb. The default is `nil`: white.
  open var thumbTintColor: UIColor? {
    didSet { layoutParts() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  open override var intrinsicContentSize: CGSize { SwitchMetrics.size }

  open override var _keptSize: CGSize? { SwitchMetrics.size }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layoutParts()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasMoved = false
    press(true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let start = touch.previousLocation(in: self).x
    if x != start { hasDragged = hasDragged || abs(x - start) > 1 }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let wantsOn = (x > bounds.midX) != isRightToLeft
    // The thumb follows once the touch has crossed to the other side.
    if hasDragged, wantsOn != shownOn, wantsOn == isOnStorage || abs(x - bounds.midX) > 4 {
      shownOn = wantsOn
      hasMoved = true
      moveParts(animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    press(false)
    let wanted = hasMoved ? shownOn : !isOnStorage
    hasDragged = false
    guard isTouchInside || hasMoved, wanted != isOnStorage else {
      shownOn = isOnStorage
      moveParts(animated: true)
      return
    }
    isOnStorage = wanted
    shownOn = wanted
    moveParts(animated: true)
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    press(false)
    hasDragged = false
    shownOn = isOnStorage
    moveParts(animated: true)
  }

  open override func performPrimaryAction() {
    guard isEnabled else { return }
    setOn(!isOn, animated: true)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// The accessibility value: "1" or "0", as in UIKit.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override var _naturalAccessibilityTraits: UIAccessibilityTraits {
    [.button, .toggleButton]
  }

  open override var _accessibilityRole: _AccessibilityRole? { .switch }

  open override var _ownsSidewaysDrags: Bool { true }

  open override func _controlStateDidChange() {
    super._controlStateDidChange()
    alpha = isEnabled ? 1 : SwitchMetrics.disabledOpacity
  }

  private let well = UIView()
  private let thumb = UIView()
  private var isOnStorage = false
  /// Indicates whether the thumb is at the side for on; a touch may move it before it ends.
  private var shownOn = false
  private var hasMoved = false
  private var hasDragged = false

  private var thumbCenter: CGPoint {
    let travel = (bounds.width - SwitchMetrics.thumb.width) / 2 - SwitchMetrics.inset
    let isRight = shownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGPoint(x: bounds.midX + (isRight ? travel : -travel), y: bounds.midY)
  }

  private func layoutParts() {
    well.frame = bounds
    well.layer.cornerRadius = bounds.height / 2
    thumb.bounds.size = SwitchMetrics.thumb
    thumb.layer.cornerRadius = SwitchMetrics.thumb.height / 2
    thumb.backgroundColor = thumbTintColor ?? .white
    applyState()
  }

  private func applyState() {
    thumb.center = thumbCenter
    well.backgroundColor = shownOn ? onTintColor ?? .systemGreen : SwitchMetrics.offColor
  }

  private func moveParts(animated: Bool) {
    guard animated else { return applyState() }
    UIView.animate(
      withDuration: SwitchMetrics.thumbDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.applyState()
    }
  }

  private func press(_ isPressed: Bool) {
    guard window != nil else { return }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      let scale = isPressed ? SwitchMetrics.pressedScale : 1
      self.thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

/// The metrics of a switch, in points.
@MainActor
private enum SwitchMetrics {
  /// The size of the control (B10, measured).
  static let size = CGSize(width: 63, height: 28)
  /// The size of the thumb. Grade: widely observed.
  static let thumb = CGSize(width: 39, height: 24)
  static let inset: CGFloat = 2
  /// The duration of the thumb's movement in seconds (fit, AN6).
  static let thumbDuration = 0.336
  /// The factor by which the thumb grows under a finger. Grade: tunable.
  static let pressedScale: CGFloat = 1.15
  static let disabledOpacity: CGFloat = 0.5
  static let shadowOpacity: Float = 0.12
  static let shadowRadius: CGFloat = 2
  /// The colour of the track while off. Grade: widely observed.
  static let offColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.47, alpha: 0.36) : UIColor(white: 0.47, alpha: 0.24)
  }
}

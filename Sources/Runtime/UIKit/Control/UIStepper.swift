/// Two buttons that lower and raise a value by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Creates a stepper; its size is fixed, only the frame's origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    setUp()
  }

  /// Creates a stepper that performs an action when its value changes.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(
      frame: CGRect(origin: frame.origin, size: StepperMetrics.size), primaryAction: nil)
    setUp()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a stepper for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperMetrics.size
    setUp()
  }

  /// Whether the value is told while a finger holds a button, or only when it lifts. The default is
  /// `true`.
  open var isContinuous = true
  /// Whether holding a button goes on stepping. The default is `true`.
  open var autorepeat = true
  /// Whether a step past an end goes on at the other. The default is `false`.
  open var wraps = false {
    didSet { updateButtons() }
  }

  /// The value, kept between the ends. The default is 0. Setting it sends no events.
  open var value: Double {
    get { valueStorage }
    set {
      valueStorage = min(max(newValue, minimumValue), maximumValue)
      updateButtons()
    }
  }
  /// The lower end. The default is 0. A value above the upper end moves that as well.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = valueStorage
    }
  }
  /// The upper end. The default is 100. A value below the lower end moves that as well.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = valueStorage
    }
  }
  /// How much a step is. The default is 1; 0 or less is reported and ignored.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue <= 0 else { return }
      reportMisuse(
        "UIStepper.stepValue was set to \(stepValue); give a value above 0. The old value stays.")
      stepValue = oldValue
    }
  }

  /// The image of the button that raises the value, in a state; `nil` restores the plus.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    increment.images[state.rawValue] = image
    updateButtons()
  }
  /// The image that was set for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    increment.images[state.rawValue]
  }
  /// The image of the button that lowers the value, in a state; `nil` restores the minus.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrement.images[state.rawValue] = image
    updateButtons()
  }
  /// The image that was set for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    decrement.images[state.rawValue]
  }

  open override var intrinsicContentSize: CGSize { StepperMetrics.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRaising = raises(touch.location(in: self))
    guard canStep(isRaising) else { return true }
    valueAtStart = valueStorage
    hold(isRaising)
    step()
    scheduleRepeat(after: StepperMetrics.delay)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isInside = bounds.insetBy(dx: -20, dy: -40).contains(touch.location(in: self))
    if !isInside { release() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let hasChanged = valueStorage != valueAtStart
    release()
    if !isContinuous, hasChanged { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) { release() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    (isMirrored ? increment : decrement).frame = half
    (isMirrored ? decrement : increment).frame = half.offsetBy(dx: half.width, dy: 0)
    line.frame = CGRect(
      x: bounds.midX - 0.5, y: StepperMetrics.lineInset, width: 1,
      height: bounds.height - 2 * StepperMetrics.lineInset)
    layer.cornerRadius = bounds.height / 2
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateButtons()
  }

  /// The value as a number, unless something else was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? String(format: "%g", valueStorage) }
    set { super.accessibilityValue = newValue }
  }

  package override func controlStateDidChange() {
    super.controlStateDidChange()
    updateButtons()
  }

  package override var naturalAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  private let decrement = StepperHalf("minus")
  private let increment = StepperHalf("plus")
  private let line = UIView()
  private var valueStorage = 0.0
  private var valueAtStart = 0.0
  /// Whether the button held raises; `nil` while none is.
  private var held: Bool?
  private var steps = 0
  private var timer: FrameTimers.Timer?
}

extension UIStepper {
  private func setUp() {
    backgroundColor = .tertiarySystemFill
    clipsToBounds = true
    layer.cornerCurve = .continuous
    line.backgroundColor = .separator
    for view in [decrement, increment, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    updateButtons()
  }

  private func raises(_ point: CGPoint) -> Bool {
    let isRight = point.x >= bounds.midX
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? !isRight : isRight
  }

  private func canStep(_ raises: Bool) -> Bool {
    isEnabled && (wraps || (raises ? valueStorage < maximumValue : valueStorage > minimumValue))
  }

  private func hold(_ raises: Bool) {
    held = raises
    steps = 0
    (raises ? increment : decrement).isHeld = true
  }

  private func release() {
    held = nil
    timer?.cancel()
    timer = nil
    increment.isHeld = false
    decrement.isHeld = false
  }

  /// Steps once and tells, if there is a way to go.
  private func step() {
    guard let held, canStep(held) else { return }
    var next = valueStorage + (held ? stepValue : -stepValue)
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    value = next
    steps += 1
    if isContinuous { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  private func scheduleRepeat(after seconds: Double) {
    guard autorepeat, let host = DisplayHost.host(of: self) else { return }
    timer = host.timers.schedule(at: host.time + seconds, name: "a held stepper") { [weak self] in
      guard let self, held != nil else { return }
      step()
      scheduleRepeat(
        after: steps > StepperMetrics.slowSteps
          ? StepperMetrics.fastInterval : StepperMetrics.interval)
    }
  }

  private func updateButtons() {
    decrement.show(isEnabled: canStep(false))
    increment.show(isEnabled: canStep(true))
  }
}

/// One of a stepper's buttons.
private final class StepperHalf: UIView {
  private let symbol: String
  private let image = UIImageView()
  var images: [UInt: UIImage] = [:]

  var isHeld = false {
    didSet {
      guard oldValue != isHeld else { return }
      backgroundColor = isHeld ? .tertiarySystemFill : nil
    }
  }

  init(_ symbol: String) {
    self.symbol = symbol
    super.init(frame: .zero)
    image.contentMode = .center
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  func show(isEnabled: Bool) {
    let plain = UIImage(
      systemName: symbol,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .medium))
    let own = isEnabled ? nil : images[UIControl.State.disabled.rawValue]
    image.image = own ?? images[UIControl.State.normal.rawValue] ?? plain
    image.tintColor = isEnabled ? .label : .tertiaryLabel
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
  }
}

/// The numbers of a stepper.
private enum StepperMetrics {
  /// Points (B12).
  static let size = CGSize(width: 94, height: 32)
  /// Points above and below the line (tunable).
  static let lineInset: CGFloat = 7
  /// Seconds until a held button steps again, and between steps; faster after some (tunable).
  static let delay = 0.5
  static let interval = 0.25
  static let fastInterval = 0.1
  static let slowSteps = 4
}

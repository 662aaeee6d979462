/// A control with two buttons that decrease and increase a value by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Creates a stepper; its size is fixed, so only the frame's origin is used.
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

  /// A Boolean value that indicates whether events are sent while a button is held, or only when
  /// the touch ends. The default is `true`.
  open var isContinuous = true
  /// A Boolean value that indicates whether holding a button repeats the step. The default is
  /// `true`.
  open var autorepeat = true
  /// A Boolean value that indicates whether a step beyond an end continues at the other. The
  /// default is `false`.
  open var wraps = false {
    didSet { updateButtons() }
  }

  /// The value, clamped to the range. The default is 0. Setting it sends no events.
  open var value: Double {
    get { KeyValueObservers.reading(self, "value", valueStorage) }
    set {
      let old = valueStorage
      valueStorage = min(max(newValue, minimumValue), maximumValue)
      updateButtons()
      KeyValueObservers.changed(self, "value", old: old, new: valueStorage)
    }
  }
  /// The minimum value. The default is 0. A smaller maximum is raised to it.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = valueStorage
    }
  }
  /// The maximum value. The default is 100. A larger minimum is lowered to it.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = valueStorage
    }
  }
  /// The size of a step. The default is 1; 0 or less is reported and ignored.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue <= 0 else { return }
      Misuse.report(PickerMisuse.stepValue(stepValue))
      stepValue = oldValue
    }
  }

  /// Sets the image of the increment button for a state; `nil` restores the plus.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    increment.images[state.rawValue] = image
    updateButtons()
  }
  /// Returns the increment button's image for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    increment.images[state.rawValue]
  }
  /// Sets the image of the decrement button for a state; `nil` restores the minus.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrement.images[state.rawValue] = image
    updateButtons()
  }
  /// Returns the decrement button's image for a state.
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

  /// The accessibility value: the value as a number, unless one was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? String(format: "%g", valueStorage) }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by one step and sends the events.
  open override func accessibilityIncrement() { stepOnce(raises: true) }

  /// Decreases the value by one step and sends the events.
  open override func accessibilityDecrement() { stepOnce(raises: false) }

  open override func _controlStateDidChange() {
    super._controlStateDidChange()
    updateButtons()
  }

  open override var _naturalAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  private let decrement = StepperHalf("minus")
  private let increment = StepperHalf("plus")
  private let line = UIView()
  private var valueStorage = 0.0
  private var valueAtStart = 0.0
  /// Indicates whether the held button is the increment button; `nil` while none is held.
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

  /// Performs one step and sends the event, unless the value is at its limit.
  private func step() {
    guard let held, canStep(held) else { return }
    var next = valueStorage + (held ? stepValue : -stepValue)
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    value = next
    steps += 1
    if isContinuous { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  /// Performs one step as a short touch of a button does.
  private func stepOnce(raises: Bool) {
    guard held == nil, canStep(raises) else { return }
    valueAtStart = valueStorage
    hold(raises)
    step()
    endTracking(nil, with: nil)
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

/// The view of one of a stepper's buttons.
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

/// The metrics of a stepper.
private enum StepperMetrics {
  /// The size of the control in points (B12).
  static let size = CGSize(width: 94, height: 32)
  /// The space above and below the separator, in points (tunable).
  static let lineInset: CGFloat = 7
  /// The delay until a held button repeats its step, and between the steps, in seconds; shorter
  /// after some (tunable).
  static let delay = 0.5
  static let interval = 0.25
  static let fastInterval = 0.1
  static let slowSteps = 4
}

/// A control for choosing a value from a range by moving a thumb.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Creates a slider with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider that performs an action when the user moves it.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    setUp()
  }

  /// Creates a slider for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [track, filled, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = SliderMetrics.shadowOpacity
    thumb.layer.shadowRadius = SliderMetrics.shadowRadius
    thumb.layer.shadowOffset = CGSize(width: 0, height: SliderMetrics.shadowOffset)
  }

  /// The value, clamped to the range from ``minimumValue`` to ``maximumValue``. Setting it is not
  /// animated and sends no event. The default is 0.
  open var value: Float {
    get { KeyValueObservers.reading(self, "value", valueStorage) }
    set {
      let old = valueStorage
      setValue(newValue, animated: false)
      KeyValueObservers.changed(self, "value", old: old, new: valueStorage)
    }
  }

  /// The minimum value. The default is 0. A smaller maximum is raised to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(valueStorage, animated: false)
      setNeedsLayout()
    }
  }

  /// The maximum value. The default is 1. A larger minimum is lowered to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(valueStorage, animated: false)
      setNeedsLayout()
    }
  }

  /// Sets the value; if animated, the thumb slides. No event is sent. Values that are not a number
  /// are ignored.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let new = min(max(value, minimumValue), maximumValue)
    guard new != valueStorage else { return }
    valueStorage = new
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: SliderMetrics.moveDuration) { self.layoutParts() }
  }

  /// A Boolean value that indicates whether events are sent while the thumb moves, or only when the
  /// touch ends. The default is `true`.
  open var isContinuous = true

  /// The colour of the track up to the thumb. The default is `nil`: the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the track beyond the thumb. The default is `nil`: a gray.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The colour of the thumb. The default is `nil`: white.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// The image at the end of the minimum value. The default is `nil`.
  open var minimumValueImage: UIImage? {
    didSet { show(minimumValueImage, in: &minimumView) }
  }

  /// The image at the end of the maximum value. The default is `nil`.
  open var maximumValueImage: UIImage? {
    didSet { show(maximumValueImage, in: &maximumView) }
  }

  /// Returns the frame of the minimum value's image; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, bounds, isAtLeft: !isRightToLeft)
  }

  /// Returns the frame of the maximum value's image; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, bounds, isAtLeft: isRightToLeft)
  }

  /// Returns the frame of the track, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var (left, right) = (
      minimumValueImageRect(forBounds: bounds).width, maximumValueImageRect(forBounds: bounds).width
    )
    if isRightToLeft { swap(&left, &right) }
    if left > 0 { left += SliderMetrics.imageGap }
    if right > 0 { right += SliderMetrics.imageGap }
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - SliderMetrics.track / 2,
      width: max(0, bounds.width - left - right), height: SliderMetrics.track)
  }

  /// Returns the frame of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let travel = max(0, rect.width - size.width)
    let share =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? 1 - share(of: value)
      : share(of: value)
    return CGRect(
      x: rect.minX + travel * share, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: SliderMetrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let place = touch.location(in: self)
    let reach = SliderMetrics.thumbReach
    guard rect.insetBy(dx: -reach, dy: -reach).contains(place) else { return false }
    grip = place.x - rect.midX
    press(true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let travel = max(1, rect.width - thumbSize.width)
    let start = rect.minX + thumbSize.width / 2
    var share = (touch.location(in: self).x - grip - start) / travel
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
    let new = minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue)
    guard new != valueStorage else { return true }
    valueStorage = new
    layoutParts()
    hasChanged = true
    if isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    press(false)
    if hasChanged, !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    hasChanged = false
  }

  open override func cancelTracking(with event: UIEvent?) {
    press(false)
    hasChanged = false
  }

  /// The accessibility value: the value in percent of the range.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int(clamping: (share(of: value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a tenth of the range, as UIKit does.
  open override func accessibilityIncrement() { step(by: SliderMetrics.accessibilityStep) }

  /// Decreases the value by a tenth of the range, as UIKit does.
  open override func accessibilityDecrement() { step(by: -SliderMetrics.accessibilityStep) }

  private func step(by share: Float) {
    let old = valueStorage
    setValue(old + share * (maximumValue - minimumValue), animated: false)
    if valueStorage != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  open override var _accessibilityRole: _AccessibilityRole? { .slider }

  open override var _naturalAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  open override var _ownsSidewaysDrags: Bool { true }

  open override func _controlStateDidChange() {
    super._controlStateDidChange()
    alpha = isEnabled ? 1 : SliderMetrics.disabledOpacity
    setNeedsLayout()
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func imageRect(_ image: UIImage?, _ bounds: CGRect, isAtLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    view?.removeFromSuperview()
    view = image.map { UIImageView(image: $0) }
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private var minimumView: UIImageView?
  private var maximumView: UIImageView?
  private let track = UIView()
  private let filled = UIView()
  private let thumb = UIView()
  private var valueStorage: Float = 0
  /// The offset of the touch from the thumb's centre.
  private var grip: CGFloat = 0
  private var hasChanged = false

  private func share(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((value - minimumValue) / range) : 0
  }

  private func layoutParts() {
    let rect = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: rect, value: valueStorage)
    track.frame = rect
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    track.layer.cornerRadius = rect.height / 2
    minimumView?.frame = minimumValueImageRect(forBounds: bounds)
    maximumView?.frame = maximumValueImageRect(forBounds: bounds)
    filled.frame = CGRect(
      x: isRightToLeft ? knob.midX : rect.minX, y: rect.minY,
      width: isRightToLeft ? rect.maxX - knob.midX : knob.midX - rect.minX, height: rect.height)
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    filled.layer.cornerRadius = rect.height / 2
    thumb.place(knob)
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.layer.cornerRadius = knob.height / 2
    showImages()
  }

  /// The images of the thumb and of the track's parts, by state.
  private struct Images {
    var thumb: [UInt: UIImage] = [:]
    var minimum: [UInt: UIImage] = [:]
    var maximum: [UInt: UIImage] = [:]
  }

  private var images = Images()
  private var imageViews: [UIImageView?] = [nil, nil, nil]

  private func image(_ images: [UInt: UIImage]) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  /// The size of the thumb: that of its image, if it has one.
  private var thumbSize: CGSize { image(images.thumb)?.size ?? SliderMetrics.thumb }

  private func showImages() {
    show(image(images.maximum), in: track, at: 0)
    show(image(images.minimum), in: filled, at: 1)
    show(image(images.thumb), in: thumb, at: 2)
  }

  private func show(_ image: UIImage?, in part: UIView, at index: Int) {
    guard let image else {
      imageViews[index]?.removeFromSuperview()
      imageViews[index] = nil
      if part === thumb { part.layer.shadowOpacity = SliderMetrics.shadowOpacity }
      return
    }
    let view = imageViews[index] ?? UIImageView(frame: .zero)
    if view.superview == nil {
      part.addSubview(view)
      imageViews[index] = view
    }
    part.backgroundColor = .clear
    part.layer.shadowOpacity = 0
    if view.image !== image { view.image = image }
    // The image of a track is as wide as its part and as high as itself.
    let height = part === thumb ? part.bounds.height : image.size.height
    view.frame = CGRect(
      x: 0, y: (part.bounds.height - height) / 2, width: part.bounds.width, height: height)
  }

  /// Sets the image of the thumb in a state; `nil` restores the slider's own. States without an
  /// image have that of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state.rawValue] = image
    setNeedsLayout()
  }

  /// Sets the image of the track up to the thumb in a state; `nil` restores the slider's own.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimum[state.rawValue] = image
    setNeedsLayout()
  }

  /// Sets the image of the track beyond the thumb in a state; `nil` restores the slider's own.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximum[state.rawValue] = image
    setNeedsLayout()
  }

  /// Returns the image of the thumb that was set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state.rawValue] }
  /// Returns the image of the track up to the thumb that was set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.minimum[state.rawValue]
  }
  /// Returns the image of the track beyond the thumb that was set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.maximum[state.rawValue]
  }
  /// The image of the thumb in the current state.
  open var currentThumbImage: UIImage? { image(images.thumb) }
  /// The image of the track up to the thumb in the current state.
  open var currentMinimumTrackImage: UIImage? { image(images.minimum) }
  /// The image of the track beyond the thumb in the current state.
  open var currentMaximumTrackImage: UIImage? { image(images.maximum) }

  private func press(_ isPressed: Bool) {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      let scale = isPressed ? SliderMetrics.pressedScale : 1
      self.thumb.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

/// The metrics of a slider, in points.
private enum SliderMetrics {
  /// The height of the control (B11, measured).
  static let height: CGFloat = 34
  static let track: CGFloat = 6
  /// The gap between an image and the track. Grade: tunable.
  static let imageGap: CGFloat = 10
  static let thumb = CGSize(width: 37, height: 24)
  /// The distance beside the thumb within which a touch may begin. Grade: tunable.
  static let thumbReach: CGFloat = 12
  /// The duration of an animated move in seconds. Grade: tunable.
  static let moveDuration = 0.3
  static let pressedScale: CGFloat = 1.15
  /// The fraction of the range by which assistive technology changes the value at a time. Grade:
  /// widely reported.
  static let accessibilityStep: Float = 0.1
  static let disabledOpacity: CGFloat = 0.5
  static let shadowOpacity: Float = 0.15
  static let shadowRadius: CGFloat = 4
  static let shadowOffset: CGFloat = 2
}

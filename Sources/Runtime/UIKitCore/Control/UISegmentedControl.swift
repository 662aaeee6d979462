/// A control for choosing one of several segments side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  nonisolated public static let noSegment = -1

  /// Creates a control with a segment for each title or image; other items are reported and
  /// ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(makeSegment(title: title, image: nil))
      case let image as UIImage: segments.append(makeSegment(title: nil, image: image))
      default:
        Misuse.report(ControlMisuse.segmentItem(item))
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without segments that performs an action when the user selects one.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
    setUp()
  }

  /// Creates a control for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    well.isUserInteractionEnabled = false
    pill.isUserInteractionEnabled = false
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = SegmentMetrics.shadowOpacity
    pill.layer.shadowRadius = SegmentMetrics.shadowRadius
    pill.layer.shadowOffset = CGSize(width: 0, height: SegmentMetrics.shadowOffset)
    addSubview(well)
    addSubview(pill)
  }

  /// A Boolean value that indicates whether the control is an accessibility element. The default is
  /// `false`: the segments are elements.
  open override var isAccessibilityElement: Bool {
    get { accessibilityStorage?.isElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }

  open override var _accessibilityRole: _AccessibilityRole? { .segmentedControl }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment; ``noSegment`` for none. Setting it sends no event; an index
  /// without a segment is reported and ignored. The default is ``noSegment``.
  open var selectedSegmentIndex: Int {
    get { KeyValueObservers.reading(self, "selectedSegmentIndex", selection) }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        Misuse.report(ControlMisuse.segmentIndex(newValue, count: segments.count))
        return
      }
      let old = selection
      select(newValue, animated: false)
      KeyValueObservers.changed(self, "selectedSegmentIndex", old: old, new: selection)
    }
  }

  /// A Boolean value that indicates whether a segment is deselected when the touch ends. The
  /// default is `false`.
  open var isMomentary = false {
    didSet { if isMomentary { select(Self.noSegment, animated: false) } }
  }

  /// The colour of the selected segment. The default is `nil`: white, or a gray in the dark.
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that indicates whether the widths of segments follow their content instead of
  /// being equal. The default is `false`.
  open var apportionsSegmentWidthsByContent = false {
    didSet { setNeedsLayout() }
  }

  /// Inserts a segment with a title; an index beyond the end appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(makeSegment(title: title, image: nil), at: segment)
  }

  /// Inserts a segment with an image; an index beyond the end appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(makeSegment(title: nil, image: image), at: segment)
  }

  /// Inserts a segment that performs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let made = makeSegment(
      title: action.image == nil ? action.title : nil, image: action.image)
    made.action = action
    insert(made, at: segment)
  }

  /// Removes a segment; an index beyond the end removes the last.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index).view.removeFromSuperview()
    if selection == index {
      selection = Self.noSegment
    } else if selection > index {
      selection -= 1
    }
    contentDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    selection = Self.noSegment
    contentDidChange()
  }

  /// Sets the title of a segment; an index without a segment is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.set(title: title, image: nil) }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the image of a segment; an index without a segment is ignored.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.set(title: nil, image: image) }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Enables or disables a segment; an index without a segment is ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the width of a segment in points; 0 sizes it automatically.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the width set for a segment, in points.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets the attributes of the titles in a state, normal or selected: their font and colour are
  /// used. Selected titles without attributes have those of the normal state; `nil` restores the
  /// control's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleLooks[state.rawValue] = attributes
    for segment in segments { segment.view.titleLooks = titleLooks }
    contentDidChange()
  }

  /// Returns the attributes that were set for the titles in a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleLooks[state.rawValue] }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(naturalWidth)
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: total.rounded(.up), height: SegmentMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segment(at: touch.location(in: self)), segments[index].isEnabled else {
      return false
    }
    touched = index
    startsOnSelection = index == selection
    showTouch()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = CGPoint(x: touch.location(in: self).x, y: bounds.midY)
    guard let index = segment(at: place), segments[index].isEnabled else { return true }
    touched = isTouchInside ? index : Self.noSegment
    if startsOnSelection, touched != Self.noSegment, touched != selection, !isMomentary {
      choose(touched, event)
    }
    showTouch()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = touched
    touched = Self.noSegment
    if isTouchInside, index != Self.noSegment, index != selection { choose(index, event) }
    if isMomentary { select(Self.noSegment, animated: true) }
    showTouch()
  }

  open override func cancelTracking(with event: UIEvent?) {
    touched = Self.noSegment
    showTouch()
  }

  open override var _ownsSidewaysDrags: Bool { true }

  private let well = UIView()
  private let pill = UIView()
  private var segments: [Segment] = []
  private var titleLooks: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var selection = UISegmentedControl.noSegment
  private var touched = UISegmentedControl.noSegment
  private var startsOnSelection = false
}

extension UISegmentedControl {
  /// A segment: its content and state.
  @MainActor
  fileprivate final class Segment {
    let view: SegmentView
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0

    init(title: String?, image: UIImage?) {
      view = SegmentView()
      set(title: title, image: image)
    }

    func set(title: String?, image: UIImage?) {
      self.title = title
      self.image = image
      view.show(title: title, image: image)
    }
  }

  private func makeSegment(title: String?, image: UIImage?) -> Segment {
    let segment = Segment(title: title, image: image)
    segment.view.titleLooks = titleLooks
    addSubview(segment.view)
    return segment
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selection >= place { selection += 1 }
    contentDidChange()
  }

  private func change(_ index: Int, _ change: (Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(segments[index])
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func choose(_ index: Int, _ event: UIEvent?) {
    select(index, animated: true)
    if let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  private func select(_ index: Int, animated: Bool) {
    guard selection != index else { return }
    let isVisible = selection != Self.noSegment && index != Self.noSegment
    selection = index
    guard animated, window != nil, isVisible else { return setNeedsLayout() }
    UIView.animate(
      withDuration: SegmentMetrics.slideDuration, delay: 0, usingSpringWithDamping: 0.86,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutParts()
    }
  }

  private func naturalWidth(_ segment: Segment) -> CGFloat {
    segment.width > 0
      ? segment.width : segment.view.naturalWidth + SegmentMetrics.padding * 2
  }

  private func segment(at point: CGPoint) -> Int? {
    segments.firstIndex {
      point.x < $0.view.frame.maxX && point.x >= $0.view.frame.minX
    }
  }

  private func layoutParts() {
    well.frame = bounds
    well.backgroundColor = .tertiarySystemFill
    well.layer.cornerRadius = bounds.height / 2
    pill.isHidden = !segments.indices.contains(selection)
    pill.backgroundColor = selectedSegmentTintColor ?? SegmentMetrics.pillColor
    placeSegments()
    for (index, segment) in segments.enumerated() {
      segment.view.style(
        isSelected: index == selection, isEnabled: isEnabled && segment.isEnabled)
    }
    guard segments.indices.contains(selection) else { return }
    let inset = SegmentMetrics.inset
    pill.place(
      segments[selection].view.frame.insetBy(dx: inset, dy: inset))
    pill.layer.cornerRadius = pill.bounds.height / 2
  }

  private func placeSegments() {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let natural = segments.reduce(0) { $0 + ($1.width > 0 ? 0 : naturalWidth($1)) }
    let flexible = CGFloat(segments.count { $0.width <= 0 })
    let room = max(0, bounds.width - fixed)
    var x: CGFloat = 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for segment in isRightToLeft ? segments.reversed() : segments {
      let width: CGFloat =
        if segment.width > 0 {
          segment.width
        } else if apportionsSegmentWidthsByContent, natural > 0 {
          room * naturalWidth(segment) / natural
        } else {
          room / flexible
        }
      segment.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  private func showTouch() {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      for (index, segment) in segments.enumerated() {
        segment.view.alpha =
          index == touched && index != selection ? SegmentMetrics.touchedOpacity : 1
      }
      let scale =
        touched != Self.noSegment && touched == selection ? SegmentMetrics.touchedScale : 1
      pill.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

/// The view of one segment.
@MainActor
private final class SegmentView: UIView {
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  /// The attributes of the title by state.
  var titleLooks: [UInt: [NSAttributedString.Key: Any]] = [:]

  private func look(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    let normal = titleLooks[UIControl.State.normal.rawValue] ?? [:]
    return isSelected ? titleLooks[UIControl.State.selected.rawValue] ?? normal : normal
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    picture.contentMode = .center
    picture.isAccessibilityElement = false
    label.isAccessibilityElement = false
    isAccessibilityElement = true
    isUserInteractionEnabled = false
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  func show(title: String?, image: UIImage?) {
    label.text = image == nil ? title : nil
    picture.image = image
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: SegmentMetrics.symbolSize, weight: .medium)
    accessibilityLabel = title ?? picture.image?.spokenName
  }

  func style(isSelected: Bool, isEnabled: Bool) {
    let look = look(isSelected: isSelected)
    label.font =
      look[.font] as? UIFont
      ?? .systemFont(ofSize: SegmentMetrics.titleSize, weight: isSelected ? .semibold : .medium)
    label.textColor = isEnabled ? look[.foregroundColor] as? UIColor ?? .label : .tertiaryLabel
    picture.tintColor = isEnabled ? .label : .tertiaryLabel
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  var naturalWidth: CGFloat {
    guard picture.image == nil else { return picture.sizeThatFits(.zero).width }
    // Measured in the wider weight, so that a selection does not change the layout.
    let own = UIFont.systemFont(ofSize: SegmentMetrics.titleSize, weight: .semibold)
    let fonts = [false, true].map { look(isSelected: $0)[.font] as? UIFont ?? own }
    return fonts.map { TextLayout.cached(label.text ?? "", font: $0).size.width }.max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
  }
}

/// The metrics of a segmented control, in points.
@MainActor
private enum SegmentMetrics {
  /// The height of the control. Grade: widely observed.
  static let height: CGFloat = 32
  /// The distance between the well and the selected segment (B12).
  static let inset: CGFloat = 2
  /// The font size of the titles (B12, measured).
  static let titleSize: CGFloat = 13
  static let symbolSize: CGFloat = 14
  /// The padding beside a title. Grade: tunable.
  static let padding: CGFloat = 12
  static let slideDuration = 0.4
  static let touchedOpacity: CGFloat = 0.4
  static let touchedScale: CGFloat = 0.95
  static let shadowOpacity: Float = 0.1
  static let shadowRadius: CGFloat = 3
  static let shadowOffset: CGFloat = 1.5
  /// The colour of the selected segment. Grade: widely observed.
  static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
  }
}

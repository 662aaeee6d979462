/// The button of an alert action.
@MainActor
final class AlertButton: UIView {
  let action: UIAlertAction
  private let style: AlertStyle
  private let isPreferred: Bool
  private let label = UILabel()
  private let cover = UIView()
  private let line = UIView()

  /// The edge at which a line separates the button from its neighbour.
  enum Line { case none, above, before }
  var separator = Line.none {
    didSet { setNeedsLayout() }
  }

  init(_ action: UIAlertAction, style: AlertStyle, isPreferred: Bool) {
    self.action = action
    self.style = style
    self.isPreferred = isPreferred
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.isAccessibilityElement = false
    cover.backgroundColor = AlertStyle.touched
    cover.isHidden = true
    cover.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    if style.shape == .pills { clipsToBounds = true }
    for view in [cover, label, line] as [UIView] { addSubview(view) }
    bringUpToDate()
  }

  required init?(coder: NSCoder) { nil }

  /// A closure that performs the chosen action.
  var choose: ((UIAlertAction) -> Void)?

  override func accessibilityActivate() -> Bool {
    guard action.isEnabled else { return false }
    choose?(action)
    return true
  }

  var isTouched = false {
    didSet { cover.isHidden = !isTouched }
  }

  func bringUpToDate() {
    let isStrong = isPreferred || (action.style == .cancel && style.shape != .pills)
    label.font = AlertStyle.font(
      style.actionSize, isStrong ? style.strongWeight : style.actionWeight, like: .body,
      traitCollection)
    label.textColor = color
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    guard style.shape == .pills else { return }
    let isFilled = isPreferred && action.isEnabled
    backgroundColor = isFilled ? AlertStyle.preferredFill : .tertiarySystemFill
  }

  private var color: UIColor {
    if !action.isEnabled { return .tertiaryLabel }
    if style.shape == .pills, isPreferred { return .white }
    if action.style == .destructive { return .systemRed }
    return style.shape == .pills ? .label : tintColor
  }

  /// Updates the fonts, which depend on traits that are known once the view is in a window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    bringUpToDate()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    bringUpToDate()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    bringUpToDate()
  }

  /// The width for which the title is not shrunk.
  var fittingWidth: CGFloat { label.sizeThatFits(.zero).width + 2 * Self.padding }

  /// The padding beside the title, in points. Grade: tunable.
  private static let padding: CGFloat = 12

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = bounds
    if style.shape == .pills { layer.cornerRadius = bounds.height / 2 }
    let height = label.sizeThatFits(bounds.size).height
    let scale = max(1, traitCollection.displayScale)
    label.frame = CGRect(
      x: Self.padding, y: ((bounds.height - height) / 2 * scale).rounded() / scale,
      width: max(0, bounds.width - 2 * Self.padding), height: height)
    let hair = 1 / scale
    line.isHidden = separator == .none
    line.frame =
      separator == .above
      ? CGRect(x: 0, y: 0, width: bounds.width, height: hair)
      : CGRect(x: 0, y: 0, width: hair, height: bounds.height)
  }
}

/// The view of an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's content. With a ``contentConfiguration`` it is the view that
  /// shows it.
  open var contentView: UIView { shownContentView }

  /// A Boolean value that indicates whether the cell is selected. The default is `false`. Call
  /// `selectItem` of the collection view to select the item there as well.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  /// A Boolean value that indicates whether the cell is highlighted, as under a finger. The default
  /// is `false`.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }

  /// The view behind the content. The default is `nil`.
  open var backgroundView: UIView? {
    didSet { replaceBack(oldValue, backgroundView) }
  }
  /// The view behind the content while the cell is selected or highlighted. The default is `nil`.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBack(oldValue, selectedBackgroundView) }
  }

  /// The content configuration of the cell. The default is `nil`: the subviews of ``contentView``
  /// show.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// A Boolean value that indicates whether the content configuration is updated for every new
  /// state of the cell. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background configuration of the cell. The default is `nil`: no background shows, in a list
  /// the background of the list's appearance.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { groundDidChange() }
  }
  /// A Boolean value that indicates whether the background configuration is updated for every new
  /// state of the cell. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that is called with the cell's state before the cell shows, and whenever the state
  /// changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The state for which configurations are updated. Overrides extend the state of `super`.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Returns the default background configuration of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  open override func prepareForReuse() {
    super.prepareForReuse()
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      ownBackgroundColor = newValue
      groundDidChange()
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(cell: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutContent()
  }

  open override var _accessibilityRole: _AccessibilityRole? { .cell }

  /// The point that assistive technologies activate: one that was set, else a point in the control
  /// that acts for the row, else the centre.
  open override var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityStorage?.activationPoint ?? combinedControl?.accessibilityActivationPoint
        ?? super.accessibilityActivationPoint
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    groundDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Lays out the content; list cells leave room for their accessories.
  package func layoutContent() {
    for view in [backgroundView, selectedBackgroundView, configuredView ?? plainContentView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
  }

  /// The colour of the background if neither a configuration nor a view sets one.
  package var standardGround: UIColor? { nil }

  /// The corners of the background that are rounded, and their radius.
  package var groundCorners: (corners: CACornerMask, radius: CGFloat) {
    (.everyCorner, backgroundConfiguration?.cornerRadius ?? layer.cornerRadius)
  }

  var plainContentView: UIView?
  var configuredView: (any UIView & UIContentView)?
  var needsConfiguration = true
  var ownBackgroundColor: UIColor?
}

extension UICollectionViewCell: ContentConfigurationOwner {
  var shownContentView: UIView {
    if let configuredView { return configuredView }
    if let plainContentView { return plainContentView }
    let view = CellContentView(frame: bounds)
    plainContentView = view
    insertContent(view)
    return view
  }

  func insertContent(_ view: UIView) {
    let backs = [backgroundView, selectedBackgroundView].filter { $0?.superview === self }
    insertSubview(view, at: backs.count)
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      configuredView?.configuration = configuration.updated(for: configurationState)
    }
    groundDidChange()
  }

  private func stateDidChange() {
    needsConfiguration = true
    updateConfigurationIfNeeded()
    setNeedsLayout()
  }

  func groundDidChange() {
    let color = ground
    if super.backgroundColor !== color { super.backgroundColor = color }
    let look = groundCorners
    if layer.cornerRadius != look.radius { layer.cornerRadius = look.radius }
    if look.radius > 0 {
      if layer.maskedCorners != look.corners { layer.maskedCorners = look.corners }
      if backgroundConfiguration != nil || look.corners != .everyCorner {
        layer.cornerCurve = .continuous
      }
    }
    let alpha: CGFloat = isSelected || isHighlighted ? 1 : 0
    if let view = selectedBackgroundView, view.alpha != alpha { view.alpha = alpha }
  }

  private var ground: UIColor? {
    if let configuration = backgroundConfiguration {
      var state = configurationState
      if !automaticallyUpdatesBackgroundConfiguration {
        state.isSelected = false
        state.isHighlighted = false
      }
      return configuration.updated(for: state).resolvedGround ?? ownBackgroundColor
    }
    return standardGround ?? ownBackgroundColor
  }

  private func replaceBack(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    let isSelection = new === selectedBackgroundView
    insertSubview(new, at: isSelection && backgroundView?.superview === self ? 1 : 0)
    new.frame = bounds
    groundDidChange()
  }

  fileprivate func fittingSize(
    cell target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if horizontal == .required, bounds.width != target.width { bounds.size.width = target.width }
    updateConfigurationIfNeeded()
    layoutContent()
    let content = shownContentView
    let width = content.bounds.width
    let taken = max(0, bounds.width - width)
    if let list = content as? UIListContentView {
      return CGSize(
        width: target.width, height: list.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    let size = content.systemLayoutSizeFitting(
      CGSize(width: horizontal == .required ? width : target.width, height: target.height),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + taken, height: size.height)
  }
}

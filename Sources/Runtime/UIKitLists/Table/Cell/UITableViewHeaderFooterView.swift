/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view for a decoder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates a view without an identifier. The table sets the frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view of a registered class for a table. It calls the subclass's
  /// `init(reuseIdentifier:)`, which does not have to be `required` for that.
  public required convenience init(_dequeuedWith reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The identifier with which the view is dequeued for reuse.
  open private(set) var reuseIdentifier: String?

  /// Resets a view before it is reused for another section. Overrides call `super`.
  open func prepareForReuse() {}

  /// The view to which custom content is added. With a ``contentConfiguration`` it is the view that
  /// the configuration made.
  open var contentView: UIView {
    if let configuredView { return configuredView }
    if let plainContentView { return plainContentView }
    let view = CellContentView(frame: bounds)
    plainContentView = view
    addSubview(view)
    setNeedsLayout()
    return view
  }

  /// The label of the title.
  open var textLabel: UILabel? {
    guard contentConfiguration == nil || configuredView is UIListContentView else { return nil }
    if contentConfiguration == nil { contentConfiguration = defaultContentConfiguration() }
    guard let view = configuredView as? UIListContentView else { return nil }
    view.showClassicText()
    return view.textLabel
  }

  /// A view behind the content. The default is `nil`.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The configuration of the view's content. The default is `nil`: the section's title, or the
  /// subviews of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// A Boolean value that indicates whether the content configuration is updated automatically when
  /// the state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the background. The default is `nil`: the background of the table's
  /// style.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { groundDidChange() }
  }
  /// A closure that is called with the state before the view shows, and whenever the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The type of a closure that updates a view's configurations for its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The view's current state, for which configurations are updated.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Returns the default content configuration of a header in the table's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (tableStyle, isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    let content: UIView? = configuredView ?? plainContentView
    if let content, content.frame != bounds { content.frame = bounds }
  }

  var tableStyle = UITableView.Style.plain {
    didSet { if oldValue != tableStyle { groundDidChange() } }
  }
  var sideMargins: (leading: CGFloat, trailing: CGFloat) = (0, 0) {
    didSet { if oldValue != sideMargins { marginsFromTableDidChange() } }
  }
  var isPinned = false {
    didSet { if oldValue != isPinned { groundDidChange() } }
  }
  private(set) var isFooter = false
  private var needsConfiguration = false
  var plainContentView: UIView?
  var configuredView: (any UIView & UIContentView)?
}

extension UITableViewHeaderFooterView: ContentConfigurationOwner {
  func showTitle(_ title: String, isHeader: Bool, isFirst: Bool) {
    isFooter = !isHeader
    var content = defaultContentConfiguration()
    if isFirst, tableStyle != .plain {
      content.directionalLayoutMargins.top += ListMetrics.firstHeaderExtra
    }
    content.text = title
    contentConfiguration = content
    groundDidChange()
  }

  private func marginsFromTableDidChange() {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: sideMargins.leading, bottom: 0, trailing: sideMargins.trailing)
    plainContentView?.directionalLayoutMargins = directionalLayoutMargins
    setNeedsLayout()
  }

  func insertContent(_ view: UIView) { addSubview(view) }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// Updates the background. The header of a plain table is opaque: rows scroll below it.
  private func groundDidChange() {
    if let backgroundConfiguration {
      backgroundColor = backgroundConfiguration.resolvedGround
    } else if tableStyle == .plain, configuredView is UIListContentView, backgroundView == nil {
      backgroundColor = .systemBackground
    }
  }

  private func fittingHeight(width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    updateConfigurationIfNeeded()
    if let view = configuredView as? UIListContentView {
      view.frame.size.width = width
      return view.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    let content: UIView = configuredView ?? plainContentView ?? self
    let size = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : ListMetrics.rowHeight / 2
  }
}

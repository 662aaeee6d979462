/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Creates a view that can be dequeued again under an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view for a decoder.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates a view without an identifier. The frame is the table's to choose.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
  }

  /// Lets a table create views of a class it knows by name; calls the subclass's
  /// `init(reuseIdentifier:)`, which need not be `required` for that.
  public required convenience init(_dequeuedWith reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The name under which the view is dequeued again.
  open private(set) var reuseIdentifier: String?

  /// Brings a view that is used again into its first state. Overrides call `super`.
  open func prepareForReuse() {}

  /// Where own content belongs. With a ``contentConfiguration`` it is the view that shows it.
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

  /// What the view shows. The default is `nil`: the section's title, or what is in ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  /// Whether the content configuration follows the state. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// How the ground looks. The default is `nil`: as the table's style has it.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { groundDidChange() }
  }
  /// Called with the state before the view shows, and whenever that changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Brings a view's configurations in line with its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The state that configurations are made for.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Brings the configurations in line with a state. The default calls
  /// ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The configuration of a header in the table's style, with nothing in it.
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
  private var plainContentView: UIView?
  private var configuredView: (any UIView & UIContentView)?
}

extension UITableViewHeaderFooterView {
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

  private func contentConfigurationDidChange() {
    guard let configuration = contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    let updated =
      automaticallyUpdatesContentConfiguration
      ? configuration.updated(for: configurationState) : configuration
    if let view = configuredView, view.supports(updated) {
      view.configuration = updated
    } else {
      configuredView?.removeFromSuperview()
      plainContentView?.removeFromSuperview()
      plainContentView = nil
      let view = updated.makeContentView()
      configuredView = view
      addSubview(view)
    }
    setNeedsLayout()
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// A plain table's header hides the rows that pass under it.
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

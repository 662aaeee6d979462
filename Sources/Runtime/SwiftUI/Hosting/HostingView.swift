/// The UIView of a tree of views.
package final class HostingView: UIView {
  package private(set) var host: ViewHost!
  /// What is behind all views; the default is the system's background.
  private let hostsPresentation: Bool
  private weak var display: DisplayHost?
  /// Changes what the environment of the tree begins with.
  package var environmentOverrides: ((inout EnvironmentValues) -> Void)? {
    didSet { refreshEnvironment() }
  }

  package init(presenter: Node? = nil) {
    hostsPresentation = presenter != nil
    base = presenter?.context.environment.values ?? EnvironmentValues()
    super.init(frame: .zero)
    var values = base
    values.adopt(traitCollection)
    host = ViewHost(view: self, presenter: presenter, environment: values)
    if presenter == nil { host.updater.requestFrame = { [weak self] in self?.askForFrame() } }
  }

  package required init?(coder: NSCoder) {
    reportMisuse("Hosting views cannot be decoded; make a UIHostingController instead.")
    return nil
  }

  /// The environment that is taken over from whoever presents this.
  package var base: EnvironmentValues {
    didSet { refreshEnvironment() }
  }

  private func refreshEnvironment() {
    guard host != nil else { return }
    var values = base
    values.adopt(traitCollection)
    environmentOverrides?(&values)
    host.updater.performUpdate(transaction: host.updater.transaction) {
      host.environment.set(values: values)
    }
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    refreshEnvironment()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    let display = DisplayHost.host(of: self)
    guard display !== self.display else { return }
    self.display = display
    refreshEnvironment()
    if !hostsPresentation { display?.add(self) }
  }

  private func askForFrame() {}

  package override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    host.layOut(in: ViewHost.Area(full: bounds, safe: bounds.inset(by: insets)))
    if !host.updater.isFlushing { host.updater.flush() }
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    host.sizeThatFits(ProposedViewSize(size))
  }

  package override var intrinsicContentSize: CGSize {
    host.sizeThatFits(.unspecified)
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

extension HostingView: FrameUpdating {
  package func updateForFrame() { host.updater.flush() }

  package var pendingUpdate: String? {
    host.updater.hasWork ? "an update of views" : nil
  }
}

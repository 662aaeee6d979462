/// The UIView of a view tree.
package final class HostingView: UIView {
  package private(set) var host: ViewHost!
  private let hostsPresentation: Bool
  private weak var display: DisplayHost?
  private var fill: UIView?
  private var phases: ScenePhaseObserver?
  /// The regions of the safe area by which views are inset.
  package var safeAreaRegions = SafeAreaRegions.all {
    didSet { if safeAreaRegions != oldValue { setNeedsLayout() } }
  }
  /// Called after layout, when sizes may have changed.
  var didLayOut: (() -> Void)?
  /// Transforms the initial environment of the tree.
  package var environmentOverrides: ((inout EnvironmentValues) -> Void)? {
    didSet { refreshEnvironment() }
  }

  package init(presenter: Node? = nil) {
    hostsPresentation = presenter != nil
    super.init(frame: .zero)
    host = ViewHost(view: self, presenter: presenter) { [weak self] in self?.prepare(&$0) }
  }

  /// Runs `work`, which adds views of a tree to `view`, a hosting view or a view in one.
  package static func arrange(_ view: UIView, _ work: () -> Void) {
    guard let hosting = view as? HostingView, !hosting.isArranging else { return work() }
    hosting.isArranging = true
    work()
    hosting.isArranging = false
  }

  /// Indicates that the views which are added belong to the tree.
  private var isArranging = false

  /// UIKit's containers stand beside the view that defines a presentation context, which may be one of
  /// the tree's; Apple's SwiftUI has a view in between.
  package override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard host?.controller != nil, !isArranging, !(subview is UITransitionView) else { return }
    // A view that was added before the content stays in front of it as well.
    if subviewStorage.last === subview { addedInFront.insert(ObjectIdentifier(subview)) }
    Misuse.report(SwiftUIMisuse.subviewOfHostingView(subview))
  }

  /// The views that the app added in front of the others.
  package private(set) var addedInFront: Set<ObjectIdentifier> = []

  package override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    addedInFront.remove(ObjectIdentifier(subview))
  }

  package required init?(coder: NSCoder) {
    Misuse.report(SwiftUIMisuse.decodedHostingView)
    return nil
  }

  private func prepare(_ values: inout EnvironmentValues) {
    values.adopt(traitCollection)
    if let phase = phases?.phase { values.scenePhase = phase }
    if let manager = window?.undoManager { values.undoManager = manager }
    environmentOverrides?(&values)
  }

  /// Computes the initial environment of the tree again.
  package func refreshEnvironment() {
    guard host != nil else { return }
    host.updater.performUpdate(transaction: host.updater.transaction) {
      host.environment.set { [weak self] in self?.prepare(&$0) }
    }
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    refreshEnvironment()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    inheritEnvironment()
    let display = DisplayHost.host(of: self)
    guard display !== self.display else { return }
    self.display = display
    observePhase()
    observeSettings()
    refreshEnvironment()
    if !hostsPresentation { display?.add(self) }
  }

  /// Indicates whether the environment is that of a representation around the view.
  private var hasInherited = false

  /// Takes the environment of the nearest representation around the view, if an app put the view
  /// into one.
  private func inheritEnvironment() {
    guard !hostsPresentation else { return }
    let node = representingNode
    guard node != nil || hasInherited else { return }
    hasInherited = node != nil
    host.inherit(from: node)
  }

  /// A presentation takes the phase of the presenting scene into its environment.
  private func observePhase() {
    guard !hostsPresentation else { return }
    let phases = ScenePhaseObserver()
    self.phases = phases
    phases.observe(window?.windowScene)
    phases.didChange = { [weak self] in self?.refreshEnvironment() }
  }

  private var settingsTokens: [any NSObjectProtocol] = []

  /// The user's settings are part of the environment.
  private func observeSettings() {
    guard settingsTokens.isEmpty, !hostsPresentation else { return }
    let names = AssistiveValues.changeNotifications + [NSLocale.currentLocaleDidChangeNotification]
    settingsTokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        Evaluation.onMain { self?.refreshEnvironment() }
      }
    }
  }

  isolated deinit {
    for token in settingsTokens { NotificationCenter.default.removeObserver(token) }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard !waitsForLayout() else { return }
    let area = area
    host.layOut(in: area)
    if !host.updater.isFlushing { host.updater.flush() }
    followKeyboard(above: area)
    didLayOut?()
  }

  /// Indicates whether the view has disappeared and not appeared again; see ``PermittedDifference``.
  var isGone = false
  /// Indicates whether the update of this frame waits for the next; see ``PermittedDifference``.
  private var isUpdateLate = false
  /// The size that was laid out last, or waits for the next frame; see ``PermittedDifference``.
  private var awaitedSize: CGSize?

  /// Returns whether a new size is laid out in the next frame and not now.
  private func waitsForLayout() -> Bool {
    guard PermittedDifferences.hasCurrent(.hostedLayoutIsLater), bounds.size != awaitedSize else {
      return false
    }
    awaitedSize = bounds.size
    DisplayHost.inNextFrame("the layout of hosted content") { [weak self] in
      self?.setNeedsLayout()
    }
    return true
  }

  /// Hides the tree, and runs its `onDisappear` actions before the controller may be released.
  func disappear() {
    host.appearance.setVisible(false)
    if !hostsPresentation { host.updater.flush() }
  }

  /// The height in points of the safe area that the keyboard covered last.
  private var coveredHeight: CGFloat = 0

  /// Keeps the field with the focus visible after the keyboard appeared or became taller. It runs
  /// inside the keyboard's own animation.
  private func followKeyboard(above area: ViewHost.Area) {
    let covered = area.withoutKeyboard.map { $0.maxY - area.safe.maxY } ?? 0
    defer { coveredHeight = covered }
    if covered > coveredHeight { host.revealFocusNow(isAnimated: false) }
  }

  /// Inserts a view behind all others.
  func show(backing view: UIView) {
    fill?.removeFromSuperview()
    backgroundColor = .clear
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.container.backing = view
    Self.arrange(self) { insertSubview(view, at: 0) }
    fill = view
  }

  /// The bounds of the view, and the part that neither bars nor the keyboard cover.
  private var area: ViewHost.Area {
    let safe = safeAreaRegions.contains(.container) ? bounds.inset(by: safeAreaInsets) : bounds
    guard safeAreaRegions.contains(.keyboard) else {
      return ViewHost.Area(full: bounds, safe: safe)
    }
    let guide = keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    let covered = guide.layoutFrame.height
    guard covered > 0, covered > bounds.maxY - safe.maxY else {
      return ViewHost.Area(full: bounds, safe: safe)
    }
    var above = safe
    above.size.height = max(0, bounds.maxY - covered - safe.minY)
    return ViewHost.Area(full: bounds, safe: above, withoutKeyboard: safe)
  }

  /// Sets the background behind all views.
  func show(background style: AnyShapeStyle) {
    switch style._paint(in: host.environment.values).kind {
    case .color(let color):
      fill?.removeFromSuperview()
      fill = nil
      host.container.backing = nil
      backgroundColor = color
    case .view(let make): show(backing: make())
    }
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

}

extension HostingView: FrameUpdating {
  package func updateForFrame() {
    if isUpdateLate {
      isUpdateLate = false
    } else if host.updater.hasWork, PermittedDifferences.hasCurrent(.updatesWaitForFrame) {
      isUpdateLate = true
      return
    }
    host.updater.flush()
  }

  package var pendingUpdate: String? { host.updater.pendingWork }
}

/// The host of one node tree in one UIView.
@MainActor
package final class ViewHost {
  package let updater: Updater
  package let environment: EnvironmentScope
  package private(set) var appearance: AppearanceList!
  package private(set) var layout: LayoutQueue!
  package private(set) var container: ViewContainer!
  private(set) var departures: Departures!
  package private(set) var root: Node?
  /// The scope of the preferences of the whole tree.
  package let preferences: PreferenceReadingScope
  package weak var view: UIView?
  /// The controller that presents for views of this host.
  package weak var controller: UIViewController?
  /// Returns the bar item that shows a node, for trees whose views bars show natively.
  package var barItem: ((Node) -> UIBarButtonItem?)?
  /// Indicates whether the tree is the whole content of a view controller.
  var isPage = false
  /// Indicates whether the closures of removed views run after those of inserted ones.
  var leavesLate = false
  @exclusivity(unchecked) private(set) var needsLayout = false
  private let baseDepth: Int
  private var rootItem: RootItem?
  private let readers = HostPreferenceReaders()

  /// - Parameters:
  ///   - view: The superview of the UIViews.
  ///   - presenter: The node that presents this tree, which inherits its environment and updates.
  package init(
    view: UIView, presenter: Node?, transform: @escaping (inout EnvironmentValues) -> Void
  ) {
    updater = presenter?.context.host.updater ?? Updater()
    environment = EnvironmentScope(
      inside: presenter?.context.environment ?? EnvironmentScope(values: EnvironmentValues()),
      transform: transform)
    self.view = view
    baseDepth = presenter.map { $0.depth + 1 } ?? 0
    let readers = readers
    preferences = PreferenceReadingScope(of: nil, inside: nil) { readers.read() }
    appearance = AppearanceList(host: self)
    departures = Departures(host: self)
    layout = LayoutQueue { [weak self] in self?.setNeedsLayout() }
    container = ViewContainer(view: view, host: self, keepsView: false)
    container.collectViews = { [weak self] in self?.rootItem?.appendViews(to: &$0) }
    preferences.didChangeInside = { [weak self, weak preferences, updater] in
      if self != nil { preferences?.setNeedsRead(updater) }
    }
    updater.add(self)
  }

  package func makeRoot<V: View>(_ view: V) {
    let context = NodeContext(
      host: self, environment: environment, container: container, preferences: preferences,
      transactions: nil, baseDepth: baseDepth)
    updater.performUpdate {
      let node = RootNode(view, in: NodeInputs(context: context, parent: nil))
      root = node
      rootItem = node.item
    }
    setNeedsLayout()
  }

  package func updateRoot<V: View>(_ view: V, transaction: Transaction = .current) {
    guard let node = root as? RootNode<V> else { return }
    if updater.isUpdatingNow {
      node.update(view)
    } else {
      updater.inNextUpdate { node.update(view) }
    }
  }

  /// The environment that the tree has outside of representations.
  private lazy var ownSurroundings = EnvironmentScope(values: EnvironmentValues())

  /// Inherits the environment of a representation around the tree, as SwiftUI does through UIKit's
  /// views and view controllers; without one the tree has an environment of its own.
  func inherit(from node: Node?) {
    updater.performUpdate(transaction: updater.transaction) {
      environment.move(inside: node?.context.environment ?? ownSurroundings)
    }
  }

  /// Unmounts the tree.
  package func end() {
    guard let node = root else { return }
    appearance.setVisible(false)
    updater.performUpdate { node.unmount() }
    // What is called at the end of a view can change what other views of the tree observe.
    updater.removeChangesOfUnmounted()
    root = nil
    rootItem = nil
  }

  /// Calls `reader` after updates in which preferences changed.
  package func onPreferenceChange(_ reader: @escaping (PreferenceScope) -> Void) {
    readers.add { [weak preferences] in
      if let preferences { reader(preferences) }
    }
  }

  // Layout

  package func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    view?.setNeedsLayout()
    updater.requestFrame?()
  }

  /// The rectangle that is laid out, and its safe area.
  package struct Area: Equatable {
    package var full = CGRect.zero
    package var safe = CGRect.zero
    /// The safe area without the keyboard; `nil` if there is no keyboard.
    package var withoutKeyboard: CGRect?
  }

  private var area = Area()
  /// Indicates whether the tree is visible, so that insertions and removals can be animated.
  var isShowing: Bool { area.full != .zero && view?.window != nil }
  /// Indicates whether the animation of the update applies to the current layout pass.
  private(set) var isLayingOutAnimated = false

  /// Called after updates in which sizes may have changed; sizes are known then.
  package var didInvalidateSizes: (() -> Void)?

  /// Lays out in the last rectangle, if the host has been laid out before.
  func layOutIfVisible() {
    if let didInvalidateSizes {
      layout.prepareSizes()
      didInvalidateSizes()
    }
    guard area.full != .zero else {
      needsLayout = false
      return
    }
    layOut(in: area)
  }

  /// Creates and places content that was scrolled into view, while UIKit lays out.
  package func layOutForScrolling() {
    guard needsLayout, !updater.isFlushing else { return }
    layOutIfVisible()
    updater.flush()
  }

  /// Lays out the items that need it. UIKit causes this when the size of the view changes, the
  /// updater after each update.
  package func layOut(in area: Area) {
    let animation = updater.transaction.animation
    guard let animation, !updater.transaction.disablesAnimations, self.area == area else {
      layOutNow(in: area)
      return
    }
    isLayingOutAnimated = true
    updater.animate(animation, of: updater.transaction) { layOutNow(in: area) }
    isLayingOutAnimated = false
  }

  /// The size of the safe area, which some views follow.
  var pageSize: CGSize { area.safe.size }
  let relatives = RelativeItems()

  private func layOutNow(in area: Area) {
    self.area = area
    relatives.containerIs(area.safe.size)
    container.fullRect = area.full
    container.safeRect = area.safe
    container.rectWithoutKeyboard = area.withoutKeyboard
    var rounds = 0
    layout.isRunning = true
    repeat {
      needsLayout = false
      layout.prepareSizes()
      rootItem?.place(at: area.safe.origin, proposal: ProposedViewSize(area.safe.size))
      layout.run()
      checkWatches()
      runLayoutWork()
      rounds += 1
    } while (needsLayout || layout.hasWork) && rounds < Self.maximumRounds
    layout.isRunning = false
    if layout.hasWork { setNeedsLayout() }
  }

  /// Scrolls a field that became first responder into view. If the keyboard is not visible yet, its
  /// appearance does the same again.
  package func revealFocus() {
    DisplayHost.afterThisTurn(of: view) { [weak self] in self?.revealFocusNow(isAnimated: true) }
  }

  /// Scrolls the field into view; views that are being inserted count at their final position,
  /// where the keyboard must not cover them.
  func revealFocusNow(isAnimated: Bool) {
    guard let view else { return }
    guard let coordinator = controller?.transitionCoordinator else {
      return FocusReveal.reveal(in: view, isAnimated: isAnimated)
    }
    coordinator.animate(
      alongsideTransition: nil,
      completion: { [weak view] _ in
        if let view { FocusReveal.reveal(in: view, isAnimated: true) }
      })
  }

  /// The number of layout passes that geometry changes may cause in one frame.
  private static let maximumRounds = 8
  private var layoutWork: [() -> Void] = []

  /// Schedules an update of nodes that depend on the result of layout, before this frame's layout
  /// ends.
  package func afterPlacing(_ work: @escaping () -> Void) {
    layoutWork.append(work)
    setNeedsLayout()
  }

  private var watches: [WeakWatch] = []

  private struct WeakWatch {
    weak var watch: AnchorWatch?
  }

  /// Registers a reader of anchors to be checked after each layout.
  func add(watch: AnchorWatch) {
    guard !watches.contains(where: { $0.watch === watch }) else { return }
    watches.append(WeakWatch(watch: watch))
  }

  private func checkWatches() {
    guard !watches.isEmpty else { return }
    watches.removeAll { $0.watch == nil }
    for entry in watches { entry.watch?.check() }
  }

  private func runLayoutWork() {
    guard !layoutWork.isEmpty else { return }
    let work = layoutWork
    layoutWork = []
    updater.performUpdate(transaction: updater.transaction) { for item in work { item() } }
  }

  /// Returns the size of the whole tree for a proposal; nothing is placed.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    updater.flush()
    layout.prepareSizes()
    return rootItem?.contentSize(proposal) ?? .zero
  }
}

/// Closures that read the preferences of a host.
@MainActor
final class HostPreferenceReaders {
  private var readers: [() -> Void] = []

  nonisolated init() {}

  func add(_ reader: @escaping () -> Void) {
    readers.append(reader)
  }

  func read() {
    for reader in readers { reader() }
  }
}

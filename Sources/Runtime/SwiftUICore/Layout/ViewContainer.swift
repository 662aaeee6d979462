/// A UIView that contains the UIViews of items.
@MainActor
package final class ViewContainer {
  /// Proven: it is retained here, or owns the host of this container.
  package unowned let view: UIView
  private let keptView: UIView?
  /// Proven: the host's tree owns the container.
  private unowned let host: ViewHost
  /// Appends the views that belong in the container, the backmost first.
  package var collectViews: ((inout [UIView]) -> Void)?
  /// The background view behind all others.
  package var backing: UIView?
  /// The view in whose coordinates the frames of this container are.
  package var anchorView: UIView { anchor?() ?? view }
  var anchor: (() -> UIView?)?
  private var needsOrder = false
  /// The views that were inserted last; all others do not belong to the container.
  private var owned: Set<ObjectIdentifier> = []
  /// The rectangles to which content extends that touches the safe area's edges: the whole
  /// container, and its safe area; in the view's coordinates.
  package var fullRect = CGRect.zero
  package var safeRect = CGRect.zero
  /// The safe area without the keyboard; `nil` if there is no keyboard.
  package var rectWithoutKeyboard: CGRect?

  /// Sets the rectangles from another container whose coordinates begin at `origin`.
  package func adoptArea(of other: ViewContainer, from origin: CGPoint) {
    fullRect = other.fullRect.offsetBy(dx: -origin.x, dy: -origin.y)
    safeRect = other.safeRect.offsetBy(dx: -origin.x, dy: -origin.y)
    rectWithoutKeyboard = other.rectWithoutKeyboard?.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// - Parameter keepsView: Indicates whether the container retains the view; a view that owns its
  ///   host must not be retained by it.
  package init(view: UIView, host: ViewHost, keepsView: Bool = true) {
    self.view = view
    keptView = keepsView ? view : nil
    self.host = host
  }

  /// Handles the calls of a container that only represents others.
  package var forward: (() -> Void)?

  /// Schedules an update of the subviews after views were inserted, removed or reordered.
  package func setNeedsOrder() {
    if let forward { return forward() }
    guard !needsOrder else { return }
    needsOrder = true
    host.layout.add(unordered: self)
  }

  func order() {
    needsOrder = false
    var views: [UIView] = []
    collectViews?(&views)
    views = withLeaving(views)
    if let backing { views.insert(backing, at: 0) }
    if view.subviews.elementsEqual(views, by: ===) { return }
    var kept = Set<ObjectIdentifier>(minimumCapacity: views.count)
    for view in views { kept.insert(ObjectIdentifier(view)) }
    for old in view.subviews {
      let id = ObjectIdentifier(old)
      if owned.contains(id), !kept.contains(id) { old.removeFromSuperview() }
    }
    owned = kept
    // Views that others inserted at the back stay there, and so do those at the front.
    let inFront = (view as? HostingView)?.addedInFront ?? []
    let first = view.subviews.prefix {
      !kept.contains(ObjectIdentifier($0)) && !inFront.contains(ObjectIdentifier($0))
    }.count
    HostingView.arrange(view) { UIView.performWithoutAnimation { put(views, from: first) } }
    host.departures.startFades()
  }

  private func put(_ views: [UIView], from first: Int) {
    let departures: Departures = host.departures
    for (index, subview) in views.enumerated() {
      let place = first + index
      if place < view.subviewStorage.count, view.subviewStorage[place] === subview { continue }
      GraphCounters.shared.viewsTouched += 1
      departures.insert(subview, into: view, at: place)
    }
  }

  /// Adds the disappearing views: behind all others, or in front of them if their z-index is above
  /// zero.
  private func withLeaving(_ views: [UIView]) -> [UIView] {
    var (behind, before): ([UIView], [UIView]) = ([], [])
    for old in view.subviews {
      guard let place = host.departures.place(of: old) else { continue }
      if views.contains(where: { $0 === old }) { continue }
      if place > 0 { before.append(old) } else { behind.append(old) }
    }
    return behind.isEmpty && before.isEmpty ? views : behind + views + before
  }
}

extension Node {
  /// The view in whose coordinates the frames of the node's items are.
  package var anchorView: UIView {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    var views: [UIView] = []
    for item in items where views.isEmpty { item.appendViews(to: &views) }
    return views.first?.superview ?? context.container.anchorView
  }
}

/// A view that only groups others: it does not receive touches itself.
@_spi(Core) open class GroupView: UIView {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Subviews may be outside of the group's bounds and receive touches there too.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return nil
  }
}

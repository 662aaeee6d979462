/// A UIView that holds the UIViews of items.
@MainActor
package final class ViewContainer {
  package unowned let view: UIView
  private let keptView: UIView?
  private unowned let host: ViewHost
  /// Appends the views that belong into the container, the backmost first.
  package var collectViews: ((inout [UIView]) -> Void)?
  /// A view behind all others.
  package var backing: UIView?
  /// What frames in this container refer to.
  package var anchorView: UIView { anchor?() ?? view }
  var anchor: (() -> UIView?)?
  private var needsOrder = false
  /// The views that were put in last; all others are somebody else's.
  private var owned: Set<ObjectIdentifier> = []
  /// The rectangles to which things extend that touch the safe area's edges: all of the container,
  /// and the part inside the safe area; in the view's coordinates.
  package var fullRect = CGRect.zero
  package var safeRect = CGRect.zero
  /// What would be safe if no keyboard were there; `nil` if none is.
  package var rectWithoutKeyboard: CGRect?

  /// Takes over the rectangles of another container whose coordinates begin at `origin`.
  package func adoptArea(of other: ViewContainer, from origin: CGPoint) {
    fullRect = other.fullRect.offsetBy(dx: -origin.x, dy: -origin.y)
    safeRect = other.safeRect.offsetBy(dx: -origin.x, dy: -origin.y)
    rectWithoutKeyboard = other.rectWithoutKeyboard?.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// - Parameter keepsView: whether nobody else keeps the view; a view that owns its host must not
  ///   be kept by it.
  package init(view: UIView, host: ViewHost, keepsView: Bool = true) {
    self.view = view
    keptView = keepsView ? view : nil
    self.host = host
  }

  /// Takes over what is said to the container where it only stands for others.
  var forward: (() -> Void)?

  /// Views came, went or changed places.
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
    // What others put behind everything stays there, and so does what they put in front.
    let first = view.subviews.prefix { !kept.contains(ObjectIdentifier($0)) }.count
    UIView.performWithoutAnimation { put(views, from: first) }
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

  /// What is on its way out stays behind everything else, unless its place is in front of others.
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
  /// What the frames of the node's items refer to: the view that theirs are in.
  var anchorView: UIView {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    var views: [UIView] = []
    for item in items where views.isEmpty { item.appendViews(to: &views) }
    return views.first?.superview ?? context.container.anchorView
  }
}

/// A view that only holds others: touches go through where none of them is.
package class GroupView: UIView {
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Views may stand outside of the group's bounds and are touched there too.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return nil
  }
}

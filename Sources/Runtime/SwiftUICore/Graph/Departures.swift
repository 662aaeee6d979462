/// The subtrees that have been removed and disappear with a transition, and the views that fade in.
///
/// A disappearing subtree is as active as any other: its state can change and is rendered. It is no
/// longer part of the layout, and its owner no longer refers to it.
@MainActor
final class Departures {
  private final class Departure {
    let node: Node
    let owner: Node
    let key: AnyHashable?
    let items: [LayoutItem]
    /// The original opacity of the views that fade out.
    var faded: [(view: UIView, alpha: CGFloat)] = []
    var views: [UIView] = []

    init(_ node: Node, owner: Node, key: AnyHashable?, items: [LayoutItem]) {
      self.node = node
      self.owner = owner
      self.key = key
      self.items = items
    }
  }

  private struct Fade {
    let animation: Animation
    let transaction: Transaction
  }

  /// Proven: the host is its only owner.
  private unowned let host: ViewHost
  private var running: [Departure] = []
  /// The disappearing views, with their z-positions from back to front.
  private var places: [ObjectIdentifier: Double] = [:]
  private var fades: [ObjectIdentifier: Fade] = [:]
  private var starting: [(view: UIView, alpha: CGFloat, fade: Fade)] = []

  init(host: ViewHost) {
    self.host = host
  }

  /// The z-position of a disappearing view; `nil` for others.
  func place(of view: UIView) -> Double? {
    places.isEmpty ? nil : places[ObjectIdentifier(view)]
  }

  // In

  /// Fades in the views of an item when they are added to their container.
  func fadeIn(_ item: LayoutItem, _ animation: Animation, _ transaction: Transaction) {
    var views: [UIView] = []
    item.appendViews(to: &views)
    for view in views where view.superview == nil {
      fades[ObjectIdentifier(view)] = Fade(animation: animation, transaction: transaction)
    }
  }

  /// Inserts a view without animation; ``startFades()`` fades it in if that was requested.
  func insert(_ view: UIView, into superview: UIView, at index: Int) {
    let fade = fades.isEmpty ? nil : fades.removeValue(forKey: ObjectIdentifier(view))
    guard let fade, view.superview == nil else {
      superview.insertSubview(view, at: index)
      return
    }
    starting.append((view, view.alpha, fade))
    superview.insertSubview(view, at: index)
    view.alpha = 0
  }

  /// Starts to fade in the views that were inserted since the last call.
  func startFades() {
    guard !starting.isEmpty else { return }
    let entries = starting
    starting = []
    for (view, alpha, fade) in entries {
      host.updater.animate(fade.animation, of: fade.transaction) { view.alpha = alpha }
    }
  }

  // Out

  /// Starts the removal transition of a subtree; returns `false` if nothing of it is animated.
  func begin(_ node: Node, owner: Node, key: AnyHashable?, items: [LayoutItem]) -> Bool {
    guard host.isShowing, !items.isEmpty else { return false }
    let transaction = node.transaction
    var seconds: Double?
    let departure = Departure(node, owner: owner, key: key, items: items)
    for item in items {
      let animation =
        item.transition.map { $0.leave(transaction) } ?? transaction.effectiveAnimation
      guard let animation, animation.totalSeconds.isFinite else { continue }
      seconds = max(seconds ?? 0, animation.totalSeconds)
      host.updater.note(animation, of: transaction)
      let place = item.trait(ZIndexTrait.self)
      var views: [UIView] = []
      item.appendViews(to: &views)
      for view in views where view.superview != nil {
        places[ObjectIdentifier(view)] = place
        departure.views.append(view)
        guard item.transition == nil else { continue }
        departure.faded.append((view, view.alpha))
        host.updater.animate(animation, of: transaction) { view.alpha = 0 }
      }
    }
    guard let seconds else { return false }
    for item in items { item.isLeaving = true }
    for view in departure.views { view.isUserInteractionEnabled = false }
    running.append(departure)
    owner.hasDepartures = true
    let clock = host.updater.animations
    clock.at(clock.now + seconds) { [weak self, weak departure] in
      if let self, let departure { end(departure) }
    }
    node.context.container.setNeedsOrder()
    return true
  }

  /// Returns a subtree that is still disappearing; its transition is reversed.
  func reclaim(owner: Node, key: AnyHashable) -> Node? {
    guard let index = running.firstIndex(where: { $0.owner === owner && $0.key == key }) else {
      return nil
    }
    let departure = running.remove(at: index)
    let transaction = departure.node.transaction
    forget(departure)
    for view in departure.views { view.isUserInteractionEnabled = true }
    for item in departure.items {
      item.isLeaving = false
      item.transition?.stay(transaction)
    }
    for (view, alpha) in departure.faded {
      if let animation = transaction.effectiveAnimation {
        host.updater.animate(animation, of: transaction) { view.alpha = alpha }
      } else {
        UIView.performWithoutAnimation { view.alpha = alpha }
      }
    }
    host.updater.matchedGroups.itemsDidStay()
    return departure.node
  }

  /// Ends the transitions of subtrees below a node that is itself removed.
  func end(under owner: Node) {
    for departure in running where departure.owner === owner { end(departure) }
  }

  private func end(_ departure: Departure) {
    guard let index = running.firstIndex(where: { $0 === departure }) else { return }
    running.remove(at: index)
    forget(departure)
    for view in departure.views { view.removeFromSuperview() }
    for item in departure.items { item.leave(node: departure.node) }
    departure.node.unmount()
  }

  private func forget(_ departure: Departure) {
    for view in departure.views { places[ObjectIdentifier(view)] = nil }
    if !running.contains(where: { $0.owner === departure.owner }) {
      departure.owner.hasDepartures = false
    }
  }
}

extension Node {
  /// Returns a child that was removed under `key` and is still disappearing; it becomes a child
  /// again.
  func returning<N: Node>(_ key: AnyHashable, as type: N.Type) -> N? {
    guard hasDepartures else { return nil }
    return context.host.departures.reclaim(owner: self, key: key).map {
      unsafeDowncast($0, to: type)
    }
  }
}

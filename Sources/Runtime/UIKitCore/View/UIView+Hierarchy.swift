extension UIView {
  static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      Misuse.report(ViewMisuse.layerClass(layerClass, of: self))
      return CALayer()
    }
    return type.init()
  }

  /// Returns the view itself or its nearest ancestor of a type.
  package func nearestView<Found: UIView>(_ type: Found.Type) -> Found? {
    var view: UIView? = self
    while let current = view {
      if let found = current as? Found { return found }
      view = current.superview
    }
    return nil
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviewStorage.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      // Code counts on this: presentation controllers insert their dimming below a presented view
      // that is not in the container yet (article 001).
      return insert(view, at: subviewStorage.count)
    }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, view.subviewStorage.isEmpty || !isDescendant(of: view) else {
      Misuse.report(ViewMisuse.subviewOfDescendant(view, in: self))
      return
    }
    guard accepts(view), view.viewController?.allowsView(in: self) != false else { return }
    if view.superviewStorage === self {
      reorder(view, to: min(max(index, 0), subviewStorage.count - 1))
      return
    }
    let oldWindow = view.windowStorage
    let newWindow = containingWindow
    view.constraintsWillDetach()
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWindow(newWindow) }
    if let old = view.superviewStorage {
      old.willRemoveSubview(view)
      old.subviewStorage.removeAll { $0 === view }
      old.setNeedsLayout()
    }
    let place = min(max(index, 0), subviewStorage.count)
    subviewStorage.insert(view, at: place)
    view.superviewStorage = self
    view.constraintsDidMove()
    placeLayer(of: view, at: place)
    view.settleIn(window: newWindow, changed: oldWindow !== newWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func stands(in view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if tag != 0, self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The window that contains the view; a window contains itself.
  package var containingWindow: UIWindow? { (self as? UIWindow) ?? windowStorage }

  /// Inserts the layer directly in front of the layer of the subview behind it, so that layers that
  /// a client added keep their position.
  private func placeLayer(of view: UIView, at place: Int) {
    if place == 0 {
      layer.insertSublayer(view.layer, at: 0)
    } else {
      layer.insertSublayer(view.layer, above: subviewStorage[place - 1].layer)
    }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewStorage.firstIndex(where: { $0 === view }), old != index else { return }
    subviewStorage.remove(at: old)
    subviewStorage.insert(view, at: index)
    placeLayer(of: view, at: index)
    setNeedsLayout()
  }

  func exchange(_ first: Int, _ second: Int) {
    let indices = subviewStorage.indices
    guard first != second, indices.contains(first), indices.contains(second) else { return }
    let lower = subviewStorage[min(first, second)]
    let upper = subviewStorage[max(first, second)]
    reorder(upper, to: min(first, second))
    reorder(lower, to: max(first, second))
  }

  func detachFromSuperview() {
    guard let parent = superviewStorage else { return }
    let oldWindow = windowStorage
    parent.willRemoveSubview(self)
    constraintsWillDetach()
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWindow(nil) }
    parent.subviewStorage.removeAll { $0 === self }
    superviewStorage = nil
    constraintsDidMove()
    layer.removeFromSuperlayer()
    settleIn(window: nil, changed: oldWindow != nil)
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    if let current = windowStorage, window == nil, current.firstResponder === self {
      current.firstResponder = nil
    }
    for subview in subviewStorage { subview.announceWindow(window) }
  }

  private func settleIn(window: UIWindow?, changed: Bool) {
    if changed { adoptWindow(window) }
    updateTraits()
    updateSafeArea()
    if tintColorStorage == nil || tintAdjustmentModeStorage == .automatic { propagateTintChange() }
    if changed {
      let observer = window == nil ? nil : RunningDevice.current.viewArrivalObserver
      announceArrival(to: observer as? any ViewArrivalObserver)
    }
  }

  private func adoptWindow(_ window: UIWindow?) {
    windowStorage = window
    for subview in subviewStorage { subview.adoptWindow(window) }
  }

  private func announceArrival(to observer: (any ViewArrivalObserver)?) {
    observer?.viewWillArrive(self)
    if windowStorage != nil, Self.requiresConstraintBasedLayout { markNeedsConstraintUpdate() }
    viewController?.viewChangedWindow()
    didMoveToWindow()
    for subview in subviewStorage { subview.announceArrival(to: observer) }
  }
}

/// An object that sees views before they are told that they moved to a window.
@MainActor
package protocol ViewArrivalObserver: AnyObject {
  func viewWillArrive(_ view: UIView)
}

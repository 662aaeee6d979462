extension UIViewController {
  /// Begins an appearance or disappearance. A transition in the current direction calls nothing; a
  /// reversal calls the methods of the new direction, as UIKit does when an interactive transition
  /// is cancelled.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance.phase, isAppearing) {
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      appearance.pendingTransitions += 1
      return
    default: break
    }
    let isReversal = appearance.phase == .appearing || appearance.phase == .disappearing
    appearance.pendingTransitions += 1
    appearance.isAnimated = animated
    if isAppearing {
      appearance.phase = .appearing
      appearance.hasReportedIsAppearing = false
      loadViewIfNeeded()
      appearance.isAnnouncing = true
      traitCollection.performAsCurrent {
        logAppearance("viewWillAppear", animated)
        viewWillAppear(animated)
      }
    } else {
      appearance.phase = .disappearing
      appearance.isAnnouncing = true
      traitCollection.performAsCurrent {
        logAppearance("viewWillDisappear", animated)
        viewWillDisappear(animated)
      }
    }
    // The method can have begun another change, or ended this one, which the children know then.
    guard appearance.isAnnouncing else { return }
    appearance.isAnnouncing = false
    forwardBeginning(isAppearing, animated: animated, isReversal: isReversal)
  }

  /// Takes back an announcement that another one follows at once: one end is to come for both.
  func withdrawAnnouncement() {
    if appearance.pendingTransitions > 0 { appearance.pendingTransitions -= 1 }
  }

  /// Calls `viewIsAppearing(_:)`, once in each appearance, when the view is in the hierarchy with
  /// its traits and geometry.
  package func isAppearingInHierarchy() {
    guard appearance.phase == .appearing, !appearance.hasReportedIsAppearing else { return }
    appearance.hasReportedIsAppearing = true
    let animated = appearance.isAnimated
    traitCollection.performAsCurrent {
      logAppearance("viewIsAppearing", animated)
      viewIsAppearing(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage where child.sharesAppearance(with: self) {
      child.isAppearingInHierarchy()
    }
  }

  func endAppearance() {
    guard appearance.pendingTransitions > 0 else {
      Misuse.report(ControllerMisuse.unbalancedAppearance(self))
      return
    }
    if appearance.pendingTransitions == 1 {
      // The method can begin another change, to which this end belongs then.
      isAppearingInHierarchy()
      guard appearance.pendingTransitions > 0 else { return }
    }
    appearance.pendingTransitions -= 1
    guard appearance.pendingTransitions == 0 else { return }
    let animated = appearance.isAnimated
    if appearance.isAnnouncing {
      // The method at the beginning ended the change already.
      appearance.isAnnouncing = false
      forwardBeginning(appearance.phase == .appearing, animated: animated, isReversal: false)
    }
    switch appearance.phase {
    case .appearing:
      appearance.phase = .appeared
      endAppearance(calling: "viewDidAppear") { viewDidAppear(animated) }
    case .disappearing:
      appearance.phase = .disappeared
      endAppearance(calling: "viewDidDisappear") { viewDidDisappear(animated) }
    case .appeared, .disappeared: break
    }
  }

  /// Calls the method at the end of a transition, and forwards the end to the children that were in it. A
  /// child that the method adds has a transition of its own.
  private func endAppearance(calling name: String, _ method: () -> Void) {
    let children = childStorage
    traitCollection.performAsCurrent {
      logAppearance(name, appearance.isAnimated)
      method()
    }
    forwardAppearance { child in
      if children.contains(where: { $0 === child }) { child.endAppearanceTransition() }
    }
  }

  /// Sends the appearance callbacks to a child whose view was added to, or removed from, the view
  /// of a parent that is visible.
  func viewChangedWindow() {
    guard !appearance.isMoved, let parent = parentStorage, parent.viewStorage?.window != nil,
      parent.shouldAutomaticallyForwardAppearanceMethods, appearance.pendingTransitions == 0
    else { return }
    if parent.appearance.phase == .appearing, !parent.appearance.isAnnouncing {
      joinAppearance(of: parent)
    }
    guard parent.appearance.phase == .appeared, parent.appearance.pendingTransitions == 0 else {
      return
    }
    if viewStorage?.window == nil {
      guard appearance.phase == .appeared else { return }
      beginAppearance(false, animated: false)
      endAppearance()
    } else if appearance.phase == .disappeared, sharesAppearance(with: parent) {
      beginAppearance(true, animated: false)
      DisplayHost.afterThisTurn(of: viewStorage) { [weak self] in self?.endAppearance() }
    }
  }

  /// Begins the appearance of a child whose view was added while its parent appears.
  private func joinAppearance(of parent: UIViewController) {
    guard viewStorage?.window != nil, appearance.phase == .disappeared,
      sharesAppearance(with: parent),
      (parent as? any AppearanceContainer)?.determinesAppearance(of: self) != true
    else { return }
    beginAppearance(true, animated: parent.appearance.isAnimated)
    if parent.appearance.hasReportedIsAppearing { isAppearingInHierarchy() }
  }

  /// Forwards appearance callbacks to the children whose views are in this controller's view. A
  /// container that determines the appearance of children tells those itself.
  private func forwardAppearance(_ action: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    let container = self as? any AppearanceContainer
    for child in childStorage
    where child.sharesAppearance(with: self) && container?.determinesAppearance(of: child) != true {
      action(child)
    }
    container?.updateChildren(animated: appearance.isAnimated)
  }

  /// Forwards the beginning of a transition. A reversal takes the place of the transition that the
  /// children are in: they are notified of one end for both.
  private func forwardBeginning(_ isAppearing: Bool, animated: Bool, isReversal: Bool) {
    forwardAppearance { child in
      if isReversal { child.withdrawAnnouncement() }
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private func sharesAppearance(with parent: UIViewController) -> Bool {
    guard let own = viewStorage, let outer = parent.viewStorage else { return false }
    return own.isDescendant(of: outer)
  }

  private func logAppearance(_ name: String, _ animated: Bool) {
    DisplayHost.log("\(type(of: self)).\(name)(\(animated))")
  }
}

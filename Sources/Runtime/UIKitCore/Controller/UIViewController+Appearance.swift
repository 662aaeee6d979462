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
    let isReversal = appearance.pendingTransitions > 0
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
      appearance.isAnnouncing = false
      forwardBeginning(true, animated: animated, isReversal: isReversal)
    } else {
      appearance.phase = .disappearing
      traitCollection.performAsCurrent {
        logAppearance("viewWillDisappear", animated)
        viewWillDisappear(animated)
      }
      forwardBeginning(false, animated: animated, isReversal: isReversal)
    }
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
    forwardAppearance { $0.isAppearingInHierarchy() }
  }

  func endAppearance() {
    guard appearance.pendingTransitions > 0 else {
      Misuse.report(ControllerMisuse.unbalancedAppearance(self))
      return
    }
    appearance.pendingTransitions -= 1
    guard appearance.pendingTransitions == 0 else { return }
    let animated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      isAppearingInHierarchy()
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

  /// Ends the disappearance of a child whose view was removed, so that its parent does not notify it of
  /// the end of the parent's own transition.
  func endAppearanceAfterRemoval() {
    guard appearance.pendingTransitions > 0 else { return }
    appearance.pendingTransitions = 1
    endAppearanceTransition()
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
      sharesAppearance(with: parent)
    else { return }
    beginAppearance(true, animated: parent.appearance.isAnimated)
    if parent.appearance.hasReportedIsAppearing { isAppearingInHierarchy() }
  }

  /// Forwards appearance callbacks to the children whose views are in this controller's view.
  private func forwardAppearance(_ action: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childStorage where child.sharesAppearance(with: self) { action(child) }
  }

  /// Forwards the beginning of a transition. A reversal takes the place of the transition that the
  /// children are in: they are notified of one end for both.
  private func forwardBeginning(_ isAppearing: Bool, animated: Bool, isReversal: Bool) {
    forwardAppearance { child in
      let pending = child.appearance.pendingTransitions
      child.beginAppearanceTransition(isAppearing, animated: animated)
      if isReversal, pending > 0 { child.appearance.pendingTransitions = pending }
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

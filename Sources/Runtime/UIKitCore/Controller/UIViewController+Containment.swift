extension UIViewController {
  func adopt(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        Misuse.report(ControllerMisuse.childOfDescendant(child, in: self))
        return
      }
      ancestor = current.parentStorage
    }
    guard child.parentStorage !== self else { return }
    if let place = child.viewStorage?.superviewStorage, !child.appearance.isMoved,
      let actual = place.enclosingController, actual !== self
    {
      Misuse.report(ControllerMisuse.childInOtherView(child, in: self, actual: actual))
      return
    }
    if child.parentStorage != nil { child.leaveParent() }
    child.willMove(toParent: self)
    childStorage.append(child)
    child.parentStorage = self
    child.viewStorage?.updateTraits()
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.childStorage.removeAll { $0 === self }
    parentStorage = nil
    parent.childWasRemoved(self)
    didMove(toParent: nil)
    guard ownPresentation != nil else { return }
    // A presentation context that was removed cannot show what was presented in it.
    DisplayHost.afterThisTurn(of: ownPresentation?.container) { [self] in
      if parentStorage == nil, viewStorage?.window == nil { dismissEverything() }
    }
  }

  /// The nearest ancestor in containment, excluding the controller itself, for which `match`
  /// returns a value.
  package func nearestAncestor<Found>(_ match: (UIViewController) -> Found?) -> Found? {
    var ancestor = parentStorage
    while let current = ancestor {
      if let found = match(current) { return found }
      ancestor = current.parentStorage
    }
    return nil
  }

  /// Indicates whether the controller's view may be added to `superview`. That of a child belongs in
  /// the view of its parent, that of a presented controller in its presentation.
  func allowsView(in superview: UIView) -> Bool {
    guard !appearance.isMoved, superview.containingWindow != nil else { return true }
    if let parent = parentStorage {
      let place: UIResponder? =
        superview is UIWindow ? superview : superview.enclosingController
      guard let place, place !== parent else { return true }
      Misuse.report(ControllerMisuse.childViewElsewhere(self, parent: parent, actual: place))
      return false
    }
    if let presentedBy, presentedBy.phase == .presented, let container = presentedBy.container,
      viewStorage?.isDescendant(of: container) == true,
      superview.nearestView(UITransitionView.self) == nil
    {
      Misuse.report(PresentationMisuse.presentedViewMoved(self))
    }
    return true
  }

  func updateSystemMargins() {
    viewStorage?.systemMinimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}

extension UIView {
  /// The controller whose view is this view or its nearest ancestor; `nil` in a window, and in the
  /// container view of a presentation.
  fileprivate var enclosingController: UIViewController? {
    var view: UIView? = self
    while let current = view, !(current is UITransitionView) {
      if let controller = current.viewController { return controller }
      view = current.superviewStorage
    }
    return nil
  }
}

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

  func updateSystemMargins() {
    viewStorage?.systemMinimumMargins =
      viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}

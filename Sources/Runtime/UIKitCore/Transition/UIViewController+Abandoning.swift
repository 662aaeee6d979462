extension UIViewController {
  /// Releases the running transitions of the view controller without a callback, because the device
  /// has gone: a transition and the view controllers in it retain each other until it ends.
  package func abandonTransitions() {
    ownPresentation?.abandonTransition()
    guard let navigation = self as? UINavigationController else { return }
    navigation.transition?.context?.abandon()
    navigation.transition = nil
  }
}

extension Presentation {
  fileprivate func abandonTransition() {
    transition?.abandon()
    transition = nil
    clientAnimator = nil
    (presentCompletions, dismissCompletions) = ([], [])
    (afterPresenting, afterDismissal, alsoLeaving) = ([], [], [])
    (controller as? UISheetPresentationController)?.shell?.context = nil
  }
}

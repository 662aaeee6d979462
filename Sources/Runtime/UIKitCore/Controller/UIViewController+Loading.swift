extension UIViewController {
  /// Loads the view unless it is loaded or being loaded.
  func loadOnce() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if viewStorage == nil {
      Misuse.report(ControllerMisuse.viewNotLoaded(self))
      adoptView(UIView())
    }
    viewStorage?.traitCollection.performAsCurrent { viewDidLoad() }
  }

  func adoptView(_ view: UIView?) {
    guard viewStorage !== view else { return }
    if let other = view?.viewController, other !== self {
      Misuse.report(ControllerMisuse.viewOfOther(self, other: other))
      return
    }
    if viewStorage?.viewController === self { viewStorage?.viewController = nil }
    viewStorage = view
    view?.viewController = self
    updateSystemMargins()
    view?.updateTraits()
    view?.updateSafeArea()
  }
}

extension UIViewController {
  /// Returns the presentation controller of the next presentation, created at the first request.
  func preparedPresentationController(source: UIViewController?) -> UIPresentationController {
    if let own = ownPresentationController() { return own }
    let style = modalPresentationStyle.resolved
    if let prepared = preparedController, prepared.styleStorage == style { return prepared }
    let made: UIPresentationController
    switch style {
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .custom:
      made =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: nil, source: source ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: nil)
      made.styleStorage = .custom
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none, .automatic:
      made = CoverPresentationController(presentedViewController: self, presenting: nil)
      if style == .none { made.styleStorage = .fullScreen }
    }
    preparedController = made
    return made
  }
}

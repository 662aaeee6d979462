extension UIViewController {
  /// Returns the presentation controller of the nearest presentation if it is of a class, or the one
  /// for the next presentation if the controller's style asks for that class.
  func presentationController<Controller: UIPresentationController>(
    where styleMatches: Bool
  ) -> Controller? {
    let isOwn = presentedBy != nil || styleMatches
    return (isOwn ? presentationController : enclosingPresentation?.wanted) as? Controller
  }

  /// Returns the presentation controller of the next presentation: created at the first request and
  /// kept until that presentation is over, whatever style is set later.
  func preparedPresentationController(source: UIViewController?) -> UIPresentationController {
    if let own = ownPresentationController() { return own }
    if let preparedController {
      if source != nil { checkStyle(of: preparedController) }
      return preparedController
    }
    let style = modalPresentationStyle.resolved
    let made: UIPresentationController
    switch style {
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .custom:
      let isLater = PermittedDifferences.hasCurrent(.presenterIsDeterminedLater)
      if transitioningDelegate == nil {
        Misuse.report(PresentationMisuse.customWithoutDelegate(self))
      }
      askedDelegate = transitioningDelegate
      made =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: isLater ? nil : source?.hierarchyRoot,
          source: source ?? self)
        ?? UIPresentationController(presentedViewController: self, presenting: nil)
      made.styleStorage = .custom
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none, .automatic:
      made = CoverPresentationController(presentedViewController: self, presenting: nil)
      if style == .none { made.styleStorage = .fullScreen }
    }
    preparedController = made
    return made
  }

  /// Reports a style that was set after the presentation controller had been made.
  private func checkStyle(of prepared: UIPresentationController) {
    let style = modalPresentationStyle.resolved
    if prepared.styleStorage == .custom, style == .custom,
      transitioningDelegate !== askedDelegate
    {
      Misuse.report(PresentationMisuse.delegateSetLate(self))
    }
    guard prepared.styleStorage != (style == .none ? .fullScreen : style) else { return }
    Misuse.report(
      PresentationMisuse.styleSetLate(
        modalPresentationStyle, presented: self, kept: prepared.styleStorage))
  }
}

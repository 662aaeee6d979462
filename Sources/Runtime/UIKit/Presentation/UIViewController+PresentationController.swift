extension UIViewController {
  /// The presentation controller for the next presentation, made when it is first asked for.
  func preparedPresentationController(source: UIViewController?) -> UIPresentationController {
    let style = modalPresentationStyle.resolved
    if let prepared = preparedController, prepared.styleStorage == style { return prepared }
    let made: UIPresentationController
    switch style {
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
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

  /// The controller that will manage a presentation of the receiver, adapted to where it happens.
  func managerForPresentation(source: UIViewController) -> UIPresentationController {
    let wanted = preparedPresentationController(source: source)
    guard let delegate = wanted._adaptiveDelegate else { return wanted }
    let traits = source.traitCollection
    guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else {
      return wanted
    }
    let style = wanted.adaptivePresentationStyle(for: traits)
    guard style != .none, style.resolved != wanted.styleStorage,
      style == .fullScreen || style == .overFullScreen
    else {
      delegate.presentationController(
        wanted, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
      return wanted
    }
    let adapted = CoverPresentationController(presentedViewController: self, presenting: nil)
    adapted.styleStorage = style
    adapted._adaptiveDelegate = delegate
    delegate.presentationController(wanted, prepare: adapted)
    delegate.presentationController(
      wanted, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    preparedController = adapted
    return adapted
  }
}

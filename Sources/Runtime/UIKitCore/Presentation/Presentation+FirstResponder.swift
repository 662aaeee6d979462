extension Presentation {
  /// Resigns the first responder of the background for the duration of a modal presentation.
  func setFirstResponderAside() {
    guard style != .popover, let window = presenter?.viewIfLoaded?.window,
      let responder = window.firstResponder
    else { return }
    if let view = presented.viewIfLoaded, responder.hangs(below: view) { return }
    guard responder.resignFirstResponder() else { return }
    responderSetAside = responder
  }

  /// Restores the first responder that resigned for the presentation, unless there is another one.
  func restoreFirstResponder() {
    let responder = responderSetAside
    responderSetAside = nil
    let host = presenter?.viewIfLoaded?.window?.host
    // A keyboard that a form sheet kept is hidden with the sheet.
    host?.keyboard?.inputDidChange()
    guard let responder, let presenter, presenter.restoresFocusAfterTransition,
      presenter.presentedViewController == nil || presenter.presentedBy != nil,
      let window = responder.windowForFirstResponder, window.firstResponder == nil
    else { return }
    responder.becomeFirstResponder()
  }
}

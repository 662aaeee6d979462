extension Presentation {
  /// What is typed into behind a modal presentation gives up the keyboard until it comes back.
  func setFirstResponderAside() {
    guard style != .popover, let window = presenter?.viewIfLoaded?.window,
      let responder = window.firstResponder
    else { return }
    if let view = presented.viewIfLoaded, responder.hangs(below: view) { return }
    guard responder.resignFirstResponder() else { return }
    responderSetAside = responder
  }

  /// What gave up the keyboard for the presentation gets it back, if nothing else has it.
  func restoreFirstResponder() {
    let responder = responderSetAside
    responderSetAside = nil
    let host = presenter?.viewIfLoaded?.window?.host
    // A keyboard that a form sheet kept goes with it.
    host?.keyboard?.inputDidChange()
    guard let responder, let presenter, presenter.restoresFocusAfterTransition,
      presenter.presentedViewController == nil || presenter.presentedBy != nil,
      let window = responder.windowForFirstResponder, window.firstResponder == nil
    else { return }
    responder.becomeFirstResponder()
  }
}

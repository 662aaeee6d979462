extension UIPresentationController {
  /// The delegate that is notified of dismissals. An adapted presentation without a delegate of its
  /// own uses that of the presentation it was adapted from.
  var effectiveDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    _adaptiveDelegate ?? adaptedFrom?._adaptiveDelegate
  }

  /// Logs a call of a delegate with its argument's type.
  func logDelegate(_ delegate: AnyObject, _ method: String) {
    DisplayHost.log("\(type(of: delegate)).\(method)(\(type(of: self)))")
  }

  /// Returns whether the user may dismiss the presentation now. The delegate is called only if the
  /// presented controller permits it.
  func userMayDismiss() -> Bool {
    if presentedStorage?.refusesDismissal == true { return false }
    guard let delegate = effectiveDelegate else { return true }
    logDelegate(delegate, "presentationControllerShouldDismiss")
    guard delegate.presentationControllerShouldDismiss(self) else { return false }
    guard let popover = self as? UIPopoverPresentationController,
      let old = delegate as? any UIPopoverPresentationControllerDelegate
    else { return true }
    return old.popoverPresentationControllerShouldDismissPopover(popover)
  }

  func notifyDidAttemptToDismiss() {
    guard let delegate = effectiveDelegate else { return }
    logDelegate(delegate, "presentationControllerDidAttemptToDismiss")
    delegate.presentationControllerDidAttemptToDismiss(self)
  }

  /// Dismisses the presentation for the user and notifies the delegate.
  func dismissForUser() {
    guard let presentation, presentation.phase == .presented else { return }
    let delegate = effectiveDelegate
    if let delegate {
      logDelegate(delegate, "presentationControllerWillDismiss")
      delegate.presentationControllerWillDismiss(self)
    }
    let presented = presentation.presented
    presentation.dismissCompletions.append { [self] in
      guard presentation.phase == .over else { return }
      presented.userDidDismissPresentation()
      guard let delegate else { return }
      logDelegate(delegate, "presentationControllerDidDismiss")
      delegate.presentationControllerDidDismiss(self)
      guard let popover = self as? UIPopoverPresentationController,
        let old = delegate as? any UIPopoverPresentationControllerDelegate
      else { return }
      old.popoverPresentationControllerDidDismissPopover(popover)
    }
    presentation.dismiss(animated: UIView.areAnimationsEnabled)
  }
}

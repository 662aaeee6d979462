import SheetEngine

extension SheetShell {
  /// Does what the engine asks for, in its order.
  func perform(_ effects: SheetEffects) {
    guard !effects.isEmpty else { return }
    for effect in effects {
      switch effect {
      case .phaseChanged, .settleEnded, .contentMoved: break
      case .layoutChanged: show(machine.geometry)
      case .dimmingChanged: updateTint()
      case .contentReleased(let velocity):
        continueContent?(velocity)
        continueContent = nil
      case .keyboardDismissalRequested: container?.window?.firstResponder?.resignFirstResponder()
      case .presented: finishPresentation()
      case .dismissalCancelled: finishDismissal(false)
      case .dismissalAttempted: tellDidAttempt()
      case .selectionChanged(let id): tellSelection(id)
      case .dismissalBegan(let byUser): if byUser { beginDismissalByUser() }
      case .settleBegan: settleBegan()
      case .dismissed: finishDismissal(true)
      }
    }
    updateLink()
  }

  private func settleBegan() {
    guard machine.phase == .dismissing, let transition = controller.presentation?.transition,
      transition.startedByHand
    else { return }
    transition.isDrivenByHand = false
    transition.startAlongside()
  }

  private func tellDidAttempt() {
    controller.tellDidAttemptToDismiss()
  }

  private func tellSelection(_ id: SheetDetentID) {
    guard let name = names.name(of: id) else { return }
    controller.userSelected(name)
    announceSize()
    guard let delegate = controller.delegate else { return }
    DisplayHost.log(
      "\(type(of: delegate)).sheetPresentationControllerDidChangeSelectedDetentIdentifier"
        + "(\(names.shortName(of: id) ?? ""))")
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
  }

  /// Whether the user may dismiss the sheet; the delegate is only asked if the controller agrees.
  func asksShouldDismiss() -> Bool {
    guard !machine.layout.configuration.isModal else { return false }
    guard let delegate = controller.effectiveDelegate else { return true }
    controller.logDelegate(delegate, "presentationControllerShouldDismiss")
    return delegate.presentationControllerShouldDismiss(controller)
  }

  private func beginDismissalByUser() {
    isDismissedByUser = true
    if let delegate = controller.effectiveDelegate {
      controller.logDelegate(delegate, "presentationControllerWillDismiss")
      delegate.presentationControllerWillDismiss(controller)
    }
    controller.presentation?.dismiss(animated: true, interactive: true)
    context = controller.presentation?.transition
  }

  private func finishDismissal(_ completed: Bool) {
    let delegate = isDismissedByUser ? controller.effectiveDelegate : nil
    isDismissedByUser = false
    let context = self.context
    self.context = nil
    let controller = self.controller
    if !completed { context?.cancelInteractiveTransition() }
    context?.completeTransition(completed)
    guard completed, let delegate else { return }
    controller.logDelegate(delegate, "presentationControllerDidDismiss")
    delegate.presentationControllerDidDismiss(controller)
  }
}

import SheetEngine

extension SheetShell {
  /// Performs the engine's effects in their order.
  func perform(_ effects: SheetEffects) {
    guard !effects.isEmpty else { return }
    for effect in effects {
      switch effect {
      case .phaseChanged, .settleEnded, .contentMoved: break
      case .layoutChanged: show(session.machine.geometry)
      case .dimmingChanged: updateTint()
      case .contentReleased(let velocity):
        continueContent?(velocity)
        continueContent = nil
      case .keyboardDismissalRequested: container?.window?.firstResponder?.resignFirstResponder()
      case .presented: finishPresentation()
      case .dismissalCancelled: cancelDismissal()
      case .dismissalAttempted: controller?.notifyDidAttemptToDismiss()
      case .selectionChanged(let id): selectionDidChange(to: id)
      case .dismissalBegan(let byUser): if byUser { beginDismissalByUser() }
      case .settleBegan: settleBegan()
      case .dismissed: finishDismissal(true)
      }
    }
    updateLink()
  }

  private func settleBegan() {
    guard session.machine.phase == .dismissing,
      let transition = controller?.presentation?.transition,
      transition.startedByHand
    else { return }
    transition.isDrivenByHand = false
    transition.startAlongside()
  }

  private func selectionDidChange(to id: SheetDetentID) {
    guard let controller, let name = names.name(of: id) else { return }
    controller.userSelected(name)
    announceSize()
    guard let delegate = controller.delegate else { return }
    DisplayHost.log(
      "\(type(of: delegate)).sheetPresentationControllerDidChangeSelectedDetentIdentifier"
        + "(\(names.shortName(of: id) ?? ""))")
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
  }

  /// Asks whether the user may dismiss the sheet: the delegate, unless the presented controller
  /// refuses. The answer is no after the presentation controller was released.
  func asksShouldDismiss() -> Bool {
    guard let controller, !session.machine.layout.configuration.isModal else { return false }
    guard let delegate = controller.effectiveDelegate else { return true }
    controller.logDelegate(delegate, "presentationControllerShouldDismiss")
    return delegate.presentationControllerShouldDismiss(controller)
  }

  /// The time in seconds by which the end of a cancelled swipe is late on a device on which it is.
  private static let cancellationDelay = 0.1

  private func cancelDismissal() {
    guard PermittedDifferences.hasCurrent(.swipeIsCancelledLate), let host = container?.window?.host
    else { return finishDismissal(false) }
    lateCancellation = { [weak self] in self?.finishDismissal(false) }
    host.timers.schedule(at: host.time + Self.cancellationDelay, name: "a cancelled swipe") {
      [weak self] in self?.lateCancellation?()
    }
  }

  private func beginDismissalByUser() {
    lateCancellation?()
    controller?.presentation?.transition?.lateEnd?()
    isDismissedByUser = true
    guard let controller else { return }
    if let delegate = controller.effectiveDelegate {
      controller.logDelegate(delegate, "presentationControllerWillDismiss")
      delegate.presentationControllerWillDismiss(controller)
    }
    controller.presentation?.dismiss(animated: true, interactive: true)
    context = controller.presentation?.transition
  }

  private func finishDismissal(_ completed: Bool) {
    // Completing the transition may release the controller.
    let controller = self.controller
    let delegate = isDismissedByUser ? controller?.effectiveDelegate : nil
    isDismissedByUser = false
    lateCancellation = nil
    let context = self.context
    self.context = nil
    if !completed { context?.cancelInteractiveTransition() }
    context?.completeTransition(completed)
    guard completed, let controller, let delegate else { return }
    controller.logDelegate(delegate, "presentationControllerDidDismiss")
    delegate.presentationControllerDidDismiss(controller)
  }
}

extension UIGestureRecognizer {
  /// Indicates whether the recogniser takes part in a sequence of touches and may still recognise.
  var mayStillRecognize: Bool {
    guard currentState == .possible, let arena, arena.contains(self) else { return false }
    return isDue || heldState != nil || awaitsMoreTouches
      || trackedTouches.contains { !$0.isOver }
  }

  /// Indicates whether the recogniser has succeeded but waits for others to fail.
  package var isHeld: Bool { heldState != nil }

  func request(_ new: State) {
    if heldState != nil {
      requestWhileHeld(new)
      return
    }
    // Client code often ends a gesture that is over already, or fails it twice.
    if currentState.isFinal, new.isFinal { return }
    if currentState == .began, new == .began { return }
    guard GestureTransition.between(currentState, new) != nil else {
      if new == currentState { return }
      Misuse.report(GestureMisuse.impossibleTransition(diagnosticName, from: currentState, to: new))
      return
    }
    guard currentState == .possible, new == .began || new == .ended else {
      apply(new)
      return
    }
    switch arena?.verdict(on: self) ?? (mayBegin ? .recognize : .fail) {
    case .recognize: apply(new)
    case .fail: apply(.failed)
    case .wait:
      heldState = new
      arena?.changed()
    }
  }

  private func requestWhileHeld(_ new: State) {
    switch new {
    case .possible, .began, .changed: break
    case .ended: endsWhenReleased = heldState == .began
    case .cancelled, .failed:
      heldState = nil
      apply(.failed)
    }
  }

  /// Changes the state without checks.
  func apply(_ new: State) {
    guard let transition = GestureTransition.between(currentState, new) else { return }
    // A gesture that never began needs no cancellation.
    let isSilent = currentState == .possible && new == .cancelled
    currentState = isSilent ? .failed : new
    if currentState == .failed || currentState == .cancelled { didStop() }
    guard let arena else { return settleAfterThisTurn(notifies: transition.notifies) }
    if transition.notifies { arena.queueActions(of: self) }
    if transition.from == .possible, new.isRecognizing { arena.recognized(self) }
    arena.changed()
  }

  /// Sends the actions of a change outside of touches, and resets the recogniser if its gesture is
  /// over: both in the next cycle of the run loop, as documented of the states.
  private func settleAfterThisTurn(notifies: Bool) {
    owesActions = owesActions || notifies
    guard !isSettling else { return }
    isSettling = true
    DisplayHost.afterThisTurn(of: view) { [self] in
      isSettling = false
      if owesActions {
        owesActions = false
        fireActions()
      }
      if arena == nil, currentState.isFinal { finish() }
    }
  }

  /// Resets the recogniser for the next gesture.
  func finish() {
    rememberPlace()
    currentState = .possible
    heldState = nil
    endsWhenReleased = false
    shouldBeginAnswer = nil
    hasNotified = false
    for touch in trackedTouches { touch.receivers.removeAll { $0 === self } }
    trackedTouches.removeAll()
    seenTouches.removeAll()
    reset()
  }

  /// Indicates whether the views and the delegate allow the recogniser to begin; checked once for
  /// each gesture, first with the views from the touched one up to the recogniser's, then with the
  /// delegate.
  var mayBegin: Bool {
    if let shouldBeginAnswer { return shouldBeginAnswer }
    let answer =
      askedViews.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
    shouldBeginAnswer = answer
    return answer
  }

  private var askedViews: [UIView] {
    guard let own = view else { return [] }
    var views: [UIView] = []
    for touch in trackedTouches {
      var current = touch.touchedView
      while let view = current, view !== own {
        if !views.contains(where: { $0 === view }) { views.append(view) }
        current = view.superview
      }
    }
    return views + [own]
  }

  func stopForGood() {
    heldState = nil
    switch currentState {
    case .possible where arena != nil: apply(.failed)
    case .began, .changed: apply(.cancelled)
    default: break
    }
    arena?.changed()
  }
}

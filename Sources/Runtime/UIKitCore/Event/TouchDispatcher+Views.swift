extension TouchDispatcher {
  /// Delivers an event to the recognisers of a window's touches, then to the views.
  package func send(_ event: UIEvent, to window: UIWindow) {
    let changed = event.orderedTouches.filtered {
      $0.touchedWindow === window && $0.currentPhase != .stationary
    }
    guard !changed.isEmpty else { return }
    for touch in changed where touch.currentPhase == .moved { touch.delivery.hasMoved = true }
    arena.dispatch(changed, event)
    notifyViews()
    arena.resetFinished()
  }

  /// Returns the reason for which a touch that begins now is not delivered to its view, though
  /// recognisers receive it.
  func refusalOfView(_ touch: UITouch) -> TouchRecord.Refusal? {
    guard let view = touch.touchedView else { return nil }
    for other in touches where other !== touch && !other.isOver && other.delivery.stage != .closed {
      guard let otherView = other.touchedView, other.touchedWindow === touch.touchedWindow else {
        continue
      }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return .singleTouch }
      } else if otherView.isExclusiveTouch || view.isExclusiveTouch {
        return .exclusiveTouch
      }
    }
    return nil
  }

  /// A call of a touch method that is due on a view.
  private struct Call {
    let view: UIView
    let phase: UITouch.Phase
    var touches: [UITouch]
  }

  /// Delivers to views the touches that recognisers do not delay: one call for each view and phase.
  func notifyViews() {
    // A delayed beginning is followed at once by the changes since.
    for _ in 0..<3 {
      let calls = dueCalls()
      if calls.isEmpty { break }
      for call in calls { deliver(call) }
    }
    undelivered.removeAll { $0.delivery.stage == .closed && $0.isOver }
  }

  private func dueCalls() -> [Call] {
    var calls: [Call] = []
    for touch in undelivered {
      guard let view = touch.touchedView, let phase = nextPhase(of: touch) else { continue }
      if let index = calls.firstIndex(where: { $0.view === view && $0.phase == phase }) {
        calls[index].touches.append(touch)
      } else {
        calls.append(Call(view: view, phase: phase, touches: [touch]))
      }
    }
    return calls
  }

  /// Returns the next phase to deliver to the touch's view and records it as delivered.
  private func nextPhase(of touch: UITouch) -> UITouch.Phase? {
    let wasDelivered = touch.delivery.stage == .delivered
    if touch.delivery.stage == .closed { return nil }
    if touch.delivery.isTaken || touch.currentPhase == .cancelled {
      touch.delivery.stage = .closed
      return wasDelivered ? .cancelled : nil
    }
    if !wasDelivered {
      if touch.receivers.contains(where: { $0.delaysTouchesBegan && $0.mayStillRecognize }) {
        return nil
      }
      touch.delivery.hasMoved = false
      guard contentMayHave(touch) else {
        touch.delivery.stage = .closed
        return nil
      }
      touch.delivery.stage = .delivered
      return .began
    }
    if touch.isOver {
      if touch.receivers.contains(where: { $0.delaysTouchesEnded && $0.mayStillRecognize }) {
        return nil
      }
      touch.delivery.stage = .closed
      return .ended
    }
    guard touch.delivery.hasMoved else { return nil }
    touch.delivery.hasMoved = false
    return .moved
  }

  /// Returns whether the nearest scroll view around the touched view lets it receive the touch.
  private func contentMayHave(_ touch: UITouch) -> Bool {
    guard let view = touch.touchedView else { return false }
    var current = view.superview
    while let candidate = current {
      if let scrollView = candidate as? UIScrollView {
        return scrollView.touchesShouldBegin([touch], with: event, in: view)
      }
      current = candidate.superview
    }
    return true
  }

  private func deliver(_ call: Call) {
    // During a delayed delivery the touch has the phase that is delivered.
    let phases = call.touches.map(\.currentPhase)
    for touch in call.touches { touch.currentPhase = call.phase }
    let set = Set(call.touches)
    switch call.phase {
    case .began: call.view.touchesBegan(set, with: event)
    case .moved: call.view.touchesMoved(set, with: event)
    case .ended: call.view.touchesEnded(set, with: event)
    default: call.view.touchesCancelled(set, with: event)
    }
    for (touch, phase) in zip(call.touches, phases) { touch.currentPhase = phase }
  }
}

extension UIControl {
  /// The distance outside the bounds within which a touch that began inside still counts as inside,
  /// in points. Grade: widely observed, no record known; tunable.
  package static let dragMargin: CGFloat = 70

  func beginTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInsideStorage = true
    guard beginTracking(touch, with: event) else {
      trackedTouch = nil
      isTouchInsideStorage = false
      return
    }
    isHighlighted = true
    if showsMenuAsPrimaryAction { _ = openMenu() }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func continueTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    menuSession?.container?.drag(to: touch.location(in: nil))
    let wasInside = isTouchInsideStorage
    isTouchInsideStorage = countsAsInside(touch)
    isHighlighted = isTouchInsideStorage
    guard continueTracking(touch, with: event) else {
      trackedTouch = nil
      isTouchInsideStorage = false
      isHighlighted = false
      return
    }
    switch (wasInside, isTouchInsideStorage) {
    case (true, true): send(.touchDragInside, with: event)
    case (false, false): send(.touchDragOutside, with: event)
    case (true, false): send([.touchDragExit, .touchDragOutside], with: event)
    case (false, true): send([.touchDragEnter, .touchDragInside], with: event)
    }
  }

  func endTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInsideStorage = countsAsInside(touch)
    let isInside = isTouchInsideStorage
    isHighlighted = false
    if let menuSession {
      // The touch that opened the menu chooses an item where it ends, or leaves the menu open.
      endTracking(touch, with: event)
      trackedTouch = nil
      isTouchInsideStorage = false
      if menuSession.container?.release(at: touch.location(in: nil)) != true, !isInside {
        menuSession.close()
      }
      return
    }
    endTracking(touch, with: event)
    trackedTouch = nil
    isTouchInsideStorage = false
    send(isInside ? Event.touchUpInside.union(_primaryTouchEvents) : .touchUpOutside, with: event)
  }

  func abandonTracking(with event: UIEvent?) {
    cancelTracking(with: event)
    trackedTouch = nil
    isTouchInsideStorage = false
    isHighlighted = false
    send(.touchCancel, with: event)
  }

  /// Returns whether the control prevents a recogniser of another view from beginning.
  func keepsFrom(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self else { return false }
    if let tap = recognizer as? UITapGestureRecognizer {
      return _ownsTaps && tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
    }
    if let pan = recognizer as? UIPanGestureRecognizer, isTracking, _ownsSidewaysDrags {
      return abs(pan.movement.x) > abs(pan.movement.y)
    }
    if let driven = recognizer as? DrivenGestureRecognizer {
      return driven.driver?.yields(
        to: self, isTracking: isTracking, ownsTaps: _ownsTaps, ownsSidewaysDrags: _ownsSidewaysDrags
      )
        ?? false
    }
    return false
  }

  private func countsAsInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.dragMargin, dy: -Self.dragMargin).contains(touch.location(in: self))
  }

  /// Calls the targets and actions for any of `events`, each once, in the order in which they were
  /// added.
  package func send(_ events: Event, with event: UIEvent?) {
    for handler in handlers.waiting(for: events) {
      switch handler {
      case .action(let action):
        sendAction(action)
      case .target(let target, let selector):
        guard target.isChain || target.object != nil else { continue }
        sendAction(selector, to: target.object, for: event)
      }
    }
  }
}

/// Determines which gesture recognisers of a screen succeed, one sequence of touches at a time.
///
/// UIKit's rules between two recognisers that saw the same touch:
///
/// | the other one | this one wants to recognise |
/// |---|---|
/// | recognised, may be shared with | recognises too |
/// | recognised, prevents this one | fails |
/// | open, this one requires its failure | waits, then recognises when the other fails, or fails |
/// | open, not prevented by this one | recognises; the other continues |
/// | open, prevented by this one | recognises; the other fails |
///
/// Recognisers are served from the deepest view up and, in one view, in the order of attaching, so
/// that of two equal gestures the deeper one wins.
@MainActor
package final class GestureArena {
  enum Verdict {
    case recognize, wait, fail
  }

  weak var dispatcher: TouchDispatcher?
  /// The recognisers that take part in the current touches, those of the deepest view first.
  private(set) var members: [UIGestureRecognizer] = []
  private var pendingActions: [UIGestureRecognizer] = []
  private let answers = GestureAnswers()
  private var depth = 0
  private var needsSettling = false
  /// The touches that a recogniser received last, while fingers are down.
  private var lastReceived: Set<UITouch> = []

  package init() {}

  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    members.contains { $0 === recognizer }
  }

  // Touches

  /// Finds the recognisers of a touch that began. Returns the names of those whose delegate refused
  /// it.
  func collect(_ touch: UITouch, _ event: UIEvent) -> [String] {
    var refusing: [String] = []
    var view = touch.touchedView
    while let current = view {
      for recognizer in current.recognizerStorage where recognizer.isEnabled {
        guard recognizer.currentState == .possible || recognizer.currentState.isUnderWay,
          recognizer.heldState == nil
        else { continue }
        guard recognizer.shouldReceive(event),
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else {
          refusing.append(recognizer.diagnosticName)
          continue
        }
        touch.receivers.append(recognizer)
      }
      view = current.superview
    }
    for recognizer in touch.receivers { enter(recognizer, touch) }
    return refusing
  }

  private func enter(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    recognizer.trackedTouches.removeAll { $0.isOver }
    recognizer.trackedTouches.append(touch)
    recognizer.seenTouches.append(ObjectIdentifier(touch))
    recognizer.arena = self
    // A touch that begins while a gesture is in progress belongs to the gesture.
    if recognizer.currentState.isUnderWay, recognizer.cancelsTouchesInView {
      touch.delivery.isTaken = true
    }
    guard !contains(recognizer) else { return }
    let depth = recognizer.viewDepth
    let place = members.firstIndex { $0.viewDepth < depth } ?? members.endIndex
    members.insert(recognizer, at: place)
  }

  /// Delivers changed touches to their recognisers and settles the results.
  func dispatch(_ touches: [UITouch], _ event: UIEvent) {
    depth += 1
    // The members may change while they receive the touches.
    let involved = members.filtered { recognizer in
      touches.contains { $0.receivers.contains { $0 === recognizer } }
    }
    // A recogniser that has not received the event yet may still recognise with it.
    for recognizer in involved { recognizer.isDue = true }
    for recognizer in involved {
      recognizer.isDue = false
      for phase in Self.phases {
        guard let mine = received(by: recognizer, in: phase, among: touches) else { continue }
        recognizer.receive(phase, mine, event)
      }
    }
    depth -= 1
    settle()
  }

  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  /// Returns the touches of a recogniser in a phase; `nil` if there are none. From event to event
  /// and from recogniser to recogniser they are mostly the same ones, in the same set.
  private func received(
    by recognizer: UIGestureRecognizer, in phase: UITouch.Phase, among touches: [UITouch]
  ) -> Set<UITouch>? {
    func isMine(_ touch: UITouch) -> Bool {
      touch.currentPhase == phase && touch.receivers.contains { $0 === recognizer }
    }
    var count = 0
    var isSame = true
    for touch in touches where isMine(touch) {
      count += 1
      if !lastReceived.contains(touch) { isSame = false }
    }
    if count == 0 { return nil }
    if !isSame || count != lastReceived.count { lastReceived = Set(touches.filter(isMine)) }
    return lastReceived
  }

  // Decisions

  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    var mustWait = false
    for other in members where other !== recognizer {
      if other.currentState.isRecognizing, requires(recognizer, failureOf: other) { return .fail }
      if other.currentState.isRecognizing, prevents(other, recognizer) { return .fail }
    }
    guard recognizer.mayBegin else { return .fail }
    for other in members where other !== recognizer && other.mayStillRecognize {
      if requires(recognizer, failureOf: other) { mustWait = true }
    }
    return mustWait ? .wait : .recognize
  }

  /// Applies the effect of a recogniser's success to the other recognisers and to the views.
  func recognized(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.trackedTouches { touch.delivery.isTaken = true }
    }
    for other in members where other !== recognizer {
      let isOpen = other.currentState == .possible
      guard isOpen || other.currentState.isUnderWay else { continue }
      let mustFail = isOpen && requires(other, failureOf: recognizer)
      guard mustFail || prevents(recognizer, other) else { continue }
      other.heldState = nil
      other.apply(isOpen ? .failed : .cancelled)
    }
  }

  private func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    guard share(winner, loser) else { return false }
    return winner.canPrevent(loser) && loser.canBePrevented(by: winner)
      && !answers.simultaneous(winner, loser)
  }

  private func requires(
    _ waiting: UIGestureRecognizer, failureOf other: UIGestureRecognizer
  ) -> Bool {
    if waiting.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
    guard share(waiting, other) else { return false }
    return answers.requires(waiting, failureOf: other)
  }

  private func share(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.seenTouches.contains { second.seenTouches.contains($0) }
  }

  // Settling

  func queueActions(of recognizer: UIGestureRecognizer) {
    if !pendingActions.contains(where: { $0 === recognizer }) { pendingActions.append(recognizer) }
  }

  /// Settles after a change; outside of an event it takes effect at once.
  func changed() {
    needsSettling = true
    guard depth == 0 else { return }
    settle()
    dispatcher?.notifyViews()
    resetFinished()
    dispatcher?.forgetEventIfOver()
  }

  private func settle() {
    depth += 1
    // A cycle of recognisers and actions must not loop for ever.
    var rounds = 0
    repeat {
      needsSettling = false
      releaseHeld()
      fireActions()
      rounds += 1
    } while (needsSettling || !pendingActions.isEmpty) && rounds < 32
    depth -= 1
  }

  private func releaseHeld() {
    for recognizer in members {
      guard let held = recognizer.heldState else { continue }
      switch verdict(on: recognizer) {
      case .wait: break
      case .fail:
        recognizer.heldState = nil
        recognizer.apply(.failed)
      case .recognize:
        recognizer.heldState = nil
        recognizer.apply(held)
      }
    }
  }

  private func fireActions() {
    while !pendingActions.isEmpty {
      let recognizer = pendingActions.removeFirst()
      let state = recognizer.currentState
      // A gesture that was cancelled before its first action sends none.
      if !recognizer.hasNotified, state == .cancelled || state == .failed { continue }
      recognizer.hasNotified = true
      recognizer.fireActions()
      if recognizer.endsWhenReleased, recognizer.currentState.isUnderWay {
        recognizer.endsWhenReleased = false
        recognizer.apply(.ended)
      }
    }
  }

  /// Resets recognisers whose gesture and touches are over.
  func resetFinished() {
    guard depth == 0 else { return }
    for recognizer in members {
      if recognizer.trackedTouches.contains(where: { !$0.isOver }), recognizer.isEnabled,
        recognizer.view != nil
      {
        continue
      }
      let isIdle = recognizer.currentState == .possible && !recognizer.mayStillRecognize
      guard recognizer.currentState.isFinal || isIdle else { continue }
      members.removeAll { $0 === recognizer }
      recognizer.finish()
      recognizer.arena = nil
    }
    if members.isEmpty { answers.forget() }
  }

  /// Called after each event, when the touches that ended are removed.
  func fingersLifted() {
    resetFinished()
    guard let dispatcher, dispatcher.touches.isEmpty else { return }
    forgetTouches()
    if !members.contains(where: { $0.mayStillRecognize }) { answers.forget() }
  }

  /// Releases the touches that were received last.
  func forgetTouches() {
    lastReceived = []
  }

  /// Removes a recogniser that was removed from its view.
  func leave(_ recognizer: UIGestureRecognizer) {
    recognizer.stopForGood()
    recognizer.attachedView = nil
    resetFinished()
  }
}

extension UIGestureRecognizer {
  fileprivate var viewDepth: Int {
    var depth = 0
    var view = attachedView
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  fileprivate func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    guard !currentState.isFinal else { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}

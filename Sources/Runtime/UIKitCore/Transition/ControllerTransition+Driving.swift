extension ControllerTransition {
  /// Sets the interactive transitioning object, which is retained until the end.
  func takeInteractor(_ interactor: (any UIViewControllerInteractiveTransitioning)?) {
    guard let interactor else { return }
    self.interactor = interactor
    if interactor.wantsInteractiveStart {
      beginInHand()
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.adopt(self)
    }
  }

  /// Requests the interruptible animator, which is the same one at every call.
  func takeInterruptible(of animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    guard hasClientAnimator else { return }
    let made = animator.interruptibleAnimator(using: self)
    guard !(made is NoInterruptibleAnimator) else { return }
    interruptibleAnimator = made
    interruptible = true
  }

  /// Starts the animation, interactively or not.
  func animate(with animator: any UIViewControllerAnimatedTransitioning) {
    takeInterruptible(of: animator)
    if isDrivenByHand, let interactor {
      interactor.startInteractiveTransition(self)
      return
    }
    guard interactor != nil || interruptibleAnimator != nil else {
      animator.animateTransition(using: self)
      return watch(for: duration)
    }
    let motion = makeMotion()
    motion.setUp(interruptibleAnimator) { animator.animateTransition(using: self) }
    watch(for: duration)
  }

  /// Starts the animation of a percent-driven transition, which is paused.
  func startInHand() {
    guard motion == nil, let animator else { return }
    let motion = makeMotion()
    motion.setUpInHand(interruptibleAnimator) { animator.animateTransition(using: self) }
    if percent > 0 { motion.scrub(to: Double(percent)) }
  }

  private func makeMotion() -> TransitionMotion {
    let made = TransitionMotion(in: container, duration: duration)
    motion = made
    return made
  }

  /// Ends the interactive phase of a percent-driven transition.
  func releaseFromHand(
    finishes: Bool, speed: CGFloat, curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    guard isDrivenByHand else { return }
    wasCancelled = !finishes
    releaseFollowers()
    let rest =
      motion?.release(finishes: finishes, speed: Double(speed), curve: curve, timing: timing) ?? 0
    isDrivenByHand = false
    watch(for: rest)
  }

  /// Ends the interactive phase of a client's own interactive object, which animates the rest
  /// itself.
  func letGo(finishes: Bool) {
    wasCancelled = !finishes
    releaseFollowers()
    isDrivenByHand = false
    watch(for: duration * Double(finishes ? 1 - percent : percent))
  }

  /// Pauses the running transition and makes it interactive.
  func takeHold() {
    watchdog?.cancel()
    watchdog = nil
    wasCancelled = false
    if let motion {
      motion.hold()
      percent = min(max(CGFloat(motion.share), 0), 1)
    } else {
      for follower in followers where follower.isRunning { follower.pauseAnimation() }
    }
    isDrivenByHand = true
  }

  /// Runs animations alongside a transition that can be interactive; they follow its progress in
  /// both directions.
  func follow(_ changes: @escaping () -> Void) {
    if let interruptibleAnimator {
      interruptibleAnimator.addAnimations(changes)
      return
    }
    // In an interactive phase the progress is linear; otherwise the curve is the transition's.
    let follower = UIViewPropertyAnimator(
      duration: duration, curve: startedByHand ? .linear : completionCurve)
    follower.scrubsLinearly = false
    follower.addAnimations(changes)
    if isDrivenByHand {
      follower.fractionComplete = percent
    } else {
      follower.startAnimation()
    }
    followers.append(follower)
    motion?.add(follower)
  }

  /// Updates the alongside animations of a transition without a motion.
  func moveFollowers() {
    guard motion == nil else { return }
    for follower in followers where follower.state == .active {
      if follower.isReversed { follower.isReversed = false }
      follower.fractionComplete = percent
    }
  }

  private func releaseFollowers() {
    guard motion == nil else { return }
    for follower in followers where follower.state == .active {
      if follower.isReversed != wasCancelled { follower.isReversed = wasCancelled }
      follower.startAnimation()
    }
  }

  /// Ends the alongside animations, restores the layers' timing and stops the watchdog.
  func endDriving(completed: Bool) {
    let ending = followers
    followers = []
    for follower in ending where follower.state == .active {
      follower.stopAnimation(false)
      follower.finishAnimation(at: completed ? .end : .start)
    }
    motion?.close()
    motion = nil
    watchdog?.cancel()
    watchdog = nil
  }

  // Transitions that never complete

  /// The time in seconds after its duration at which a transition is reported as incomplete. Grade:
  /// tunable.
  private static let graceTime = 1.0

  /// Reports the transition if it is not complete some time after its duration.
  func watch(for seconds: Double) {
    watchdog?.cancel()
    guard isWatched, let timers = DisplayHost.current?.timers else { return }
    let end = CACurrentMediaTime() + max(0, seconds) + Self.graceTime
    watchdog = timers.schedule(at: end, name: "the transition to \(type(of: to))") { [weak self] in
      self?.reportForgotten(after: seconds)
    }
  }

  private func reportForgotten(after seconds: Double) {
    watchdog = nil
    // A finger that caught what moves holds the transition, which goes on when it is lifted.
    if let touches = DisplayHost.current?.touchDispatcher,
      touches.hasActiveTouches
        || touches.lastTime > CACurrentMediaTime() - max(0, seconds) - Self.graceTime
    {
      return watch(for: seconds)
    }
    if let interruptibleAnimator, interruptibleAnimator.state == .active,
      !interruptibleAnimator.isRunning
    {
      return
    }
    let time = (seconds * 100).rounded() / 100
    Misuse.report(
      TransitionMisuse.notCompleted(from: from, to: to, duration: time, animator: animator))
  }
}

/// The placeholder that an animator returns if it has no interruptible animator.
@MainActor
final class NoInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = NoInterruptibleAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

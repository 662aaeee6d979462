extension ControllerTransition {
  /// Names the object that can take the transition in hand. It keeps it until the end.
  func takeInteractor(_ interactor: (any UIViewControllerInteractiveTransitioning)?) {
    guard let interactor else { return }
    self.interactor = interactor
    if interactor.wantsInteractiveStart {
      beginInHand()
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.adopt(self)
    }
  }

  /// Asks an animator for the object that can interrupt it. It is the same one at every call.
  func takeInterruptible(of animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    guard hasClientAnimator else { return }
    let made = animator.interruptibleAnimator(using: self)
    guard !(made is NoInterruptibleAnimator) else { return }
    interruptibleAnimator = made
    interruptible = true
  }

  /// Starts the animation, by itself or in the hand.
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

  /// Starts the animation of a percent-driven transition, which stands still.
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

  /// The hand lets go.
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

  /// An object of a client's own lets go; it animates the rest itself.
  func letGo(finishes: Bool) {
    wasCancelled = !finishes
    releaseFollowers()
    isDrivenByHand = false
    watch(for: duration * Double(finishes ? 1 - percent : percent))
  }

  /// The hand takes hold of the running transition.
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

  /// Runs blocks along with a transition that can be in the hand: they go with it to and fro.
  func follow(_ changes: @escaping () -> Void) {
    if let interruptibleAnimator {
      interruptibleAnimator.addAnimations(changes)
      return
    }
    // In the hand it is the place that counts; by itself it runs as transitions do.
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

  /// Moves what runs alongside where no motion does.
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

  /// Ends what runs alongside, gives the layers their time back and stops waiting for the end.
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

  // A transition that never completes

  /// How long after its time a transition counts as forgotten, in seconds. Grade: tunable.
  private static let patience = 1.0

  /// Reports the transition if it is not complete some time after it should be.
  func watch(for seconds: Double) {
    watchdog?.cancel()
    guard isWatched, let timers = DisplayHost.current?.timers else { return }
    let end = CACurrentMediaTime() + max(0, seconds) + Self.patience
    watchdog = timers.schedule(at: end, name: "the transition to \(type(of: to))") { [weak self] in
      self?.reportForgotten(after: seconds)
    }
  }

  private func reportForgotten(after seconds: Double) {
    watchdog = nil
    if let interruptibleAnimator, interruptibleAnimator.state == .active,
      !interruptibleAnimator.isRunning
    {
      return
    }
    let time = (seconds * 100).rounded() / 100
    reportMisuse(
      "The transition from \(type(of: from)) to \(type(of: to)) is not complete a second after its "
        + "\(time) seconds; \(animator.map { "\(type(of: $0))" } ?? "its animator") must call "
        + "completeTransition(_:) on its context when the animation is over. Until then the views "
        + "take no touches.")
  }
}

/// Stands for the answer of an animator that cannot be interrupted.
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

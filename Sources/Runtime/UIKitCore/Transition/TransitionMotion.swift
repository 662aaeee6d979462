/// The motion of a transition's animations in an interactive phase: the layers' time is stopped and
/// set, as UIKit does with plain animations; property animators are scrubbed.
@MainActor
final class TransitionMotion {
  private let container: CALayer
  private let duration: Double
  private let capture = AnimationCapture()
  private var animators: [any UIViewImplicitlyAnimating] = []
  /// The container's time at which the animations began.
  private var start: Double
  private var link: CADisplayLink?
  private var isFrozen = false
  /// The progress, 0 to 1.
  private(set) var share = 0.0

  init(in container: UIView, duration: Double) {
    self.container = container.layer
    self.duration = duration
    start = Self.outerTime(of: container.layer)
  }

  /// Sets up the animations of a transition that starts interactively.
  func setUpInHand(
    _ interruptible: (any UIViewImplicitlyAnimating)?, _ animate: () -> Void
  ) {
    if let interruptible {
      animators = [interruptible]
      if interruptible.state == .inactive || interruptible.isRunning {
        interruptible.pauseAnimation()
      }
    } else {
      freeze(at: start)
      capture.watch(animate)
      container.beginAnimationsNow()
      animators = capture.animators
      for animator in animators where animator.isRunning { animator.pauseAnimation() }
    }
  }

  /// Sets up the animations of a transition that does not start interactively.
  func setUp(_ interruptible: (any UIViewImplicitlyAnimating)?, _ animate: () -> Void) {
    capture.watch(animate)
    animators = capture.animators
    if let interruptible, !animators.contains(where: { $0 === interruptible }) {
      animators.append(interruptible)
    }
  }

  /// Adds an animator that runs alongside the transition.
  func add(_ animator: any UIViewImplicitlyAnimating) {
    animators.append(animator)
  }

  /// Sets the progress and pauses.
  func scrub(to share: Double) {
    stopLink()
    self.share = share
    for animator in animators where animator.state == .active {
      if animator.isReversed { animator.isReversed = false }
      animator.fractionComplete = CGFloat(share)
    }
    if isFrozen { freeze(at: start + share * duration) }
  }

  /// Pauses all animations at their current state.
  func hold() {
    stopLink()
    for animator in animators where animator.state == .active {
      if animator.isRunning { animator.pauseAnimation() }
      if animator.isReversed { animator.isReversed = false }
    }
    if !capture.animations.isEmpty, duration > 0 {
      freeze(at: isFrozen ? container.timeOffset : Self.outerTime(of: container))
      share = min(max((container.timeOffset - start) / duration, 0), 1)
    } else if let first = animators.first(where: { $0.state == .active }) {
      share = Double(first.fractionComplete)
    }
  }

  /// Continues to the end or back to the start. Returns the remaining duration in seconds.
  func release(
    finishes: Bool, speed: Double, curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) -> Double {
    let remainder = finishes ? 1 - share : share
    let pace = speed > 0 ? speed : 1
    for animator in animators where animator.state == .active {
      if animator.isReversed == finishes { animator.isReversed = !finishes }
      // 0 stands for the remaining duration.
      let factor = pace == 1 ? 0 : max(remainder / pace, 1e-6)
      animator.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(factor))
    }
    guard isFrozen else { return duration * remainder / pace }
    let length = duration * remainder / pace
    let law = timing.map { AnimationPace($0, duration: length) }
    run(to: finishes ? 1 : 0, over: length) {
      law?.share(at: $0).x ?? curve.timingFunction.evaluate($0)
    }
    return length
  }

  /// Restores the layers' own timing.
  func close() {
    stopLink()
    animators = []
    guard isFrozen else { return }
    isFrozen = false
    container.speed = 1
    container.timeOffset = 0
    container.beginTime = 0
  }

  // Layer timing

  private static func outerTime(of layer: CALayer) -> Double {
    layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
  }

  private func freeze(at time: Double) {
    isFrozen = true
    container.speed = 0
    container.beginTime = 0
    container.timeOffset = time
  }

  private func run(to target: Double, over length: Double, _ law: @escaping (Double) -> Double) {
    let origin = share
    var begin: Double?
    let link = CADisplayLink { [weak self] link in
      let time = link.targetTimestamp
      // Frames are processed on the main thread.
      MainActor.assumeIsolated {
        guard let self else { return }
        let from = begin ?? time
        begin = from
        let passed = length > 0 ? (time - from) / length : 1
        let isOver = passed >= 1 - 1e-9
        self.share = isOver ? target : origin + (target - origin) * law(passed)
        self.freeze(at: self.start + self.share * self.duration)
        if isOver { self.arrive(target) }
      }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func arrive(_ target: Double) {
    stopLink()
    if target == 0 {
      capture.takeBack()
    } else {
      // Animations that outlast the animator's duration continue at their own speed.
      let time = start + duration
      container.beginTime = Self.outerTime(of: container)
      container.timeOffset = time
      container.speed = 1
    }
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }
}

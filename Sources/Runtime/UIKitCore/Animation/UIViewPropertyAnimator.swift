/// An animator of changes to views that can be paused, scrubbed, reversed and modified while it
/// runs.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Creates an animator with a duration in seconds and timing parameters. Springs given by mass,
  /// stiffness and damping determine their duration themselves.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timing = parameters
    wantedDuration = max(0, duration)
    super.init()
  }

  /// Creates an animator with one of the built-in curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve from (0, 0) to (1, 1).
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring; `ratio` is 1 without bounce, near 0 with much.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  isolated deinit {
    // A running animator retains itself.
    guard state != .inactive else { return }
    Misuse.report(AnimationMisuse.animatorReleased(state == .stopped ? "stopped" : "paused"))
    driver?.release(at: .current)
  }

  /// The timing parameters.
  open var timingParameters: (any UITimingCurveProvider)? { timing }

  /// The total duration of the animation in seconds.
  open var duration: TimeInterval { driver?.duration ?? makePace().duration }

  /// The delay between the start and the first movement in seconds.
  open private(set) var delay: TimeInterval = 0

  /// A Boolean value that indicates whether the animation can be paused, scrubbed, reversed and
  /// stopped. The default is `true`.
  open var isInterruptible = true

  /// A Boolean value that indicates whether setting ``fractionComplete`` sets the progress, and not
  /// the elapsed time. The default is `true`.
  open var scrubsLinearly = true

  /// A Boolean value that indicates whether the animation remains active at its end, paused,
  /// without calling completions. The default is `false`.
  open var pausesOnCompletion = false

  /// The state of the animator.
  open private(set) var state: UIViewAnimatingState = .inactive

  /// A Boolean value that indicates whether the animations are running. It can be observed.
  open var isRunning: Bool {
    KeyValueObservers.read(self, "isRunning")
    return runs
  }

  /// A Boolean value that indicates whether the animations run in reverse. Setting it while they
  /// run reverses them.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, mayInterrupt("reversed") else { return }
      reversed = newValue
      driver?.turn()
    }
  }

  /// The completed fraction of the animation in its current direction, 0 to 1. Setting it pauses.
  open var fractionComplete: CGFloat {
    get {
      guard let driver else { return 0 }
      let place = scrubsLinearly ? driver.covered : driver.time
      return CGFloat(reversed ? 1 - place : place)
    }
    set {
      guard state != .stopped, mayInterrupt("scrubbed") else { return }
      guard newValue.isFinite else {
        return Misuse.report(AnimationMisuse.fractionOutOfRange(newValue))
      }
      if state == .inactive || runs { pauseAnimation() }
      let place = Double(reversed ? 1 - newValue : newValue)
      if scrubsLinearly { driver?.scrub(to: place) } else { driver?.scrub(toTime: place) }
    }
  }

  /// Starts the animations, or resumes paused ones.
  open func startAnimation() { start(after: 0) }

  /// Starts the animations after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: max(0, delay)) }

  /// Pauses the animations at their current values. Those not started yet are paused at their
  /// start.
  open func pauseAnimation() {
    switch state {
    case .inactive: activate()
    case .active:
      guard mayInterrupt("paused") else { return }
      driver?.pause()
      setRunning(false)
    case .stopped: reportStopped("paused")
    }
  }

  /// Stops the animations at their current values. With `true` the animator is inactive after that
  /// and no completion is called; with `false` ``finishAnimation(at:)`` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      if state == .inactive { return }
      return reportStopped("stopped again")
    }
    guard mayInterrupt("stopped") else { return }
    driver?.stop()
    setRunning(false)
    if withoutFinishing {
      driver?.release(at: .current)
      reset()
    } else {
      state = .stopped
    }
  }

  /// Finishes stopped animations at a position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return Misuse.report(AnimationMisuse.finishedBeforeStop)
    }
    finish(at: finalPosition)
  }

  /// Animates the changes of a block, beginning after a fraction, 0 to 1, of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: waiting.append((animation, Double(delayFactor)))
    case .active: driver?.add(delayFactor: Double(delayFactor), animation)
    case .stopped: reportStopped("given more animations")
    }
  }

  /// Animates the changes of a block.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that is called at the end with the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Resumes paused animations with other timing, `nil` for their own, over a multiple of the
  /// original duration, 0 for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let driver else {
      return Misuse.report(AnimationMisuse.continuedBeforePause)
    }
    guard mayInterrupt("continued") else { return }
    if runs { driver.pause() }
    let whole = driver.duration
    let length = durationFactor > 0 ? whole * Double(durationFactor) : nil
    let left = length ?? whole * abs(driver.target - driver.covered)
    let pace = parameters.map { AnimationPace($0, duration: left) }
    go { driver.play(pace: pace, length: length) }
  }

  private let timing: any UITimingCurveProvider
  private let wantedDuration: Double
  private var driver: AnimationDriver?
  private var waiting: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var reversed = false
  private var runs = false
}

extension UIViewPropertyAnimator {
  private func makePace() -> AnimationPace { AnimationPace(timing, duration: wantedDuration) }

  /// Performs the changes and pauses them at the start.
  private func activate() {
    let driver = AnimationDriver(makePace(), isReversed: reversed)
    self.driver = driver
    state = .active
    RunningAnimations.current.capture?.began(self)
    let blocks = waiting
    waiting = []
    for block in blocks { driver.add(delayFactor: block.delayFactor, block.changes) }
  }

  private func start(after delay: Double) {
    switch state {
    case .inactive:
      self.delay = delay
      activate()
      go { driver?.play(delay: delay) }
    case .active:
      guard !runs, mayInterrupt("started again") else { return }
      go { driver?.play(delay: delay) }
    case .stopped: reportStopped("started")
    }
  }

  private func go(_ play: () -> Void) {
    guard let driver else { return }
    // A running animator retains itself until the end; a paused one is retained by the client.
    driver.onArrival = { [self] in arrived() }
    setRunning(true)
    if driver.isEmpty {
      DisplayHost.afterThisTurn { [weak driver] in
        if let driver, self.driver === driver, self.runs, driver.isEmpty { self.arrived() }
      }
    } else {
      play()
    }
  }

  private func arrived() {
    if pausesOnCompletion {
      driver?.pause()
      driver?.onArrival = nil
      setRunning(false)
    } else {
      setRunning(false)
      finish(at: reversed ? .start : .end)
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let waiting = completions
    driver?.release(at: position)
    reset()
    for completion in waiting { completion(position) }
  }

  private func reset() {
    driver?.onArrival = nil
    driver = nil
    completions = []
    state = .inactive
  }

  private func setRunning(_ value: Bool) {
    guard value != runs else { return }
    runs = value
    if !value { driver?.onArrival = nil }
    KeyValueObservers.changed(self, "isRunning", old: !value, new: value)
  }

  private func mayInterrupt(_ what: String) -> Bool {
    if isInterruptible || state == .inactive { return true }
    Misuse.report(AnimationMisuse.notInterruptible(what))
    return false
  }

  private func reportStopped(_ what: String) {
    Misuse.report(AnimationMisuse.stopped(what))
  }
}

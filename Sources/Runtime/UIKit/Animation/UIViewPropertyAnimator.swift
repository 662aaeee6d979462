/// Animates changes of views, and can be paused, scrubbed, turned round and changed on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// An animator that takes `duration` seconds with a timing. Springs given by mass, stiffness and
  /// damping take as long as they do.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timing = parameters
    wantedDuration = max(0, duration)
    super.init()
  }

  /// An animator with one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a cubic curve from (0, 0) to (1, 1).
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring; `ratio` is 1 without bounce, near 0 with much.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already.
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

  /// The timing.
  open var timingParameters: (any UITimingCurveProvider)? { timing }

  /// Seconds that the animation takes in all.
  open var duration: TimeInterval { driver?.duration ?? makePace().duration }

  /// Seconds between the start and the first movement.
  open private(set) var delay: TimeInterval = 0

  /// Whether the animation can be paused, scrubbed, turned and stopped. The default is `true`.
  open var isInterruptible = true

  /// Whether ``fractionComplete`` stands for the way and not for the time. The default is `true`.
  open var scrubsLinearly = true

  /// Whether the animation stays active at its end, paused, without completions. The default is
  /// `false`.
  open var pausesOnCompletion = false

  /// What the animator is doing.
  open private(set) var state: UIViewAnimatingState = .inactive

  /// Whether the animations move now. Can be observed.
  open var isRunning: Bool {
    KeyValueObservers.read(self, "isRunning")
    return runs
  }

  /// Whether the animations run back to their start. Set while they run, they turn.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, mayInterrupt("reversed") else { return }
      reversed = newValue
      driver?.turn()
    }
  }

  /// How much of the way in the present direction is covered, 0 to 1. Setting it pauses.
  open var fractionComplete: CGFloat {
    get {
      guard let driver else { return 0 }
      let place = scrubsLinearly ? driver.covered : driver.time
      return CGFloat(reversed ? 1 - place : place)
    }
    set {
      guard state != .stopped, mayInterrupt("scrubbed") else { return }
      guard newValue.isFinite else {
        return reportMisuse(
          "fractionComplete was set to \(newValue); give it a number from 0 to 1.")
      }
      if state == .inactive || runs { pauseAnimation() }
      let place = Double(reversed ? 1 - newValue : newValue)
      if scrubsLinearly { driver?.scrub(to: place) } else { driver?.scrub(toTime: place) }
    }
  }

  /// Starts the animations, or lets paused ones go on.
  open func startAnimation() { start(after: 0) }

  /// Starts the animations after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: max(0, delay)) }

  /// Holds the animations where they are. Those not started yet are held at their start.
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

  /// Ends the animations where they are. With `true` the animator is inactive after that and no
  /// completion is called; with `false` ``finishAnimation(at:)`` must follow.
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

  /// Ends stopped animations at a position, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return reportMisuse(
        "finishAnimation(at:) was called for an animator that is not stopped; call "
          + "stopAnimation(false) first. The call was ignored.")
    }
    finish(at: finalPosition)
  }

  /// Animates what a block changes, beginning after a share, 0 to 1, of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: waiting.append((animation, Double(delayFactor)))
    case .active: driver?.add(delayFactor: Double(delayFactor), animation)
    case .stopped: reportStopped("given more animations")
    }
  }

  /// Animates what a block changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Calls a block at the end with the place where it is.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Lets paused animations go on with other timing, `nil` for their own, in a share of the
  /// original duration, 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let driver else {
      return reportMisuse(
        "continueAnimation was called for an animator that is not paused; call pauseAnimation() "
          + "first. The call was ignored.")
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

  /// Makes the changes and holds them at the start.
  private func activate() {
    let driver = AnimationDriver(makePace(), isReversed: reversed)
    self.driver = driver
    state = .active
    AnimationCapture.current?.began(self)
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
    // Whoever runs is kept alive until the end; whoever is paused is the client's to keep.
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
    reportMisuse(
      "An animator that is not interruptible was \(what); set isInterruptible before it starts. "
        + "The call was ignored.")
    return false
  }

  private func reportStopped(_ what: String) {
    reportMisuse(
      "A stopped animator was \(what); call finishAnimation(at:) first. The call was ignored.")
  }
}

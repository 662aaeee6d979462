/// Drives animations that can be run, paused, scrubbed and reversed without a jump.
///
/// Its layers have animations whose progress it sets in every frame; nothing in them depends on the
/// layers' time.
@MainActor
final class AnimationDriver {
  typealias Share = SIMD2<Double>

  private struct Run {
    /// The time of its first frame; `nil` before that.
    var begin: Double?
    let delay: Double
    let length: Double
    let origin: Double
    let target: Double
    let pace: AnimationPace
    /// The part of the pace's time through which the run goes; `nil` for all of it from the start.
    let times: (from: Double, to: Double)?
    /// The elapsed fraction of the run's time.
    var time = 0.0

    func progress(at share: Double) -> Share {
      guard let times else { return pace.share(at: share) }
      if times.from == 0, times.to == 1 { return pace.share(at: share) }
      let first = pace.share(at: times.from)
      let last =
        times.to >= 1 ? Share(repeating: 1) : times.to <= 0 ? .zero : pace.share(at: times.to)
      let change = last - first
      guard abs(change.x) > 1e-9, abs(change.y) > 1e-9 else { return Share(repeating: share) }
      let now = share >= 1 ? last : pace.share(at: times.from + (times.to - times.from) * share)
      return (now - first) / change
    }
  }

  private let pace: AnimationPace
  /// The target of the animation: 1 for the end, 0 for the start.
  private(set) var target: Double
  /// The progress towards the end, from 0 to 1.
  private(set) var covered: Double
  private var groups: [DrivenGroup] = []
  private var run: Run?
  /// The fraction of the pace's time that belongs to ``covered``, if it is known.
  private var knownTime: Double?
  private var link: CADisplayLink?
  /// A closure that is called when the animation has reached its target.
  var onArrival: (() -> Void)?

  init(_ pace: AnimationPace, isReversed: Bool) {
    self.pace = pace
    target = isReversed ? 0 : 1
    covered = isReversed ? 1 : 0
    knownTime = covered
  }

  var isRunning: Bool { run != nil }

  /// The duration of the whole animation in seconds.
  var duration: Double { pace.duration }

  /// Indicates whether there is nothing to animate.
  var isEmpty: Bool { groups.isEmpty }

  /// The elapsed fraction of the time of the whole animation.
  var time: Double {
    if let run, let times = run.times { return times.from + (times.to - times.from) * run.time }
    return knownTime ?? pace.time(of: covered)
  }

  /// Animates the changes of a block, from now on or after a fraction of the remaining time.
  func add(delayFactor: Double, _ changes: () -> Void) {
    let factor = min(max(delayFactor, 0), 1)
    let group = DrivenGroup(self, delay: covered + (1 - covered) * factor)
    let animation = ViewAnimation(driven: group, duration: pace.duration)
    groups.append(group)
    if let run {
      group.begin(at: run.time, wait: factor)
      group.hold()
    } else if target == 0 {
      group.scrub(to: covered)
    }
    animation.run(changes)
  }

  /// Creates a group for a nested block that has its own timing in a part of the time.
  func makeGroup(
    from start: Double, to end: Double, pace: CAMediaTimingFunction
  ) -> DrivenGroup {
    let group = DrivenGroup(self, delay: 0, window: (start, end, pace))
    groups.append(group)
    return group
  }

  /// Runs to the target.
  ///
  /// - Parameters:
  ///   - other: Another timing for the rest of the animation.
  ///   - length: The duration in seconds, instead of that of the timing.
  ///   - delay: The delay in seconds.
  func play(pace other: AnimationPace? = nil, length: Double? = nil, delay: Double = 0) {
    for group in groups { group.begin(target: target) }
    let made: Run
    if let other {
      let own = other.hasOwnDuration ? other.duration : nil
      made = Run(
        delay: delay, length: own ?? length ?? pace.duration * abs(target - covered),
        origin: covered, target: target, pace: other, times: nil)
    } else {
      let from = time
      made = Run(
        delay: delay, length: length ?? pace.duration * abs(target - from), origin: covered,
        target: target, pace: pace, times: (from, target))
    }
    knownTime = nil
    run = made
    startLink()
  }

  /// Pauses all animations at their current progress.
  func pause() {
    if run?.times != nil { knownTime = time }
    run = nil
    stopLink()
    for group in groups { group.hold() }
  }

  /// Reverses the animation at its current progress.
  func turn() {
    let wasRunning = isRunning
    if wasRunning { pause() }
    target = 1 - target
    if wasRunning { play() }
  }

  /// Sets the progress and pauses.
  func scrub(to fraction: Double) {
    if isRunning { pause() }
    guard fraction != covered else { return }
    covered = fraction
    knownTime = nil
    for group in groups { group.scrub(to: fraction) }
  }

  /// Sets the elapsed fraction of the time and pauses.
  func scrub(toTime time: Double) {
    if isRunning { pause() }
    knownTime = time
    covered = pace.share(at: time).x
    for group in groups { group.scrub(toTime: time, pace: pace) }
  }

  /// Stops and removes the animations from the layers, which keep their current values.
  func stop() {
    run = nil
    stopLink()
    // The last change of a property has the current value, the first has the original one.
    for group in groups.reversed() { group.stop() }
  }

  /// Sets the layers to the values of a position, and ends.
  func release(at position: UIViewAnimatingPosition) {
    stop()
    let groups = groups
    self.groups = []
    for group in position == .end ? groups : groups.reversed() { group.settle(at: position) }
    for group in groups { group.notifyEnd(finished: position == .end) }
  }

  // Time

  private func startLink() {
    guard link == nil else { return }
    let link = CADisplayLink { [self] link in
      let time = link.targetTimestamp
      // Frames are made on the main thread.
      MainActor.assumeIsolated { tick(time) }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stopLink() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ time: Double) {
    guard var run else { return }
    // Changes that are added while a frame is laid out show in that frame, before the first tick.
    let begin = run.begin ?? groups.lazy.compactMap(\.firstShown).first ?? time
    run.begin = begin
    let passed = time - begin - run.delay
    // A clock that adds frame lengths reaches the end a few units in the last place early.
    let isOver = passed >= run.length - 1e-9
    run.time = isOver ? 1 : max(0, passed / run.length)
    self.run = run
    covered =
      isOver ? run.target : run.origin + (run.target - run.origin) * run.progress(at: run.time).x
    for group in groups { group.run(at: run.time, target: run.target, progress: run.progress) }
    if isOver { arrive() }
  }

  private func arrive() {
    run = nil
    stopLink()
    knownTime = target
    onArrival?()
  }
}

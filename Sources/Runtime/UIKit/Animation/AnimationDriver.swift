/// Moves animations to and fro: run, held, scrubbed, turned round, without a jump in between.
///
/// Its layers carry animations whose place it sets in every frame; nothing of them depends on the
/// layers' time.
@MainActor
final class AnimationDriver {
  typealias Share = SIMD2<Double>

  private struct Run {
    /// The time of its first frame; `nil` until there was one.
    var begin: Double?
    let delay: Double
    let length: Double
    let origin: Double
    let target: Double
    let pace: AnimationPace
    /// The part of the pace's time that the run goes through; `nil` for all of it anew.
    let times: (from: Double, to: Double)?
    /// The share of its time that has passed.
    var time = 0.0

    func progress(at share: Double) -> Share {
      guard let times else { return pace.share(at: share) }
      if times.from == 0, times.to == 1 { return pace.share(at: share) }
      let first = pace.share(at: times.from)
      let last =
        times.to >= 1 ? Share(repeating: 1) : times.to <= 0 ? .zero : pace.share(at: times.to)
      let way = last - first
      guard abs(way.x) > 1e-9, abs(way.y) > 1e-9 else { return Share(repeating: share) }
      let now = share >= 1 ? last : pace.share(at: times.from + (times.to - times.from) * share)
      return (now - first) / way
    }
  }

  private let pace: AnimationPace
  /// Where it goes: 1 to the end, 0 back to the start.
  private(set) var target: Double
  /// The share of the way to the end that is covered.
  private(set) var covered: Double
  private var groups: [DrivenGroup] = []
  private var run: Run?
  /// The share of the pace's time that belongs to ``covered``, where that is known.
  private var knownTime: Double?
  private var link: CADisplayLink?
  /// Called when it has arrived at its target.
  var onArrival: (() -> Void)?

  init(_ pace: AnimationPace, isReversed: Bool) {
    self.pace = pace
    target = isReversed ? 0 : 1
    covered = isReversed ? 1 : 0
    knownTime = covered
  }

  var isRunning: Bool { run != nil }

  /// Seconds of the whole way.
  var duration: Double { pace.duration }

  /// Whether there is nothing to move.
  var isEmpty: Bool { groups.isEmpty }

  /// The share of the time that has passed, by the law of the whole way.
  var time: Double {
    if let run, let times = run.times { return times.from + (times.to - times.from) * run.time }
    return knownTime ?? pace.time(of: covered)
  }

  /// Animates what a block changes, from now on or after a share of what is left.
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

  /// A group for a block inside of another one that goes its own way in a part of the time.
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
  ///   - other: another law for the rest of the way.
  ///   - length: seconds, instead of what the law says.
  ///   - delay: seconds until it starts.
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

  /// Holds everything where it is.
  func pause() {
    if run?.times != nil { knownTime = time }
    run = nil
    stopLink()
    for group in groups { group.hold() }
  }

  /// Turns round, from where it is.
  func turn() {
    let wasRunning = isRunning
    if wasRunning { pause() }
    target = 1 - target
    if wasRunning { play() }
  }

  /// Sets the share of the way that is covered. Holds.
  func scrub(to fraction: Double) {
    if isRunning { pause() }
    guard fraction != covered else { return }
    covered = fraction
    knownTime = nil
    for group in groups { group.scrub(to: fraction) }
  }

  /// Sets the share of the time that has passed. Holds.
  func scrub(toTime time: Double) {
    if isRunning { pause() }
    knownTime = time
    covered = pace.share(at: time).x
    for group in groups { group.scrub(toTime: time, pace: pace) }
  }

  /// Stops and lets go of the layers, which keep what shows.
  func stop() {
    run = nil
    stopLink()
    // The last change of a property knows how it shows, the first how it was.
    for group in groups.reversed() { group.stop() }
  }

  /// Gives the layers the values of a position, and ends.
  func release(at position: UIViewAnimatingPosition) {
    stop()
    let groups = groups
    self.groups = []
    for group in position == .end ? groups : groups.reversed() { group.settle(at: position) }
    for group in groups { group.tellEnd(finished: position == .end) }
  }

  // Time

  private func startLink() {
    guard link == nil else { return }
    let link = CADisplayLink { [self] link in
      let time = link.timestamp
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
    // What is added while a frame is laid out shows in that frame, before the first tick.
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

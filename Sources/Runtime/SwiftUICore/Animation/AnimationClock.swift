/// An animation that advances from frame to frame.
@MainActor
package protocol FrameAnimation: AnyObject {
  /// Advances to a time; returns `false` once the animation is complete.
  func advance(to time: Double) -> Bool
  /// Indicates whether the animation ends.
  var isFinite: Bool { get }
}

/// The clock of an updater's frame animations and scheduled work.
@MainActor
package final class AnimationClock {
  private struct Alarm {
    let time: Double
    let work: () -> Void
  }

  @exclusivity(unchecked) private var running: [any FrameAnimation] = []
  @exclusivity(unchecked) private var alarms: [Alarm] = []
  @exclusivity(unchecked) private var last = -Double.infinity

  init() {}

  /// The time of the current frame.
  package var now: Double { MediaClock.now }

  /// Indicates whether there is outstanding work in the current frame.
  var isDue: Bool {
    guard !running.isEmpty || !alarms.isEmpty else { return false }
    if !running.isEmpty, now > last { return true }
    return alarms.contains { $0.time <= now }
  }

  /// Indicates whether an animation is running that will end.
  var hasFiniteWork: Bool {
    !alarms.isEmpty || running.contains { $0.isFinite }
  }

  /// Advances `animation` in each frame until it is complete.
  package func add(_ animation: any FrameAnimation) {
    guard !running.contains(where: { $0 === animation }) else { return }
    running.append(animation)
    if last < now { last = now }
  }

  /// Performs `work` in the update of the first frame at or after a time.
  func at(_ time: Double, _ work: @escaping () -> Void) {
    guard time.isFinite else { return }
    alarms.append(Alarm(time: time, work: work))
  }

  /// Performs the work that is due. To be called in an update.
  func advance() {
    let now = now
    last = now
    let batch = running
    running = []
    for animation in batch where animation.advance(to: now) {
      if !running.contains(where: { $0 === animation }) { running.append(animation) }
    }
    let due = alarms.filter { $0.time <= now }
    guard !due.isEmpty else { return }
    alarms.removeAll { $0.time <= now }
    for alarm in due.enumerated().sorted(by: {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }) {
      alarm.element.work()
    }
  }
}

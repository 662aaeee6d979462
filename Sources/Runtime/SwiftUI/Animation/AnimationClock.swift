/// Something that moves from frame to frame.
@MainActor
protocol FrameAnimation: AnyObject {
  /// Shows what is due; `false` when nothing is left to do.
  func advance(to time: Double) -> Bool
  /// Whether it comes to an end.
  var isFinite: Bool { get }
}

/// What moves from frame to frame in the trees of one updater, and what is to happen at some time.
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

  /// The time of the frame.
  var now: Double { MediaClock.now }

  /// Whether something is to be done in this frame that was not done yet.
  var isDue: Bool {
    guard !running.isEmpty || !alarms.isEmpty else { return false }
    if !running.isEmpty, now > last { return true }
    return alarms.contains { $0.time <= now }
  }

  /// Whether something moves that will come to rest.
  var hasFiniteWork: Bool {
    !alarms.isEmpty || running.contains { $0.isFinite }
  }

  /// Has `animation` advanced in each frame until it is done.
  func add(_ animation: any FrameAnimation) {
    guard !running.contains(where: { $0 === animation }) else { return }
    running.append(animation)
    if last < now { last = now }
  }

  /// Does `work` in the update of the first frame at a time or after it.
  func at(_ time: Double, _ work: @escaping () -> Void) {
    guard time.isFinite else { return }
    alarms.append(Alarm(time: time, work: work))
  }

  /// Does what is due. To be called in an update.
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

/// The schedule of a device's frames: sixty in a second, each shortly after a message of its page.
///
/// A page sends its messages as it draws. With a schedule of its own, a server would receive some
/// moves just before a frame and the next just after one: two of its frames in one of the page's,
/// none in the other. So the schedule is shifted, a little with each message, until its frames
/// follow the messages.
struct FramePacer {
  /// The time of the next frame, in seconds of the machine; `nil` while nothing moves.
  private(set) var next: Double?

  /// The duration of a frame in seconds.
  static let frameTime = 1.0 / 60
  /// The time in seconds from a page's messages to the frame that answers them; all messages of a
  /// page's frame arrive in that time. tunable
  static let answerDelay = 0.003
  /// The time in seconds that a frame waits for a late move of a finger, as from a page whose
  /// browser is busy: without it the move would come with the next frame, and this one would show
  /// nothing new. tunable
  static let grace = 0.007
  /// The fraction of its offset by which the schedule is shifted; tunable.
  static let pull = 0.1
  /// The delay in seconds below which a frame is not late, as no clock wakes on time. tunable
  static let slack = 0.0005

  /// Begins with a frame at once, unless frames are scheduled already.
  mutating func wake(at now: Double) {
    if next == nil { next = now }
  }

  /// Ends the schedule until the next `wake(at:)`.
  mutating func rest() {
    next = nil
  }

  /// Shifts the schedule towards its offset after a message that arrived just now.
  mutating func messageArrived(at now: Double) {
    guard let next else { return }
    let off = next - (now + Self.answerDelay)
    self.next = next - Self.pull * (off - (off / Self.frameTime).rounded() * Self.frameTime)
  }

  /// Returns the number of frames that are due, and counts them as passed. Late frames are made up
  /// for: the schedule stays.
  ///
  /// - Parameter grace: the time in seconds that frames may wait after they are due.
  mutating func passDue(at now: Double, waiting grace: Double = 0) -> Int {
    guard let next, now >= next + grace - Self.slack else { return 0 }
    let due = 1 + Int(max(0, now - next) / Self.frameTime)
    self.next = next + Double(due) * Self.frameTime
    return due
  }
}

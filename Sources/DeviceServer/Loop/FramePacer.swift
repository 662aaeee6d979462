/// When the frames of a device are due: sixty in a second, a moment after its page speaks.
///
/// A page speaks as it draws. A server that kept to a grid of its own would hear some moves just
/// before a frame and the next just after one: two of its frames in one of the page's, none in the
/// other. So its grid is moved, a little with each message, until it lies behind the messages.
struct FramePacer {
  /// The moment of the next frame, in seconds of the machine; nil while nothing moves.
  private(set) var next: Double?

  /// The time of a frame in seconds.
  static let frameTime = 1.0 / 60
  /// Seconds from a page's messages to the frame that answers them; what a page says in a frame
  /// arrives in that time. tunable
  static let patience = 0.003
  /// Seconds that a frame waits for a finger's move that is late in its beat, as those of a page are
  /// whose browser is busy: without it the move would come with the next one, and a frame would show
  /// nothing new. tunable
  static let grace = 0.007
  /// How much of the way to its place behind a message the grid goes; tunable.
  static let pull = 0.1
  /// A frame is not late before this, in seconds, as no clock wakes on time. tunable
  static let slack = 0.0005

  /// Begins with a frame at once, unless frames go on already.
  mutating func wake(at now: Double) {
    if next == nil { next = now }
  }

  /// Ends until the next `wake(at:)`.
  mutating func rest() {
    next = nil
  }

  /// Moves the grid towards the place behind a message that came just now.
  mutating func heard(at now: Double) {
    guard let next else { return }
    let off = next - (now + Self.patience)
    self.next = next - Self.pull * (off - (off / Self.frameTime).rounded() * Self.frameTime)
  }

  /// The number of frames that are due, and have passed with this call. What is late is made up
  /// for: the grid stays.
  ///
  /// - Parameter grace: Seconds that frames may wait after they are due.
  mutating func passDue(at now: Double, waiting grace: Double = 0) -> Int {
    guard let next, now >= next + grace - Self.slack else { return 0 }
    let due = 1 + Int(max(0, now - next) / Self.frameTime)
    self.next = next + Double(due) * Self.frameTime
    return due
  }
}

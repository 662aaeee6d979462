/// The share of the main thread's time that a page may use while other pages move: after long work
/// it pauses for as long as that took, so that the others get at least every other moment.
struct TimeShare {
  /// The time until which the page pauses.
  private(set) var resumes = 0.0

  /// The time of work in seconds after which no pause is needed; less than half a frame. tunable
  static let free = 0.008
  /// The longest pause in seconds; tunable.
  static let longestPause = 1.0

  /// Records work that has ended.
  mutating func spent(_ seconds: Double, at now: Double) {
    guard seconds > Self.free else { return }
    resumes = now + min(seconds, Self.longestPause)
  }

  /// Indicates whether the page may work.
  func allows(at now: Double, amongOthers: Bool) -> Bool {
    !amongOthers || now >= resumes
  }
}

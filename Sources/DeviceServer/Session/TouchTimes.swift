import Foundation

/// The relation between the times of a page's touches and those of its device.
///
/// A page sends the time of each touch by a clock of its own. The smallest delay since the first finger went
/// down applies to all of their touches: one that arrives later than that happened earlier, and the device
/// receives it with the time at which it happened.
struct TouchTimes {
  /// A moment of the page and the same moment of the device, in seconds.
  private var anchor: (page: Double, device: Double)?
  private var rate = 1.0
  /// The latest moment of the page that a touch had, in seconds.
  private var newest = -Double.infinity

  /// The longest time in seconds by which a touch may be late; tunable.
  static let longestDelay = 1.0

  /// Adds the moment of a touch.
  ///
  /// - Returns: the moment; one that lies before an earlier one becomes that.
  mutating func add(_ moment: Double) -> Double {
    newest = max(newest, moment)
    return newest
  }

  /// Forgets the relation: nothing touches the screen.
  mutating func reset() {
    self = TouchTimes()
  }

  /// Returns the device's time at a moment of the page.
  func time(of moment: Double) -> Double {
    guard let anchor else { return moment }
    return anchor.device + (moment - anchor.page) * rate
  }

  /// Adjusts the relation before a frame, or the first of several.
  ///
  /// - Parameters:
  ///   - oldest: the first moment of the page that waits.
  ///   - start: the earliest time that a touch may have, which is that of the last touch before.
  ///   - end: the time of the last frame that is about to pass.
  ///   - isWhole: whether all of the movement is there, with the lift. Then it takes as long as it took the
  ///     finger; of one that goes on the screen shows the newest location.
  ///   - rate: the seconds of the device in a second of the page.
  mutating func follow(
    from oldest: Double, after start: Double, to end: Double, isWhole: Bool, rate: Double
  ) {
    guard newest > -.infinity else { return }
    if anchor == nil {
      self.rate = rate
      let duration = min(Self.longestDelay, max(0, newest - oldest)) * rate
      anchor = (newest, isWhole ? max(end, start + duration) : end)
    } else if rate != self.rate {
      anchor = (newest, time(of: newest))
      self.rate = rate
    }
    let ahead = time(of: newest) - end
    let most = isWhole ? Self.longestDelay * rate : 0
    if ahead > most { anchor = (newest, end + most) }
  }
}

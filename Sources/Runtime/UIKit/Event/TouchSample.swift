/// Where a finger was at one moment.
package struct TouchSample: Equatable, Sendable {
  /// Points of the window, or of the screen while the sample waits for its frame.
  package var location: CGPoint
  /// Seconds of the media clock.
  package var time: Double
}

/// One report of the device that waits for its frame.
struct TouchReport {
  enum Kind {
    case down, move, up, cancel
  }

  let finger: Int
  let kind: Kind
  /// Points of the screen; `nil` where the finger did not move.
  let location: CGPoint?
  let time: Double
  var radius: CGFloat = 5
}

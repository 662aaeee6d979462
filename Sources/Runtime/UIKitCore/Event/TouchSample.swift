/// The location of a touch at one moment.
package struct TouchSample: Equatable, Sendable {
  /// The location in points of the window, or of the screen while the sample waits for its frame.
  package var location: CGPoint
  /// The time in seconds of the media clock.
  package var time: Double
}

/// A report of the device that waits for its frame.
struct TouchReport {
  enum Kind {
    case down, move, up, cancel
  }

  let finger: Int
  let kind: Kind
  /// The location in points of the screen; `nil` if the finger did not move.
  let location: CGPoint?
  let time: Double
  var radius: CGFloat = 5
}

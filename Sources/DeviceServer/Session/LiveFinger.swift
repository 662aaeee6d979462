import CoreGraphics

/// A finger of a page's user, from the touch to the lift.
struct LiveFinger {
  /// A movement to a location.
  struct Move {
    var location: CGPoint
    /// The moment in seconds of the page; `nil` if the page did not say it.
    var moment: Double?
  }

  var number: Int
  /// Its location on the screen, or where it is about to be put down.
  var location: CGPoint
  /// The moment at which it was put down, in seconds of the page; `nil` if the page did not say it.
  var began: Double?
  /// The locations that it has moved to and that the device has not received.
  var moves: [Move] = []
  var isDown = false
  var isLeaving = false
  var isCancelled = false
  /// The moment at which it was lifted, in seconds of the page.
  var ended: Double?
  /// The time of its last sample, in seconds of the device.
  var lastTime = 0.0

  /// The largest number of movements that wait for a frame; the oldest are left out. tunable
  private static let mostMoves = 512

  /// The first moment that waits for the device.
  var oldest: Double? { isDown ? moves.first?.moment ?? ended : began }

  /// Adds a movement; without its moment only the newest counts.
  mutating func add(_ move: Move) {
    if move.moment == nil || moves.last?.moment == nil { moves.removeAll() }
    if moves.count == Self.mostMoves { moves.removeFirst() }
    moves.append(move)
  }
}

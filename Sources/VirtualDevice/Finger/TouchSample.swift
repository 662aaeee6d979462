import Foundation

/// What a finger tells the screen at one moment.
struct TouchSample: Equatable {
  enum Phase {
    case began
    case moved
    case ended
    case cancelled
  }

  /// Which finger.
  var finger: Int
  var phase: Phase
  /// In points of the screen as it is held.
  var point: CGPoint
  /// In seconds of the device's clock.
  var time: Double
}

import UIKit

/// The points of a finger's path, one for each frame.
///
/// A straight move at constant speed. If the release velocity is known beforehand, the end of the
/// path is shaped: over the last `FingerPath.window` the finger has exactly that velocity and ends
/// exactly at the intended point, so that the average of any pan recogniser over its window is that
/// velocity.
struct FingerPath: Equatable {
  /// The time over which recognisers look back for a velocity, in seconds.
  ///
  /// UIScrollView looks back about 0.1 s (S2, measured/fit).
  static let window = 0.1

  /// The finger's location at the end of each frame; `nil` where it rests and sends no sample.
  var points: [CGPoint?]

  /// Creates a move at constant speed from a point to another in a number of frames (at least one).
  init(from start: CGPoint, to end: CGPoint, frames: Int) {
    let count = max(1, frames)
    points = (1...count).map { index in
      index == count ? end : start.interpolated(to: end, by: Double(index) / Double(count))
    }
  }

  /// Creates a move at constant velocity from a point, in points per second.
  init(from start: CGPoint, velocity: CGVector, frames: Int, frameDuration: Double) {
    points = (1...max(1, frames)).map { index in
      let time = Double(index) * frameDuration
      return CGPoint(x: start.x + velocity.dx * time, y: start.y + velocity.dy * time)
    }
  }

  /// Creates a move that ends at a point with a velocity.
  ///
  /// - If the last stretch at that velocity lies on the path, the finger first moves at constant
  ///   speed to the beginning of that stretch.
  /// - If the whole path is shorter than that stretch, the finger rests at its start and then moves
  ///   at the velocity.
  /// - If the velocity has another direction, there is no such path and the result is `nil`; the
  ///   finger has to turn after its move.
  init?(
    from start: CGPoint, to end: CGPoint, frames: Int, releasing velocity: CGVector,
    frameDuration: Double
  ) {
    let translation = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = translation.length
    let speed = velocity.length
    guard speed > 0, length > 0 else { return nil }
    let along = (translation.dx * velocity.dx + translation.dy * velocity.dy) / (length * speed)
    // Within about eight degrees a hand's flick is still in the direction of its move.
    guard along > 0.99 else { return nil }
    let windowFrames = max(1, Int((Self.window / frameDuration).rounded(.up)))
    // At almost no speed the path would fit more frames than an integer can count.
    let fitting = Int(
      min(length / (speed * frameDuration) + 1e-9, Double(windowFrames + 1)).rounded(.down))
    let runUp = min(windowFrames, fitting, max(1, frames))
    guard runUp > 0 else { return nil }
    let time = Double(runUp) * frameDuration
    let turn = CGPoint(x: end.x - velocity.dx * time, y: end.y - velocity.dy * time)
    let before = max(0, frames - runUp)
    var points: [CGPoint?] = []
    if fitting <= windowFrames {
      points = Array(repeating: nil, count: before)
      if before > 0, turn != start { points[before - 1] = turn }
    } else if before > 0 {
      points = FingerPath(from: start, to: turn, frames: before).points
    }
    for index in 1...runUp {
      let remaining = Double(runUp - index) * frameDuration
      points.append(
        CGPoint(x: end.x - velocity.dx * remaining, y: end.y - velocity.dy * remaining))
    }
    self.points = points
  }
}

extension CGPoint {
  func interpolated(to other: CGPoint, by fraction: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

extension CGVector {
  var length: Double { (dx * dx + dy * dy).squareRoot() }
}

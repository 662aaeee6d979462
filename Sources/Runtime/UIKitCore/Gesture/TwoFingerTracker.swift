import Glibc

/// Tracks the distance and direction of two touches for pinches and rotations.
@MainActor
package struct TwoFingerTracker {
  private var first: UITouch?
  private var second: UITouch?
  /// The distance between the touches in points; never zero.
  package private(set) var distance: CGFloat = 1
  /// The rotation in radians, clockwise on the screen; rotations beyond half a circle accumulate.
  package private(set) var turn: CGFloat = 0
  private var angle: CGFloat = 0

  package init() {}

  package var isFollowing: Bool { first != nil && second != nil }

  /// Tracks the first two of these touches from their current locations, or none if there are
  /// fewer.
  package mutating func set(_ touches: [UITouch]) {
    first = touches.count >= 2 ? touches[0] : nil
    second = touches.count >= 2 ? touches[1] : nil
    guard let line else { return }
    distance = line.distance
    angle = line.angle
  }

  /// Updates the distance and rotation after the touches moved.
  package mutating func advance() {
    guard let line else { return }
    distance = line.distance
    var change = line.angle - angle
    if change > .pi { change -= 2 * .pi }
    if change < -.pi { change += 2 * .pi }
    turn += change
    angle = line.angle
  }

  private var line: (distance: CGFloat, angle: CGFloat)? {
    guard let first, let second else { return nil }
    let x = second.windowLocation.x - first.windowLocation.x
    let y = second.windowLocation.y - first.windowLocation.y
    return (max((x * x + y * y).squareRoot(), 1), CGFloat(atan2(Double(y), Double(x))))
  }
}

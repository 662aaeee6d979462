import Glibc

/// Follows two fingers' distance and direction for pinches and rotations.
@MainActor
package struct TwoFingerTracker {
  private var first: UITouch?
  private var second: UITouch?
  /// Points; never zero.
  package private(set) var distance: CGFloat = 1
  /// Radians the fingers turned, clockwise on the screen; turns beyond half a circle add up.
  package private(set) var turn: CGFloat = 0
  private var angle: CGFloat = 0

  package init() {}

  package var isFollowing: Bool { first != nil && second != nil }

  /// Follows the first two of these fingers from where they are, or nothing if there are fewer.
  package mutating func set(_ touches: [UITouch]) {
    first = touches.count >= 2 ? touches[0] : nil
    second = touches.count >= 2 ? touches[1] : nil
    guard let line else { return }
    distance = line.distance
    angle = line.angle
  }

  /// Takes up the fingers' movement.
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

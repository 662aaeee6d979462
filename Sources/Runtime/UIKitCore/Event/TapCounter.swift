/// Counts successive taps at one place, for ``UITouch/tapCount``.
@MainActor
struct TapCounter {
  /// The maximum time between the end of a touch and the next beginning, in seconds (GE4, tunable).
  static let longestPause = 0.35
  /// The maximum distance between two successive touches, in points (GE4, tunable).
  static let farthestDistance: CGFloat = 30
  /// The maximum movement of a touch that is still a tap, in points (tunable; the slop of GE1).
  static let wandering: CGFloat = 10

  private var count = 0
  private var place = CGPoint.zero
  private var liftTime = -Double.infinity
  private weak var window: UIWindow?

  mutating func landed(_ touch: UITouch) -> Int {
    let point = touch.windowLocation
    let continues =
      touch.currentTimestamp - liftTime <= Self.longestPause
      && point.distance(to: place) <= Self.farthestDistance && window === touch.touchedWindow
    count = continues ? count + 1 : 1
    place = point
    window = touch.touchedWindow
    return count
  }

  mutating func moved(_ touch: UITouch) {
    if touch.windowLocation.distance(to: touch.landing) > Self.wandering { count = 0 }
  }

  mutating func lifted(_ touch: UITouch) {
    liftTime = touch.currentPhase == .ended && count > 0 ? touch.currentTimestamp : -.infinity
  }
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - x
    let y = other.y - y
    return (x * x + y * y).squareRoot()
  }
}

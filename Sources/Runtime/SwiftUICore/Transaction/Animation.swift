/// The timing of an animated change.
public struct Animation: Equatable, Hashable, Sendable {
  enum Curve: Equatable, Hashable, Sendable {
    /// The control points of a cubic curve, and the duration in seconds.
    case bezier(Double, Double, Double, Double, duration: Double)
    /// The undamped response in seconds and the damping ratio.
    case spring(response: Double, dampingFraction: Double)
  }

  var curve: Curve
  var delaySeconds = 0.0
  var speedFactor = 1.0
  var repetitions: Double?
  var reverses = true
  /// The time in seconds after which the animation appears complete, if it differs from the
  /// default.
  var logicalEnd: Double?
  /// The velocity with which a spring starts, in distances per second.
  var initialVelocity = 0.0

  init(_ curve: Curve) {
    self.curve = curve
  }

  /// The default animation: a spring of 0.55 s without bounce (documented, iOS 17).
  public static let `default` = Animation(.spring(response: 0.55, dampingFraction: 1))

  /// The default duration of curves, in seconds (documented).
  private static let standardDuration = 0.35

  /// A curve that starts and ends slowly, in 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  /// A curve that starts slowly, in 0.35 s.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// A curve that ends slowly, in 0.35 s.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// A linear curve, in 0.35 s.
  public static var linear: Animation { linear(duration: standardDuration) }

  /// A curve that starts and ends slowly, in `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A curve that starts slowly, in `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// A curve that ends slowly, in `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// A linear curve, in `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// A cubic curve with two control points, in `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y, duration: max(0, duration)))
  }

  /// A spring with a perceived duration in seconds and a bounce: 0 for no overshoot, 1 for an
  /// undamped oscillation.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    let bounce = min(max(bounce, -0.99), 1)
    return Animation(
      .spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
  }

  /// A spring of 0.5 s without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring from its undamped period in seconds and its damping ratio.
  public static func spring(
    response: Double, dampingFraction: Double, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction))
  }

  /// A spring for interactive changes.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction))
  }

  /// A spring for interactive changes: 0.15 s, damping 0.86.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring of 0.5 s without overshoot.
  public static var smooth: Animation { smooth() }

  /// A spring without overshoot; `extraBounce` adds some.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of 0.5 s with a small overshoot.
  public static var snappy: Animation { snappy() }

  /// A spring with a bounce of 0.15 plus `extraBounce`.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of 0.5 s with a large overshoot.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a bounce of 0.3 plus `extraBounce`.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the animation with a delay in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delaySeconds += delay
    return animation
  }

  /// Returns the animation with the time in seconds at which it counts as logically complete.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var animation = self
    animation.logicalEnd = max(0, duration)
    return animation
  }

  /// Returns the animation at a multiple of its speed. Values of zero or less are replaced by 1.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    if speed > 0 { animation.speedFactor *= speed }
    return animation
  }

  /// Returns the animation repeated a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = Double(max(1, repeatCount))
    animation.reverses = autoreverses
    return animation
  }

  /// Returns the animation repeated forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = .infinity
    animation.reverses = autoreverses
    return animation
  }
}

/// How a change is spread over time.
public struct Animation: Equatable, Hashable, Sendable {
  enum Curve: Equatable, Hashable, Sendable {
    /// Control points of a cubic curve, and seconds.
    case bezier(Double, Double, Double, Double, duration: Double)
    /// Undamped response in seconds and damping ratio.
    case spring(response: Double, dampingFraction: Double)
  }

  var curve: Curve
  var delaySeconds = 0.0
  var speedFactor = 1.0
  var repetitions: Double?
  var reverses = true
  /// Seconds of the curve after which people take it for finished, if not the usual.
  var logicalEnd: Double?

  init(_ curve: Curve) {
    self.curve = curve
  }

  /// The default: a spring of 0.55 s without bounce (documented, iOS 17).
  public static let `default` = Animation(.spring(response: 0.55, dampingFraction: 1))

  /// Seconds of the curves when none are given (documented).
  private static let standardDuration = 0.35

  /// A curve that starts and ends slowly, in 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  /// A curve that starts slowly, in 0.35 s.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// A curve that ends slowly, in 0.35 s.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// An even course, in 0.35 s.
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

  /// An even course, in `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// A cubic curve given by its two control points, in `duration` seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(p1x, p1y, p2x, p2y, duration: max(0, duration)))
  }

  /// A spring that is felt to take `duration` seconds; bounce is 0 without overshoot, 1 for ever.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    let bounce = min(max(bounce, -0.99), 1)
    return Animation(
      .spring(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)))
  }

  /// A spring of 0.5 s without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring given by its undamped period in seconds and its damping ratio.
  public static func spring(
    response: Double, dampingFraction: Double, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction))
  }

  /// A spring for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(response: response, dampingFraction: dampingFraction))
  }

  /// A spring for what follows a finger: 0.15 s, damping 0.86.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring without overshoot of 0.5 s.
  public static var smooth: Animation { smooth() }

  /// A spring without overshoot; `extraBounce` adds some.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little overshoot of 0.5 s.
  public static var snappy: Animation { snappy() }

  /// A spring with a bounce of 0.15 and what `extraBounce` adds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much overshoot of 0.5 s.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a bounce of 0.3 and what `extraBounce` adds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The animation, begun `delay` seconds later.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delaySeconds += delay
    return animation
  }

  /// The animation, taken for finished `duration` seconds after its start.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    var animation = self
    animation.logicalEnd = max(0, duration)
    return animation
  }

  /// The animation, `speed` times as fast. Zero or less is taken as 1.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    if speed > 0 { animation.speedFactor *= speed }
    return animation
  }

  /// The animation, repeated.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = Double(max(1, repeatCount))
    animation.reverses = autoreverses
    return animation
  }

  /// The animation, repeated for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = .infinity
    animation.reverses = autoreverses
    return animation
  }
}

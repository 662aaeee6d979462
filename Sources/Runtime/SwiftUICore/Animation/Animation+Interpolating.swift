import Foundation

extension Animation {
  /// A spring from its physical values, at its natural speed.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in distances of the animated change
  ///   per second. The default is 0.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring with a perceived duration in seconds and a bounce.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in distances of the animated change
  ///   per second. The default is 0.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in distances of the animated change
  ///   per second. The default is 0.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    var animation = Animation.spring(spring)
    animation.initialVelocity = initialVelocity
    return animation
  }

  /// A spring of 0.5 s without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}

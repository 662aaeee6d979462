import Foundation

/// A damped spring in closed form, whose progress runs from 0 to its target at 1.
package struct SpringLaw: Equatable, Sendable {
  /// The undamped angular frequency, in radians per second.
  package let angularFrequency: Double
  /// The damping ratio; 1 is critical.
  package let dampingRatio: Double
  /// The initial velocity toward the target, in distances per second.
  package let initialVelocity: Double

  package init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// Returns the progress after `time` seconds; may overshoot.
  package func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let w = angularFrequency
    let decay = dampingRatio * w
    if dampingRatio < 1 {
      let wd = w * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * time)
        * (cos(wd * time) + (decay - initialVelocity) / wd * sin(wd * time))
    }
    if dampingRatio == 1 { return 1 - exp(-w * time) * (1 + (w - initialVelocity) * time) }
    let split = w * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = split - decay
    let fast = -split - decay
    let share = (-initialVelocity - fast) / (slow - fast)
    return 1 - (share * exp(slow * time) + (1 - share) * exp(fast * time))
  }

  /// Returns the velocity toward the target after `time` seconds, in distances per second.
  package func velocity(at time: Double) -> Double {
    let w = angularFrequency
    let decay = dampingRatio * w
    if dampingRatio < 1 {
      let wd = w * (1 - dampingRatio * dampingRatio).squareRoot()
      let b = (decay - initialVelocity) / wd
      return exp(-decay * time)
        * ((decay - b * wd) * cos(wd * time) + (decay * b + wd) * sin(wd * time))
    }
    if dampingRatio == 1 {
      return exp(-w * time) * (initialVelocity + w * (w - initialVelocity) * time)
    }
    let split = w * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = split - decay
    let fast = -split - decay
    let share = (-initialVelocity - fast) / (slow - fast)
    return -(share * slow * exp(slow * time) + (1 - share) * fast * exp(fast * time))
  }

  /// The fraction of the distance to which the envelope decreases until the spring is considered at
  /// rest. documented by example: the default spring (1, 100, 10) settles in 1.47270 s; with a
  /// critical spring it is the law of AN2.
  package static let restShare = 0.001

  /// The time in seconds until the spring is considered at rest; infinite without damping.
  package var settlingDuration: Double {
    let w = angularFrequency
    let decay = dampingRatio * w
    guard decay > 0 else { return .infinity }
    if dampingRatio < 1 {
      let wd = w * (1 - dampingRatio * dampingRatio).squareRoot()
      let amplitude = 1 + abs(decay - initialVelocity) / wd
      return log(amplitude / Self.restShare) / decay
    }
    let envelope: (Double) -> Double
    if dampingRatio == 1 {
      let rate = abs(w - initialVelocity)
      envelope = { exp(-w * $0) * (1 + rate * $0) }
    } else {
      envelope = { abs(1 - progress(at: $0)) }
    }
    var high = 1 / w
    while envelope(high) > Self.restShare { high *= 2 }
    var low = high / 2
    if envelope(low) <= Self.restShare { low = 0 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if envelope(middle) > Self.restShare { low = middle } else { high = middle }
    }
    return high
  }
}

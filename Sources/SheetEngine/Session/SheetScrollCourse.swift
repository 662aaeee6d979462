/// The motion of scrolled content along one axis after a drag or a programmatic change, as a function
/// of time.
///
/// Positions are in points, velocities in points per second, both in the direction of growing
/// offsets; times are in seconds of any clock.
public struct SheetScrollCourse: Equatable, Sendable {
  /// Seconds of an animated change of offset (S9).
  static let easeDuration = 0.3

  private enum Law: Equatable, Sendable {
    case rest(Double)
    case decelerating(SheetScrollDeceleration)
    /// A deceleration until the edge is reached, then a spring.
    case impact(SheetScrollDeceleration, at: Double, SheetScrollSpring)
    case springing(SheetScrollSpring)
    case easing(from: Double, to: Double)
  }

  private let law: Law
  private let startTime: Double

  /// A motion at rest.
  public static func rest(at place: Double) -> SheetScrollCourse {
    SheetScrollCourse(law: .rest(place), startTime: 0)
  }

  /// A deceleration with an initial velocity in points per second. Content past an edge returns;
  /// content that runs into an edge overshoots if it `bounces`. `rate` is the fraction of the speed
  /// that remains after a millisecond, below 1.
  public static func fling(
    from start: Double, velocity: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool,
    at time: Double
  ) -> SheetScrollCourse {
    let edge = clamped(start, range.lowerBound, range.upperBound)
    let deceleration = SheetScrollDeceleration(start: start, velocity: velocity, rate: rate)
    let overshoot = start - edge
    if overshoot != 0 {
      let isInward = overshoot * velocity < 0
      // A fling that is strong enough to end inside the edges scrolls on.
      if !isInward || magnitude(deceleration.end - start) <= magnitude(overshoot) {
        let given = isInward ? magnitude(velocity) : 0
        let speed = clamped(
          given, SheetScrollSpring.inwardSpeed * magnitude(overshoot),
          SheetScrollSpring.frequency * magnitude(overshoot))
        let spring = SheetScrollSpring(
          target: edge, distance: overshoot, velocity: overshoot > 0 ? -speed : speed)
        return SheetScrollCourse(law: .springing(spring), startTime: time)
      }
    }
    guard magnitude(velocity) > SheetScrollDeceleration.restSpeed else { return .rest(at: start) }
    return running(deceleration, range: range, bounces: bounces, since: time)
  }

  /// A motion to a target without overshoot.
  public static func landing(
    from start: Double, to target: Double, velocity: Double, at time: Double
  ) -> SheetScrollCourse {
    let distance = start - target
    guard distance != 0 else { return .rest(at: target) }
    let most = SheetScrollSpring.frequency * magnitude(distance)
    let spring = SheetScrollSpring(
      target: target, distance: distance, velocity: clamped(velocity, -most, most))
    return SheetScrollCourse(law: .springing(spring), startTime: time)
  }

  /// An animated change of offset.
  public static func easing(from start: Double, to target: Double, at time: Double)
    -> SheetScrollCourse
  {
    SheetScrollCourse(law: .easing(from: start, to: target), startTime: time)
  }

  /// Indicates whether the content moves.
  public var isMoving: Bool {
    if case .rest = law { return false }
    return true
  }

  /// The final position of the content.
  public var end: Double {
    switch law {
    case .rest(let place): place
    case .decelerating(let deceleration): deceleration.end
    case .impact(_, _, let spring), .springing(let spring): spring.target
    case .easing(_, let target): target
    }
  }

  /// Returns the same motion for changed edges: a deceleration ends at the new edge.
  public func adapted(to range: ClosedRange<Double>, bounces: Bool, at time: Double)
    -> SheetScrollCourse
  {
    switch law {
    case .rest(let place):
      let edge = clamped(place, range.lowerBound, range.upperBound)
      return edge == place ? self : .landing(from: place, to: edge, velocity: 0, at: time)
    case .easing: return self
    case .decelerating(let deceleration):
      return Self.running(deceleration, range: range, bounces: bounces, since: startTime)
    case .impact(let deceleration, let impact, let spring):
      guard time - startTime > impact else {
        return Self.running(deceleration, range: range, bounces: bounces, since: startTime)
      }
      return adapted(spring, since: startTime + impact, range, at: time)
    case .springing(let spring):
      return adapted(spring, since: startTime, range, at: time)
    }
  }

  private func adapted(
    _ spring: SheetScrollSpring, since start: Double, _ range: ClosedRange<Double>, at time: Double
  ) -> SheetScrollCourse {
    let elapsed = time - start
    let place = spring.position(at: elapsed)
    // Content past an edge continues to the new edge; a target inside the edges stays.
    let isPastEdge = !range.contains(place)
    let target =
      isPastEdge || !range.contains(spring.target)
      ? clamped(place, range.lowerBound, range.upperBound) : spring.target
    guard target != spring.target else { return self }
    let moved = SheetScrollSpring(
      target: target, distance: place - target, velocity: spring.velocity(at: elapsed))
    return SheetScrollCourse(law: .springing(moved), startTime: time)
  }

  private static func running(
    _ deceleration: SheetScrollDeceleration, range: ClosedRange<Double>, bounces: Bool,
    since start: Double
  ) -> SheetScrollCourse {
    let wall = deceleration.velocity > 0 ? range.upperBound : range.lowerBound
    guard let impact = deceleration.time(reaching: wall) else {
      return SheetScrollCourse(law: .decelerating(deceleration), startTime: start)
    }
    let speed = bounces ? deceleration.velocity(at: impact) : 0
    let spring = SheetScrollSpring(target: wall, distance: 0, velocity: speed)
    return SheetScrollCourse(law: .impact(deceleration, at: impact, spring), startTime: start)
  }

  /// Returns the same motion shifted by a distance, for content that is resized before its visible
  /// part.
  public func shifted(by distance: Double) -> SheetScrollCourse {
    guard distance != 0 else { return self }
    let moved: Law =
      switch law {
      case .rest(let place): .rest(place + distance)
      case .decelerating(let deceleration): .decelerating(deceleration.shifted(by: distance))
      case .impact(let deceleration, let impact, let spring):
        .impact(deceleration.shifted(by: distance), at: impact, spring.shifted(by: distance))
      case .springing(let spring): .springing(spring.shifted(by: distance))
      case .easing(let start, let end): .easing(from: start + distance, to: end + distance)
      }
    return SheetScrollCourse(law: moved, startTime: startTime)
  }

  /// Returns the position at a time, and whether the content is at rest from then on. `pixel` is the
  /// size of a device pixel in points.
  public func sample(at time: Double, pixel: Double) -> (position: Double, isOver: Bool) {
    let elapsed = time - startTime
    switch law {
    case .rest(let place): return (place, true)
    case .decelerating(let deceleration):
      return (deceleration.position(at: elapsed), elapsed >= deceleration.duration)
    case .impact(let deceleration, let impact, let spring):
      guard elapsed > impact else { return (deceleration.position(at: elapsed), false) }
      return sample(spring, elapsed - impact, pixel)
    case .springing(let spring): return sample(spring, elapsed, pixel)
    case .easing(let start, let target):
      let part = clamped(elapsed / Self.easeDuration, 0, 1)
      return (start + (target - start) * (1 - sineAndCosine(part * .pi).cosine) / 2, part >= 1)
    }
  }

  private func sample(
    _ spring: SheetScrollSpring, _ elapsed: Double, _ pixel: Double
  ) -> (position: Double, isOver: Bool) {
    if spring.isAtRest(at: elapsed, pixel: pixel) { return (spring.target, true) }
    return (spring.position(at: elapsed), false)
  }
}

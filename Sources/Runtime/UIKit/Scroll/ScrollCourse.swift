import Glibc

/// The motion of content along one axis after a drag or a programmatic change, as a function of
/// time.
struct ScrollCourse: Equatable {
  /// Seconds of an animated change of offset (S9).
  static let easeDuration = 0.3

  private enum Law: Equatable {
    case rest(Double)
    case decelerating(ScrollDeceleration)
    /// A deceleration until the edge is reached, then a spring.
    case impact(ScrollDeceleration, at: Double, ScrollSpring)
    case springing(ScrollSpring)
    case easing(from: Double, to: Double)
  }

  private let law: Law
  /// Start in seconds of the media clock.
  private let startTime: Double

  /// A motion at rest.
  static func rest(at place: Double) -> ScrollCourse {
    ScrollCourse(law: .rest(place), startTime: 0)
  }

  /// A deceleration with an initial velocity in points per second. Content past an edge returns;
  /// content that runs into an edge overshoots if it `bounces`.
  static func fling(
    from start: Double, velocity: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool,
    at time: Double
  ) -> ScrollCourse {
    let edge = min(max(start, range.lowerBound), range.upperBound)
    let deceleration = ScrollDeceleration(start: start, velocity: velocity, rate: rate)
    let overshoot = start - edge
    if overshoot != 0 {
      let isInward = overshoot * velocity < 0
      // A fling that is strong enough to end inside the edges scrolls on.
      if !isInward || abs(deceleration.end - start) <= abs(overshoot) {
        let inward = max(
          ScrollSpring.inwardSpeed * abs(overshoot), isInward ? abs(velocity) : 0)
        let start = min(inward, ScrollSpring.frequency * abs(overshoot))
        let spring = ScrollSpring(
          target: edge, distance: overshoot, velocity: overshoot > 0 ? -start : start)
        return ScrollCourse(law: .springing(spring), startTime: time)
      }
    }
    guard abs(velocity) > ScrollDeceleration.restSpeed else { return .rest(at: start) }
    return running(deceleration, range: range, bounces: bounces, since: time)
  }

  /// A motion to a target without overshoot.
  static func landing(
    from start: Double, to target: Double, velocity: Double, at time: Double
  ) -> ScrollCourse {
    let distance = start - target
    guard distance != 0 else { return .rest(at: target) }
    let most = ScrollSpring.frequency * abs(distance)
    let spring = ScrollSpring(
      target: target, distance: distance, velocity: min(max(velocity, -most), most))
    return ScrollCourse(law: .springing(spring), startTime: time)
  }

  /// An animated change of offset.
  static func easing(from start: Double, to target: Double, at time: Double) -> ScrollCourse {
    ScrollCourse(law: .easing(from: start, to: target), startTime: time)
  }

  /// Indicates whether the content moves.
  var isMoving: Bool {
    if case .rest = law { return false }
    return true
  }

  /// The final position of the content.
  var end: Double {
    switch law {
    case .rest(let place): place
    case .decelerating(let deceleration): deceleration.end
    case .impact(_, _, let spring), .springing(let spring): spring.target
    case .easing(_, let target): target
    }
  }

  /// Returns the same motion for changed edges: a deceleration ends at the new edge.
  func adapted(to range: ClosedRange<Double>, bounces: Bool, at time: Double) -> ScrollCourse {
    switch law {
    case .rest(let place):
      let edge = min(max(place, range.lowerBound), range.upperBound)
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
    _ spring: ScrollSpring, since start: Double, _ range: ClosedRange<Double>, at time: Double
  ) -> ScrollCourse {
    let elapsed = time - start
    let place = spring.position(at: elapsed)
    // Content past an edge continues to the new edge; a target inside the edges stays.
    let isPastEdge = !range.contains(place)
    let target =
      isPastEdge || !range.contains(spring.target)
      ? min(max(place, range.lowerBound), range.upperBound) : spring.target
    guard target != spring.target else { return self }
    let moved = ScrollSpring(
      target: target, distance: place - target, velocity: spring.velocity(at: elapsed))
    return ScrollCourse(law: .springing(moved), startTime: time)
  }

  private static func running(
    _ deceleration: ScrollDeceleration, range: ClosedRange<Double>, bounces: Bool,
    since start: Double
  ) -> ScrollCourse {
    let wall = deceleration.velocity > 0 ? range.upperBound : range.lowerBound
    guard let impact = deceleration.time(reaching: wall) else {
      return ScrollCourse(law: .decelerating(deceleration), startTime: start)
    }
    let speed = bounces ? deceleration.velocity(at: impact) : 0
    let spring = ScrollSpring(target: wall, distance: 0, velocity: speed)
    return ScrollCourse(law: .impact(deceleration, at: impact, spring), startTime: start)
  }

  /// Returns the same motion shifted by a distance, for content that is resized before its visible
  /// part.
  func shifted(by distance: Double) -> ScrollCourse {
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
    return ScrollCourse(law: moved, startTime: startTime)
  }

  /// Returns the position at a time, and whether the content is at rest from then on.
  func sample(at time: Double, pixel: Double) -> (position: Double, isOver: Bool) {
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
      let part = min(max(elapsed / Self.easeDuration, 0), 1)
      return (start + (target - start) * (1 - cos(part * .pi)) / 2, part >= 1)
    }
  }

  private func sample(
    _ spring: ScrollSpring, _ elapsed: Double, _ pixel: Double
  ) -> (position: Double, isOver: Bool) {
    if spring.isAtRest(at: elapsed, pixel: pixel) { return (spring.target, true) }
    return (spring.position(at: elapsed), false)
  }
}

/// A point at which a body touches another or a boundary, for one step.
@MainActor
struct DynamicContact {
  /// The speed in points per second below which bodies do not bounce. tunable
  private static let bouncingSpeed = 60.0
  /// The depth in points that is left, so that resting bodies stay in contact. tunable
  private static let slop = 0.05
  /// The share of the depth that is corrected in a step by each of at most two contacts. tunable
  private static let correction = 0.4

  let body: DynamicBody
  let other: DynamicBody?
  let point: SIMD2<Double>
  /// The direction away from the body, towards what it touches.
  let normal: SIMD2<Double>
  let depth: Double

  private var armOfBody = SIMD2<Double>.zero
  private var armOfOther = SIMD2<Double>.zero
  private var normalMass = 0.0
  private var tangentMass = 0.0
  private var bias = 0.0
  private var friction = 0.0
  private var normalImpulse = 0.0
  private var tangentImpulse = 0.0

  init(
    _ body: DynamicBody, _ other: DynamicBody?, at point: SIMD2<Double>, normal: SIMD2<Double>,
    depth: Double
  ) {
    self.body = body
    self.other = other
    self.point = point
    self.normal = normal
    self.depth = depth
  }

  private var tangent: SIMD2<Double> { SIMD2(-normal.y, normal.x) }

  private var approach: SIMD2<Double> {
    body.velocity(at: armOfBody) - (other?.velocity(at: armOfOther) ?? .zero)
  }

  mutating func prepare() {
    armOfBody = point - body.position
    if let other { armOfOther = point - other.position }
    func mass(_ direction: SIMD2<Double>) -> Double {
      let response =
        body.response(direction, at: armOfBody)
        + (other?.response(direction, at: armOfOther) ?? 0)
      return response > 0 ? 1 / response : 0
    }
    normalMass = mass(normal)
    tangentMass = mass(tangent)
    friction = (body.friction * (other?.friction ?? 1)).squareRoot()
    let elasticity = max(body.elasticity, other?.elasticity ?? 0)
    let speed = dot(approach, normal)
    bias = speed > Self.bouncingSpeed ? elasticity * speed : 0
  }

  /// Moves the bodies apart, without a change of their velocities.
  func separate() {
    let sum = body.inverseMass + (other?.inverseMass ?? 0)
    guard sum > 0 else { return }
    let shift = normal * (max(depth - Self.slop, 0) * Self.correction / sum)
    body.position -= shift * body.inverseMass
    if let other { other.position += shift * other.inverseMass }
  }

  mutating func solve() {
    let speed = dot(approach, normal)
    let total = max(normalImpulse + normalMass * (speed + bias), 0)
    apply(normal * (normalImpulse - total))
    normalImpulse = total
    guard friction > 0 else { return }
    let slide = dot(approach, tangent)
    let limit = friction * normalImpulse
    let sliding = min(max(tangentImpulse - tangentMass * slide, -limit), limit)
    apply(tangent * (sliding - tangentImpulse))
    tangentImpulse = sliding
  }

  private func apply(_ impulse: SIMD2<Double>) {
    body.push(impulse, at: armOfBody)
    other?.push(-impulse, at: armOfOther)
  }
}

/// The search for contacts of convex outlines by the axis of their smallest overlap.
@MainActor
enum DynamicOverlap {
  /// Returns the contacts of a body with a convex outline: that of another body, or the two ends of
  /// a boundary's segment.
  static func contacts(
    of body: DynamicBody, with outline: [SIMD2<Double>], of other: DynamicBody?
  ) -> [DynamicContact] {
    let first = body.corners
    guard first.count > 2, outline.count > 1 else { return [] }
    var least = Double.infinity
    var normal = SIMD2<Double>.zero
    for axis in axes(first) + axes(outline) {
      let (a, b) = (range(first, axis), range(outline, axis))
      let (forwards, backwards) = (a.upperBound - b.lowerBound, b.upperBound - a.lowerBound)
      let overlap = min(forwards, backwards)
      if overlap <= 0 { return [] }
      if overlap < least - 1e-9 {
        least = overlap
        normal = forwards <= backwards ? axis : -axis
      }
    }
    guard least.isFinite else { return [] }
    return points(first, outline, normal).map {
      DynamicContact(body, other, at: $0, normal: normal, depth: least)
    }
  }

  /// Returns the contacts of a body with the sides of a rectangle that contains it.
  static func contacts(of body: DynamicBody, inside bounds: CGRect) -> [DynamicContact] {
    var found: [DynamicContact] = []
    let sides: [(SIMD2<Double>, Double)] = [
      (SIMD2(-1, 0), -bounds.minX), (SIMD2(1, 0), bounds.maxX), (SIMD2(0, -1), -bounds.minY),
      (SIMD2(0, 1), bounds.maxY),
    ]
    for (normal, limit) in sides {
      for corner in extremes(body.corners, normal) where dot(corner, normal) > limit {
        found.append(
          DynamicContact(body, nil, at: corner, normal: normal, depth: dot(corner, normal) - limit))
      }
    }
    return found
  }

  private static func axes(_ outline: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var axes: [SIMD2<Double>] = []
    for (index, corner) in outline.enumerated() {
      let side = outline[(index + 1) % outline.count] - corner
      let length = side.length
      guard length > 1e-6 else { continue }
      axes.append(SIMD2(side.y, -side.x) / length)
    }
    return axes
  }

  private static func range(
    _ outline: [SIMD2<Double>], _ axis: SIMD2<Double>
  ) -> ClosedRange<Double> {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for corner in outline {
      let place = dot(corner, axis)
      lowest = min(lowest, place)
      highest = max(highest, place)
    }
    return lowest...max(lowest, highest)
  }

  /// The corners that are furthest in a direction, within a point: one, or both ends of a side.
  private static func extremes(
    _ outline: [SIMD2<Double>], _ direction: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    let furthest = outline.map { dot($0, direction) }.max() ?? 0
    return outline.filter { dot($0, direction) > furthest - 1 }
  }

  private static func points(
    _ first: [SIMD2<Double>], _ second: [SIMD2<Double>], _ normal: SIMD2<Double>
  ) -> [SIMD2<Double>] {
    let near = extremes(first, normal)
    let far = extremes(second, -normal)
    guard near.count > 1, far.count > 1 else { return near.count == 1 ? near : far }
    // Two sides touch along the middle two of their four ends.
    let tangent = SIMD2(-normal.y, normal.x)
    let sorted = (near.prefix(2) + far.prefix(2)).sorted { dot($0, tangent) < dot($1, tangent) }
    return [sorted[1], sorted[2]]
  }
}

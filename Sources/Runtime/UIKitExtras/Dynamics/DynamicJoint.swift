/// A connection of a point of a body with a point of another, or with a fixed point, for one step.
///
/// Soft joints are springs with a frequency and a damping ratio, solved together with the contacts.
@MainActor
struct DynamicJoint {
  /// The movement that the joint resists.
  enum Kind {
    /// Any distance between the two points.
    case point
    /// A distance other than this one.
    case distance(Double)
    /// A rotation other than this one.
    case angle(Double)
  }

  let kind: Kind
  let body: DynamicBody
  let offset: SIMD2<Double>
  let other: DynamicBody?
  /// The offset from the other body's centre, or the fixed point.
  let target: SIMD2<Double>
  /// The oscillations in a second without damping; 0 for a rigid joint.
  let frequency: Double
  /// The damping ratio of a soft joint.
  let damping: Double

  /// The directions in which impulses are applied.
  private var first: Axis?
  private var second: Axis?

  private struct Axis {
    var direction: SIMD2<Double>
    var bias: Double
    var softness: Double
    var mass: Double
    var impulse = 0.0
  }

  init(
    _ kind: Kind, _ body: DynamicBody, at offset: SIMD2<Double>, other: DynamicBody? = nil,
    target: SIMD2<Double>, frequency: Double, damping: Double
  ) {
    self.kind = kind
    self.body = body
    self.offset = offset
    self.other = other
    self.target = target
    self.frequency = max(frequency, 0)
    self.damping = max(damping, 0)
  }

  private var difference: SIMD2<Double> {
    let end = other.map { $0.position + target } ?? target
    return body.position + offset - end
  }

  mutating func prepare(_ step: Double) {
    switch kind {
    case .point:
      let error = difference
      first = axis(SIMD2(1, 0), error: error.x, step: step)
      second = axis(SIMD2(0, 1), error: error.y, step: step)
    case .distance(let length):
      let difference = difference
      let distance = difference.length
      guard distance > 1e-6 else { return }
      first = axis(difference / distance, error: distance - length, step: step)
    case .angle(let angle):
      guard body.inverseInertia > 0 else { return }
      // The shorter of the two turns.
      let turn = (body.angle - angle).remainder(dividingBy: 2 * .pi)
      first = soft(.zero, error: turn, response: body.inverseInertia, step: step)
    }
  }

  private func axis(_ direction: SIMD2<Double>, error: Double, step: Double) -> Axis {
    var response = body.response(direction, at: offset)
    if let other { response += other.response(direction, at: target) }
    return soft(direction, error: error, response: response, step: step)
  }

  private func soft(
    _ direction: SIMD2<Double>, error: Double, response: Double, step: Double
  ) -> Axis {
    guard response > 0 else { return Axis(direction: direction, bias: 0, softness: 0, mass: 0) }
    guard frequency > 0 else {
      return Axis(
        direction: direction, bias: error * 0.2 / step, softness: 0, mass: 1 / response)
    }
    let omega = 2 * Double.pi * frequency
    let stiffness = omega * omega / response
    let friction = 2 * damping * omega / response
    let softness = 1 / (step * (friction + step * stiffness))
    return Axis(
      direction: direction, bias: error * step * stiffness * softness, softness: softness,
      mass: 1 / (response + softness))
  }

  mutating func solve() {
    if var axis = first {
      solve(&axis)
      first = axis
    }
    if var axis = second {
      solve(&axis)
      second = axis
    }
  }

  /// Applies an impulse along an axis.
  private func solve(_ axis: inout Axis) {
    if case .angle = kind {
      let impulse = -axis.mass * (body.spin + axis.bias + axis.softness * axis.impulse)
      body.spin += impulse * body.inverseInertia
      axis.impulse += impulse
      return
    }
    var relative = body.velocity(at: offset)
    if let other { relative -= other.velocity(at: target) }
    let speed = dot(relative, axis.direction)
    let impulse = -axis.mass * (speed + axis.bias + axis.softness * axis.impulse)
    body.push(axis.direction * impulse, at: offset)
    other?.push(-axis.direction * impulse, at: target)
    axis.impulse += impulse
  }
}

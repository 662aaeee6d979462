/// The bodies of an animator and the solver that moves them: sequential impulses in steps of a fixed
/// number in a frame, so that the same frames give the same positions.
@MainActor
final class DynamicWorld {
  /// The steps in a second. tunable
  private static let rate = 240.0
  /// The passes over all joints and contacts in a step. tunable
  private static let passes = 12
  /// The speed in points per second below which a body counts as resting. tunable
  private static let restingSpeed = 3.0
  /// The time in seconds after which resting bodies stop. tunable
  private static let restingTime = 0.25

  private(set) var bodies: [DynamicBody] = []
  private var bodyByItem: [ObjectIdentifier: DynamicBody] = [:]
  private var joints: [DynamicJoint] = []
  /// The contacts of the current step.
  var contacts: [DynamicContact] = []
  private var restingSince = 0.0
  /// Indicates whether a behaviour has an effect that no speed shows yet.
  var isDisturbed = false

  /// Returns the body of an item, which is created with the first behaviour of the item.
  func body(of item: any UIDynamicItem) -> DynamicBody {
    let key = ObjectIdentifier(item)
    if let body = bodyByItem[key] { return body }
    let body = DynamicBody(item)
    bodyByItem[key] = body
    bodies.append(body)
    return body
  }

  /// Returns the body of an item that has one.
  func knownBody(of item: any UIDynamicItem) -> DynamicBody? {
    bodyByItem[ObjectIdentifier(item)]
  }

  /// Keeps only the bodies of some items.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    bodyByItem = bodyByItem.filter { kept.contains($0.key) }
  }

  /// Adds a joint to the current step.
  func add(_ joint: DynamicJoint) {
    joints.append(joint)
  }

  /// Forgets that the bodies rest.
  func wake() {
    restingSince = 0
  }

  /// Advances by a frame. Returns `false` if all bodies have been resting for a while.
  func advance(by time: Double, behaviors: [UIDynamicBehavior]) -> Bool {
    guard time > 0 else { return true }
    let count = max(1, Int(clamping: (time * Self.rate).rounded()))
    let step = time / Double(count)
    for _ in 0..<min(count, 100) { advance(step, behaviors) }
    for body in bodies { body.writeItem() }
    let isResting =
      !isDisturbed
      && bodies.allSatisfy { body in
        body.velocity.length < Self.restingSpeed
          && abs(body.spin) * max(body.item.bounds.width, body.item.bounds.height)
            < Self.restingSpeed
      }
    isDisturbed = false
    restingSince = isResting ? restingSince + time : 0
    guard restingSince >= Self.restingTime else { return true }
    for body in bodies {
      body.velocity = .zero
      body.spin = 0
    }
    return false
  }

  private func advance(_ step: Double, _ behaviors: [UIDynamicBehavior]) {
    joints.removeAll(keepingCapacity: true)
    contacts.removeAll(keepingCapacity: true)
    for behavior in behaviors { behavior.contribute(to: self, step: step) }
    for index in joints.indices { joints[index].prepare(step) }
    for index in contacts.indices { contacts[index].prepare() }
    for _ in 0..<Self.passes {
      for index in joints.indices { joints[index].solve() }
      for index in contacts.indices { contacts[index].solve() }
    }
    for body in bodies { body.integrate(step) }
    for contact in contacts { contact.separate() }
    for body in bodies { body.updateCorners() }
  }
}

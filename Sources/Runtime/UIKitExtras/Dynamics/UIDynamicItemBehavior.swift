/// A behaviour with the physical properties of items, such as elasticity, and their velocities.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// Velocities that were added before there was an animator.
  private var pending: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []
  /// The properties that were set: others of the items' bodies stay.
  private var settings: [AnyKeyPath: @MainActor (DynamicBody) -> Void] = [:]

  /// Creates a behaviour with default properties.
  public init(items: [any UIDynamicItem] = []) {
    super.init(ownItems: items)
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    addOwn(item)
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    removeOwn(item)
  }

  /// The share of the speed that a collision leaves, 0…1. Default 0.
  open var elasticity: CGFloat = 0 { didSet { set(\.elasticity, elasticity) } }
  /// The friction against sliding along others. Default 0.
  open var friction: CGFloat = 0 { didSet { set(\.friction, friction) } }
  /// The density, relative to which sizes give masses. Default 1.
  open var density: CGFloat = 1 { didSet { set(\.density, density) } }
  /// The damping of velocities, in shares for each second. Default 0.
  open var resistance: CGFloat = 0 { didSet { set(\.resistance, resistance) } }
  /// The damping of rotation, in shares for each second. Default 0.
  open var angularResistance: CGFloat = 0 {
    didSet { set(\.angularResistance, angularResistance) }
  }
  /// The charge in electric fields. Stored without effect, as there are none. Default 0.
  open var charge: CGFloat = 0
  /// Indicates whether items are fixed, and others collide with them. Default false.
  open var isAnchored = false { didSet { set(\.isAnchored, isAnchored) } }
  /// Indicates whether items turn. Default true.
  open var allowsRotation = true { didSet { set(\.allowsRotation, allowsRotation) } }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending.append((item, velocity, 0))
    changed()
  }

  /// Returns the velocity of an item, in points per second; zero without an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = dynamicAnimator?.body(of: item) else { return .zero }
    return CGPoint(x: body.velocity.x, y: body.velocity.y)
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pending.append((item, .zero, velocity))
    changed()
  }

  /// Returns the angular velocity of an item, in radians per second; 0 without an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard let body = dynamicAnimator?.body(of: item) else { return 0 }
    return body.spin
  }

  private func set<Value>(
    _ property: ReferenceWritableKeyPath<DynamicBody, Value>, _ value: Value
  ) {
    nonisolated(unsafe) let property = property
    settings[property] = { $0[keyPath: property] = value }
    changed()
  }

  override func configure(_ world: DynamicWorld) {
    for item in ownItems {
      let body = world.body(of: item)
      for setting in settings.values { setting(body) }
    }
    for (item, velocity, spin) in pending {
      let body = world.body(of: item)
      body.velocity += SIMD2(velocity)
      if body.inverseInertia > 0 { body.spin += spin }
    }
    pending = []
  }
}

/// A behaviour that accelerates items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration in points per second squared of gravity 1 (AN8, documented).
  private static let standard = 1000.0

  /// The items.
  open var items: [any UIDynamicItem] { ownItems }

  /// Creates gravity of 1, downwards.
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

  /// The acceleration in units of 1000 points per second squared. Default (0, 1).
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { changed() }
  }

  /// The angle of the acceleration in radians, clockwise from the x axis. Default π/2.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The size of the acceleration in units of 1000 points per second squared. Default 1.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the angle and the size of the acceleration.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override func contribute(to world: DynamicWorld, step: Double) {
    let change = SIMD2(gravityDirection) * (Self.standard * step)
    for item in ownItems {
      let body = world.body(of: item)
      if body.inverseMass > 0 { body.velocity += change }
    }
  }
}

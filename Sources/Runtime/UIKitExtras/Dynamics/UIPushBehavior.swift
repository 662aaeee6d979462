/// A behaviour that applies a force to items, at once or as long as it is active.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Constants that indicate the duration of a force.
  public enum Mode: Int, Sendable {
    /// As long as the behaviour is active.
    case continuous
    /// Once, when the behaviour becomes active.
    case instantaneous
  }

  /// The change of speed in points per second of an item with mass 1 by a force of 1 in a second
  /// (AN8, documented), which is what an instantaneous one gives (AN9, measured).
  private static let standard = 100.0

  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// The duration of the force.
  public let mode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates an active force of size 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(ownItems: items)
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    addOwn(item)
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    removeOwn(item)
  }

  /// Indicates whether the force is applied. An instantaneous force resets it after it was. Default
  /// true.
  open var active = true {
    didSet { if active { changed() } }
  }

  /// The force; that of length 1 accelerates an item of mass 1 by 100 points per second squared.
  /// Default zero.
  open var pushDirection = CGVector.zero {
    didSet { changed() }
  }

  /// The angle of the force in radians, clockwise from the x axis. Default 0. It is kept while the
  /// size is 0.
  open var angle: CGFloat {
    get { magnitude == 0 ? pendingAngle : pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  private var pendingAngle: CGFloat = 0

  /// The size of the force. Default 0.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the angle and the size of the force.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pendingAngle = angle
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Returns the point of an item, from its centre, at which the force is applied. Default zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point of an item, from its centre, at which the force is applied.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  override func contribute(to world: DynamicWorld, step: Double) {
    guard active, pushDirection != .zero else { return }
    let time = mode == .instantaneous ? 1 : step
    let impulse = SIMD2(pushDirection) * (Self.standard * time)
    for item in ownItems {
      let body = world.body(of: item)
      body.push(impulse, at: body.turned(SIMD2(targetOffsetFromCenter(for: item))))
    }
    if mode == .instantaneous { active = false } else { world.isDisturbed = true }
  }
}

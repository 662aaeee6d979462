/// A behaviour that pulls an item to a point, as a spring, and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The oscillations in a second without damping. Apple gives no number. tunable
  private static let frequency = 3.0

  private let item: any UIDynamicItem

  /// Creates a behaviour that pulls an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init(ownItems: [item])
  }

  /// The point to which the item is pulled.
  open var snapPoint: CGPoint {
    didSet { if snapPoint != oldValue { changed() } }
  }

  /// The damping of the oscillation, from 0 for the most oscillation to 1 for the least. Default
  /// 0.5.
  open var damping: CGFloat = 0.5 {
    didSet { changed() }
  }

  override func contribute(to world: DynamicWorld, step: Double) {
    let body = world.body(of: item)
    let ratio = 0.2 + 0.8 * min(max(Double(damping), 0), 1)
    let point = SIMD2<Double>(snapPoint)
    world.add(
      DynamicJoint(
        .point, body, at: .zero, target: point, frequency: Self.frequency, damping: ratio))
    world.add(
      DynamicJoint(
        .angle(0), body, at: .zero, target: point, frequency: Self.frequency, damping: ratio))
    if (body.position - point).length > 0.5 { world.isDisturbed = true }
  }
}

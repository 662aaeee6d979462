/// A rule for the movement of dynamic items, which an animator follows. A subclass of an app
/// combines others, as child behaviours.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviours that are added and removed with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The closure that is called in each step of the animation. Default `nil`.
  open var action: (() -> Void)?
  /// The animator to which the behaviour was added.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// The items that the behaviour itself has an effect on, each once if they were added.
  final private(set) var ownItems: [any UIDynamicItem]

  /// Creates a behaviour without effect.
  public override init() {
    ownItems = []
    super.init()
  }

  init(ownItems: [any UIDynamicItem]) {
    self.ownItems = ownItems
    super.init()
  }

  /// Adds a behaviour to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.move(to: dynamicAnimator) }
    changed()
  }

  /// Removes a behaviour from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    changed()
  }

  /// Notifies the behaviour that it will be added to an animator, or removed from its animator
  /// (`nil`). The default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Sets properties and velocities of the items' bodies, when the behaviour joins a world and after
  /// its items changed.
  func configure(_ world: DynamicWorld) {}

  /// Adds what the behaviour does in a step: velocities, joints, collisions.
  func contribute(to world: DynamicWorld, step: Double) {}

  /// Notifies the behaviour that a frame has passed.
  func frameDidPass(in world: DynamicWorld) {}

  /// The behaviour and all below it.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.move(to: animator) }
  }

  /// Adds an item, unless it is among the items already.
  final func addOwn(_ item: any UIDynamicItem) {
    guard !ownItems.contains(where: { $0 === item }) else { return }
    ownItems.append(item)
    changed()
  }

  /// Removes an item.
  final func removeOwn(_ item: any UIDynamicItem) {
    ownItems.removeAll { $0 === item }
    changed()
  }

  /// Resumes the animator after a change.
  final func changed() {
    dynamicAnimator?.behaviorChanged()
  }
}

/// The methods that notify of the beginning and the end of the movement of an animator's items.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Notifies the delegate that the items will move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Notifies the delegate that all items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An object that moves and turns items as their behaviours say, frame by frame on the device's
/// clock.
///
/// Positions follow from the frames alone: the same frames give the same movement. Units are those
/// that Apple documents: gravity of 1 is 1000 points per second squared, a force of 1 accelerates an
/// item of 100 by 100 points and density 1 by 100 points per second squared.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates are those of the items; `nil` for a layout's or no animator.
  open private(set) weak var referenceView: UIView?
  /// The delegate.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours that were added, in their order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The time in seconds for which the items have moved.
  open private(set) var elapsedTime: TimeInterval = 0

  private weak var layout: UICollectionViewLayout?
  private let world = DynamicWorld()
  private var link: CADisplayLink?
  private var mustConfigure = false

  /// Creates an animator of the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of the attributes of a layout's items, which it invalidates in each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Creates an animator of items without a common view.
  public override init() {
    super.init()
  }

  isolated deinit {
    link?.invalidate()
  }

  /// Indicates whether items are moving.
  open var isRunning: Bool { link.map { !$0.isPaused } ?? false }

  /// Adds a behaviour and its children. A behaviour of another animator is reported and not added.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    guard behavior.dynamicAnimator == nil else {
      return Misuse.report(DynamicsMisuse.behaviorOfAnotherAnimator)
    }
    behaviors.append(behavior)
    behavior.move(to: self)
    behaviorChanged()
  }

  /// Removes a behaviour and its children.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    // An item without behaviours is the app's again, which may move it.
    world.keep(allItems)
    behaviorChanged()
  }

  /// Removes all behaviours; the items stay where they are.
  open func removeAllBehaviors() {
    let removed = behaviors
    behaviors = []
    for behavior in removed { behavior.move(to: nil) }
    world.keep([])
    behaviorChanged()
  }

  /// Returns the items with behaviours that lie in a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allItems.filter { item in
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height
      ).intersects(rect)
    }
  }

  /// Takes the position and rotation of an item that the app has set while the animator has it.
  /// Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.knownBody(of: item)?.readItem()
    resume()
  }

  /// Returns the attributes of a cell that the animator moves; `nil` for another.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view that the animator moves; `nil` for another.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }

  private func attributes(
    _ matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    for case let item as UICollectionViewLayoutAttributes in allItems where matches(item) {
      return item
    }
    return nil
  }

  private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  private var allItems: [any UIDynamicItem] {
    var known: Set<ObjectIdentifier> = []
    return family.flatMap(\.ownItems).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// Follows a change of a behaviour, its items or its properties.
  final func behaviorChanged() {
    mustConfigure = true
    if behaviors.isEmpty { pause() } else { resume() }
  }

  /// Returns the body of an item, after pending changes of behaviours.
  final func body(of item: any UIDynamicItem) -> DynamicBody {
    configureIfNeeded()
    return world.body(of: item)
  }

  private func configureIfNeeded() {
    guard mustConfigure else { return }
    mustConfigure = false
    let items = allItems
    world.keep(items)
    for item in items { _ = world.body(of: item) }
    for behavior in family { behavior.configure(world) }
  }

  private func resume() {
    world.wake()
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    if let link {
      link.isPaused = false
    } else {
      let link = CADisplayLink { [weak self] link in
        MainActor.assumeIsolated { self?.frameWillShow(after: link.duration) }
      }
      self.link = link
      link.add(to: .main, forMode: .common)
    }
  }

  private func pause() {
    guard isRunning else { return }
    link?.isPaused = true
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func frameWillShow(after duration: CFTimeInterval) {
    configureIfNeeded()
    let family = family
    let isMoving = world.advance(by: duration, behaviors: family)
    elapsedTime += duration
    for behavior in family {
      behavior.frameDidPass(in: world)
      behavior.action?()
    }
    layout?.invalidateLayout()
    if !isMoving { pause() }
  }
}

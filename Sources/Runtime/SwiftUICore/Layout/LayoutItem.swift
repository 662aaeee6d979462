/// An element of layout: a leaf with a UIView, a container, or a wrapper around another item.
///
/// Items form a tree of their own, without the nodes that only carry identity, environment and the
/// like. Frames are in the coordinates of the item's ``ViewContainer``.
@MainActor
@_spi(Core) open class LayoutItem {
  package struct Placement: Equatable {
    package var origin: CGPoint
    package var proposal: ProposedViewSize
    package var size: CGSize

    package var frame: CGRect { CGRect(origin: origin, size: size) }
  }

  /// Proven: the node owns its items, and removes them from their containers when it is unmounted.
  package unowned let node: Node
  /// The enclosing item, held weakly.
  package final var superitem: LayoutItem? {
    get { outerHandle?.item }
    set { outerHandle = newValue?.handle }
  }
  @exclusivity(unchecked) private var outerHandle: ItemHandle?
  @exclusivity(unchecked) private nonisolated(unsafe) var ownHandle: ItemHandle?
  /// The depth, which is greater than that of the enclosing item.
  let depth: Int
  @exclusivity(unchecked) private var cache = SizeCache()
  @exclusivity(unchecked) package private(set) var placement: Placement?
  /// Indicates whether the item, or one of its descendants, must be placed even if its frame is
  /// unchanged.
  @exclusivity(unchecked) package private(set) var needsPlacing = true
  @exclusivity(unchecked) private(set) var isInvalid = false
  /// Indicates whether the item has been removed from the layout and disappears with a transition.
  @exclusivity(unchecked) var isLeaving = false
  @exclusivity(unchecked) private var traits: [(key: ObjectIdentifier, value: Any)] = []
  /// The item's element in its collection. It is not a trait, because each row of a list has one.
  @exclusivity(unchecked) final var ownElementPlace: ElementPlace?

  /// Creates an item of a node; `rank` orders several items of a node, outer ones first.
  package init(node: Node, rank: Int = 0) {
    self.node = node
    depth = node.depth * 8 + rank
  }

  deinit { ownHandle?.item = nil }

  private var handle: ItemHandle {
    if let ownHandle { return ownHandle }
    let handle = ItemHandle(self)
    ownHandle = handle
    return handle
  }

  // To be overridden

  /// Returns the size of the item for a proposal. It must depend only on the item's content.
  open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the content and the UIViews.
  open func placeContent(in frame: CGRect, proposal: ProposedViewSize) {}

  /// Returns the position of an alignment guide, in the item's own coordinates; `nil` for the
  /// guide's default.
  open func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  /// Called when sizes inside changed: cached sizes are discarded.
  open func sizesDidChange() {}

  /// The item's preferred distances to adjacent views.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// Appends the UIViews that belong in the item's container, the backmost first.
  open func appendViews(to views: inout [UIView]) {}

  /// Indicates whether the content is placed in a coordinate space of the item's own.
  open var hasOwnCoordinates: Bool { false }

  /// Indicates whether the item arranges other items, and along which axis, if there is one.
  package var arranges: Bool { false }
  package var stackOrientation: Axis? { nil }

  /// The priority if no modifier sets one.
  package var ownLayoutPriority: Double { LayoutPriorityTrait.defaultValue }

  /// The item that supplies the traits that this one does not have.
  package var traitSource: LayoutItem? { nil }

  /// Removes the item and its UIViews from the tree, together with its node.
  package func leave(node: Node) {
    var views: [UIView] = []
    appendViews(to: &views)
    for view in views {
      GraphCounters.shared.viewsTouched += 1
      view.removeFromSuperview()
    }
  }

  // For all

  /// Returns the size for a proposal.
  package final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let size = cache.size(for: proposal) { return size }
    GraphCounters.shared.itemsMeasured += 1
    let size = measure(proposal)
    cache.add(proposal, size)
    return size
  }

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), item: self)
  }

  /// Places the item in its container; it has no effect if the item is already at that position.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place(Placement(origin: origin, proposal: proposal, size: size(proposal)))
  }

  /// Like ``place(at:proposal:)``, with a known size.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, size: CGSize) {
    place(Placement(origin: origin, proposal: proposal, size: size))
  }

  private func place(_ new: Placement) {
    guard needsPlacing || placement != new else { return }
    GraphCounters.shared.itemsPlaced += 1
    placement = new
    needsPlacing = false
    placeContent(in: new.frame, proposal: new.proposal)
  }

  /// Notifies the layout that the item's content changed in a way that may change its size.
  package final func invalidateLayout() {
    guard !isInvalid else { return }
    needsPlacing = true
    // An item that has never been measured affects no other item; its next superitem measures it
    // anew.
    if superitem == nil, cache.isEmpty, placement == nil {
      node.context.host.setNeedsLayout()
      return
    }
    isInvalid = true
    node.context.host.layout.add(invalid: self)
  }

  /// Schedules another placement of the item with its current size.
  package final func setNeedsPlacing() {
    guard !needsPlacing || placement == nil else { return }
    needsPlacing = true
    node.context.host.layout.add(misplaced: self)
  }

  /// Measures the item again; returns whether a size that other items have used changed.
  final func remeasure() -> Bool {
    isInvalid = false
    let old = cache
    cache = SizeCache()
    sizesDidChange()
    var hasChanged = old.isEmpty
    old.forEach { if size($0.proposal) != $0.size { hasChanged = true } }
    return hasChanged
  }

  /// Places the item at its current position.
  final func placeAgain() {
    guard needsPlacing, let placement else { return }
    place(
      Placement(
        origin: placement.origin, proposal: placement.proposal, size: size(placement.proposal)))
  }

  // Traits

  /// Returns the value that a modifier set for the container of the item.
  package final func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    // In two steps: a missing trait of an optional type is not the same as the value `nil`.
    for entry in traits where entry.key == id {
      if let value = entry.value as? K.Value { return value }
    }
    return traitSource?.trait(key) ?? K.defaultValue
  }

  /// The priority in the allocation of space.
  package final var layoutPriority: Double {
    for entry in traits where entry.key == ObjectIdentifier(LayoutPriorityTrait.self) {
      if let value = entry.value as? Double { return value }
    }
    return traitSource?.layoutPriority ?? ownLayoutPriority
  }

  /// Returns whether a modifier set a trait of the item.
  package final func hasTrait<K: LayoutTraitKey>(_ key: K.Type) -> Bool {
    traits.contains { $0.key == ObjectIdentifier(key) } || traitSource?.hasTrait(key) == true
  }

  package final func setTrait<K: LayoutTraitKey>(_ key: K.Type, _ value: K.Value) {
    let id = ObjectIdentifier(key)
    if id == ObjectIdentifier(ZIndexTrait.self) { ZIndexTrait.isUsed = true }
    if let index = traits.firstIndex(where: { $0.key == id }) {
      traits[index].value = value
    } else {
      traits.append((id, value))
    }
  }
}

/// A weak reference to an item. It is cheaper than `weak`, which makes every reference to the item
/// slower.
private final class ItemHandle {
  /// Proven: the item resets it in its deinitializer.
  @exclusivity(unchecked) unowned(unsafe) var item: LayoutItem?

  init(_ item: LayoutItem) {
    self.item = item
  }
}

/// A key of a value that an item carries for its container.
package protocol LayoutTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

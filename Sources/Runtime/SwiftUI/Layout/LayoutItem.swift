/// Something that is measured and placed: a leaf with a UIView, a container, or a wrapper around
/// another item.
///
/// Items form a tree of their own, without the nodes that only carry identity, environment and the
/// like. Frames are in the coordinates of the item's ``ViewContainer``.
@MainActor
package class LayoutItem {
  package struct Placement: Equatable {
    package var origin: CGPoint
    package var proposal: ProposedViewSize
    package var size: CGSize

    package var frame: CGRect { CGRect(origin: origin, size: size) }
  }

  package unowned let node: Node
  /// The item around this one, as long as it is there.
  package final var superitem: LayoutItem? {
    get { outerHandle?.item }
    set { outerHandle = newValue?.handle }
  }
  @exclusivity(unchecked) private var outerHandle: ItemHandle?
  @exclusivity(unchecked) private nonisolated(unsafe) var ownHandle: ItemHandle?
  /// Greater than that of the item around it.
  let depth: Int
  @exclusivity(unchecked) private var cache = SizeCache()
  @exclusivity(unchecked) package private(set) var placement: Placement?
  /// Whether the item, or something in it, must be placed even where it stood.
  @exclusivity(unchecked) package private(set) var needsPlacing = true
  @exclusivity(unchecked) private(set) var isInvalid = false
  /// Whether the item is on its way out, and has no place in the layout around it any more.
  @exclusivity(unchecked) var isLeaving = false
  @exclusivity(unchecked) private var traits: [(key: ObjectIdentifier, value: Any)] = []
  /// The place that a collection gave the item. No trait, because each row of a list has one.
  @exclusivity(unchecked) final var ownElementPlace: ElementPlace?

  /// Creates an item of a node; `rank` tells several items of a node from each other, outer ones
  /// first.
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

  /// The size the item takes for a proposal. It must depend on nothing else but the item's content.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places what is inside, and UIViews.
  package func placeContent(in frame: CGRect, proposal: ProposedViewSize) {}

  /// Where a guide is, in the item's own coordinates; `nil` where the guide's default holds.
  package func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

  /// Sizes inside changed; what was remembered of them is to be forgotten.
  package func sizesDidChange() {}

  /// The distances the item prefers.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// Appends the UIViews that belong into the item's container, the backmost first.
  package func appendViews(to views: inout [UIView]) {}

  /// Whether what is inside is placed in coordinates of the item's own.
  package var hasOwnCoordinates: Bool { false }

  /// Whether the item puts others into places of their own, and the axis along which it does, if
  /// there is one.
  package var arranges: Bool { false }
  package var stackOrientation: Axis? { nil }

  /// The priority where no modifier gave one.
  package var ownLayoutPriority: Double { LayoutPriorityTrait.defaultValue }

  /// The item in which traits are looked up that this one does not have.
  package var traitSource: LayoutItem? { nil }

  /// The item leaves the tree with its node, and its UIViews with it.
  package func leave(node: Node) {
    var views: [UIView] = []
    appendViews(to: &views)
    for view in views {
      GraphCounters.shared.viewsTouched += 1
      view.removeFromSuperview()
    }
  }

  // For all

  /// The size for a proposal.
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

  /// Places the item in its container; nothing happens if it stands there already.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place(Placement(origin: origin, proposal: proposal, size: size(proposal)))
  }

  /// As ``place(at:proposal:)``, where the size is known.
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

  /// The item's content changed in a way that may change its size.
  package final func invalidateLayout() {
    guard !isInvalid else { return }
    needsPlacing = true
    // What nobody has measured nobody relies on; whoever takes the item in begins anew.
    if superitem == nil, cache.isEmpty, placement == nil {
      node.context.host.setNeedsLayout()
      return
    }
    isInvalid = true
    node.context.host.layout.add(invalid: self)
  }

  /// The item must be placed again, though its size is as before.
  package final func setNeedsPlacing() {
    guard !needsPlacing || placement == nil else { return }
    needsPlacing = true
    node.context.host.layout.add(misplaced: self)
  }

  /// Measures again; whether any size that others have relied on is another now.
  final func remeasure() -> Bool {
    isInvalid = false
    let old = cache
    cache = SizeCache()
    sizesDidChange()
    var hasChanged = old.isEmpty
    old.forEach { if size($0.proposal) != $0.size { hasChanged = true } }
    return hasChanged
  }

  /// Places the item where it stood.
  final func placeAgain() {
    guard needsPlacing, let placement else { return }
    place(
      Placement(
        origin: placement.origin, proposal: placement.proposal, size: size(placement.proposal)))
  }

  // Traits

  /// A value that a modifier gave the item for whatever contains it.
  package final func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    // In two steps: a missing trait whose value may be nil is not a value of nil.
    for entry in traits where entry.key == id {
      if let value = entry.value as? K.Value { return value }
    }
    return traitSource?.trait(key) ?? K.defaultValue
  }

  /// The priority when room is given out.
  package final var layoutPriority: Double {
    for entry in traits where entry.key == ObjectIdentifier(LayoutPriorityTrait.self) {
      if let value = entry.value as? Double { return value }
    }
    return traitSource?.layoutPriority ?? ownLayoutPriority
  }

  /// Whether a modifier gave the item a value.
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

/// An item, as long as it is there. Cheaper than a weak reference, which makes every reference to
/// the item slower.
private final class ItemHandle {
  @exclusivity(unchecked) unowned(unsafe) var item: LayoutItem?

  init(_ item: LayoutItem) {
    self.item = item
  }
}

/// A key of a value that an item carries for whatever contains it.
package protocol LayoutTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

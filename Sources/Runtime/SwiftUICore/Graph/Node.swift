/// A persistent node of the view graph, the unit of identity.
///
/// A node is owned by its parent, which updates it in place. State, UIViews and everything else
/// that persists across updates is stored in nodes.
///
/// The fields that an update accesses for each view, here and elsewhere, are
/// `@exclusivity(unchecked)`: they are accessed one at a time on the main thread, and checking
/// at run time whether two accesses overlap took a tenth of an update (`DetentBenchmarks graph`).
@MainActor
open class _Node {
  package nonisolated let context: NodeContext
  /// Proven: a parent owns its children and unmounts them before it goes.
  @exclusivity(unchecked) package unowned private(set) var parent: Node?
  /// The number of ancestors.
  package let depth: Int
  /// Indicates whether the node is part of a lazy container.
  package let isListed: Bool
  /// The serial number, in order of creation.
  let serial: Int
  @exclusivity(unchecked) package private(set) nonisolated(unsafe) var isMounted = true
  /// Indicates whether the node is in the queue of nodes to be refreshed.
  @exclusivity(unchecked) package var isDirty = false
  /// Indicates whether children of the node are disappearing.
  @exclusivity(unchecked) var hasDepartures = false
  /// The keys that were read; main thread only.
  @exclusivity(unchecked) nonisolated(unsafe) var environmentReads = EnvironmentReads()
  @exclusivity(unchecked) nonisolated(unsafe) var environmentIndex = -1
  @exclusivity(unchecked) var trackingGeneration: UInt32 = 0
  /// The handle under which other objects refer to the node.
  @exclusivity(unchecked) private nonisolated(unsafe) var ownHandle: NodeHandle?

  @exclusivity(unchecked) static var lastSerial = 0

  init(in inputs: NodeInputs) {
    context = inputs.context
    parent = inputs.parent
    isListed = inputs.isListed
    // Not by `map`, whose closure would check at each call whether this is the main thread.
    depth = if let parent = inputs.parent { parent.depth + 1 } else { inputs.context.baseDepth }
    GraphCounters.shared.nodesMade += 1
    _Node.lastSerial += 1
    serial = _Node.lastSerial
  }

  deinit { ownHandle?.node = nil }

  /// A handle for objects that do not own the node.
  package nonisolated final var handle: NodeHandle {
    if let ownHandle { return ownHandle }
    let handle = NodeHandle(self)
    ownHandle = handle
    return handle
  }

  // To be overridden

  /// Updates the node after a dependency changed. It is called at most once per update for each
  /// invalidation, parents first.
  @_spi(Core) open func refresh() { isDirty = false }

  /// Called when an environment value that the node read changed.
  package func environmentDidChange() { invalidate() }

  /// Calls `visit` with each child, in order.
  @_spi(Core) open func visitChildren(_ visit: (Node) -> Void) {}

  /// Appends the layout items of the node: none, one or several.
  @_spi(Core) open func appendItems(to items: inout [LayoutItem]) {}

  /// Called when the list of layout items below changed. A node with an item of its own does not
  /// forward the call.
  @_spi(Core) open func itemsDidChange() { parent?.itemsDidChange() }

  /// Called when the node's part of a lazy container enters or leaves the vicinity of the visible
  /// area.
  package func listVisibilityDidChange(_ isVisible: Bool) {
    visitChildren { $0.listVisibilityDidChange(isVisible) }
  }

  /// Returns the scroll destination of an identity, if a node below has it.
  func scrollTarget(for id: AnyHashable) -> ScrollDestination? {
    var found: ScrollDestination?
    visitChildren { child in
      if found == nil { found = child.scrollTarget(for: id) }
    }
    return found
  }

  /// Returns the node's first item as a scroll destination.
  final func firstItemTarget() -> ScrollDestination? {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    return items.first.map { .item($0) }
  }

  /// Called before the node is removed from the tree; its children are still mounted.
  @_spi(Core) open func willUnmount() {}

  /// Called after the node was removed from the tree, following its children.
  @_spi(Core) open func didUnmount() {}

  // For all

  /// Schedules a call of ``refresh()`` in the current update or, outside of updates, in the next.
  package func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    context.host.updater.add(dirty: self)
  }

  /// Removes the node and all its descendants from the tree.
  package func unmount() {
    guard isMounted else { return }
    if hasDepartures { context.host.departures.end(under: self) }
    willUnmount()
    visitChildren { $0.unmount() }
    isMounted = false
    didUnmount()
    context.environment.removeReader(self)
    parent = nil
  }

  /// Replaces a child by the result of `make`; the order of lifecycle actions depends on the old
  /// child's transition.
  ///
  /// - Parameter key: The identity of the old child, for ``returning(_:as:)``.
  package func replaceChild(_ old: Node?, key: AnyHashable? = nil, with make: () -> Node?) {
    let removal = old.map { Removal(of: $0, owner: self, key: key) }
    removal?.begin()
    let last = _Node.lastSerial
    if let new = make(), new.serial > last { Insertion.run(new) }
    removal?.finish()
    itemsDidChange()
  }
}

@_spi(Core) public typealias Node = _Node

/// A weak reference to a node. It is cheaper than `weak`, which makes every reference to the node
/// slower. Main thread only.
package final class NodeHandle: @unchecked Sendable {
  /// Proven: the node resets it in its deinitializer.
  @exclusivity(unchecked) package fileprivate(set) unowned(unsafe) var node: Node?

  fileprivate init(_ node: Node) {
    self.node = node
  }
}

/// A node for views of one type.
@MainActor
open class _ViewNode<V: View>: _Node {
  @exclusivity(unchecked) package var view: V

  package init(_ view: V, in inputs: NodeInputs) {
    self.view = view
    super.init(in: inputs)
  }

  /// Replaces the view's value on behalf of the parent.
  @_spi(Core) open func update(_ new: V) { view = new }
}

@_spi(Core) public typealias ViewNode<V: View> = _ViewNode<V>

/// One view value kept alive: the unit of identity.
///
/// A node belongs to its parent, which updates it in place. State, UIViews and everything else that
/// must survive an update lives in nodes.
///
/// Here and in what else an update touches for each view, fields are `@exclusivity(unchecked)`: they
/// are read and written at a stroke on the main thread, and looking at run time whether two accesses
/// overlap took a tenth of an update (`DetentBenchmarks graph`).
@MainActor
public class _Node {
  package nonisolated let context: NodeContext
  @exclusivity(unchecked) package unowned private(set) var parent: Node?
  /// The number of nodes above.
  package let depth: Int
  /// Whether the node stands in a list that makes only what is near.
  package let isListed: Bool
  /// Nodes made earlier have smaller numbers.
  let serial: Int
  @exclusivity(unchecked) package private(set) nonisolated(unsafe) var isMounted = true
  /// Whether the node waits in the queue of those to be refreshed.
  @exclusivity(unchecked) package var isDirty = false
  /// Whether children of the node are on their way out.
  @exclusivity(unchecked) var hasDepartures = false
  /// The keys that were read; main thread only.
  @exclusivity(unchecked) nonisolated(unsafe) var environmentReads = EnvironmentReads()
  @exclusivity(unchecked) nonisolated(unsafe) var environmentIndex = -1
  @exclusivity(unchecked) var trackingGeneration: UInt32 = 0
  /// Stands for the node where others only know of it.
  @exclusivity(unchecked) private nonisolated(unsafe) var ownHandle: NodeHandle?

  @exclusivity(unchecked) static var lastSerial = 0

  init(in inputs: NodeInputs) {
    context = inputs.context
    parent = inputs.parent
    isListed = inputs.isListed
    // Not by `map`: its closure would look at every call whether this is the main thread.
    depth = if let parent = inputs.parent { parent.depth + 1 } else { inputs.context.baseDepth }
    GraphCounters.shared.nodesMade += 1
    _Node.lastSerial += 1
    serial = _Node.lastSerial
  }

  deinit { ownHandle?.node = nil }

  /// What those keep who do not keep the node.
  nonisolated final var handle: NodeHandle {
    if let ownHandle { return ownHandle }
    let handle = NodeHandle(self)
    ownHandle = handle
    return handle
  }

  // To be overridden

  /// Brings the node up to date after something it depends on changed. It is called at most once in
  /// an update for each time the node was invalidated, parents first.
  package func refresh() { isDirty = false }

  /// Something that was read from the environment changed.
  package func environmentDidChange() { invalidate() }

  /// Calls `visit` with each child, in order.
  package func visitChildren(_ visit: (Node) -> Void) {}

  /// Appends the items of layout that the node stands for: none, one or many.
  package func appendItems(to items: inout [LayoutItem]) {}

  /// The list of items below changed. A node with an item of its own stops the message.
  package func itemsDidChange() { parent?.itemsDidChange() }

  /// The node's part of a list came near what shows, or went away from there.
  package func listVisibilityDidChange(_ isVisible: Bool) {
    visitChildren { $0.listVisibilityDidChange(isVisible) }
  }

  /// Where to scroll to for an identity, if a node below has it.
  func scrollTarget(for id: AnyHashable) -> ScrollDestination? {
    var found: ScrollDestination?
    visitChildren { child in
      if found == nil { found = child.scrollTarget(for: id) }
    }
    return found
  }

  /// The node's first item, as a place to scroll to.
  final func firstItemTarget() -> ScrollDestination? {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    return items.first.map { .item($0) }
  }

  /// The node is about to leave the tree; children are still there.
  package func willUnmount() {}

  /// The node has left the tree, its children before it.
  package func didUnmount() {}

  // For all

  /// Has ``refresh()`` called in the update that runs or, outside of updates, in the next.
  package func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    context.host.updater.add(dirty: self)
  }

  /// Takes the node and all below it out of the tree.
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

  /// Replaces a child by what `make` makes; the order of lifecycle actions follows from the old
  /// child's transition.
  ///
  /// - Parameter key: What the node knows the old child by, to get it back with
  ///   ``returning(_:as:)``.
  package func replaceChild(_ old: Node?, key: AnyHashable? = nil, with make: () -> Node?) {
    let removal = old.map { Removal(of: $0, owner: self, key: key) }
    removal?.begin()
    let last = _Node.lastSerial
    if let new = make(), new.serial > last { Insertion.run(new) }
    removal?.finish()
    itemsDidChange()
  }
}

package typealias Node = _Node

/// A node, as long as it is there. Cheaper than a weak reference, which makes every reference to the
/// node slower. Main thread only.
final class NodeHandle: @unchecked Sendable {
  @exclusivity(unchecked) fileprivate(set) unowned(unsafe) var node: Node?

  fileprivate init(_ node: Node) {
    self.node = node
  }
}

/// A node for views of one type.
@MainActor
public class _ViewNode<V: View>: _Node {
  @exclusivity(unchecked) package var view: V

  package init(_ view: V, in inputs: NodeInputs) {
    self.view = view
    super.init(in: inputs)
  }

  /// The parent has a new value for the view.
  package func update(_ new: V) { view = new }
}

package typealias ViewNode<V: View> = _ViewNode<V>

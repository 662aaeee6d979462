/// The way out of a subtree that leaves the tree.
@MainActor
package struct Removal {
  private let node: Node
  private let isLate: Bool

  package init(of node: Node) {
    self.node = node
    isLate = !node.leavesAtOnce
  }

  /// Before the node's successor is made.
  package func begin() {
    if !isLate { unmount() }
  }

  /// After the node's successor was made.
  package func finish() {
    if isLate { unmount() }
  }

  private func unmount() {
    var items: [LayoutItem] = []
    node.appendItems(to: &items)
    let animation = node.transaction.animation
    for item in items { item.leave(animation: animation, node: node) }
    node.context.host.leavesLate = isLate
    node.unmount()
    node.context.host.leavesLate = false
  }
}

extension Node {
  /// Whether the node's transition is none at all, so that it goes before its successor comes.
  var leavesAtOnce: Bool { false }
}

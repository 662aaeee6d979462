/// The removal of a subtree from the tree: immediately, or at the end of a transition.
@MainActor
package struct Removal {
  private let node: Node
  private let owner: Node
  private let key: AnyHashable?
  private let items: [LayoutItem]
  private let isLate: Bool

  /// - Parameters:
  ///   - node: The root of the subtree.
  ///   - owner: The parent that releases it.
  ///   - key: The identity of the subtree within its owner, under which a returning subtree is
  ///     found.
  package init(of node: Node, owner: Node, key: AnyHashable?) {
    self.node = node
    self.owner = owner
    self.key = key
    var items: [LayoutItem] = []
    node.appendItems(to: &items)
    self.items = items
    // A subtree with only the identity transition is removed before its successor is inserted.
    isLate = items.isEmpty || items.contains { $0.transition?.isIdentity != true }
  }

  /// Begins the removal, before the node's successor is created.
  package func begin() {
    if !isLate { remove() }
  }

  /// Finishes the removal, after the node's successor was created.
  package func finish() {
    if isLate { remove() }
  }

  private func remove() {
    let host = node.context.host
    if host.departures.begin(node, owner: owner, key: key, items: items) { return }
    for item in items { item.leave(node: node) }
    host.leavesLate = isLate
    node.unmount()
    host.leavesLate = false
  }
}

/// The insertion of a subtree into a visible tree.
@MainActor
enum Insertion {
  static func run(_ node: Node) {
    let host = node.context.host
    guard host.isShowing else { return }
    var items: [LayoutItem] = []
    node.appendItems(to: &items)
    guard !items.isEmpty else { return }
    let transaction = node.transaction
    for item in items {
      if let transition = item.transition {
        transition.enter(transaction)
      } else if let animation = transaction.effectiveAnimation {
        host.departures.fadeIn(item, animation, transaction)
      }
    }
  }
}

extension Transaction {
  /// The animation, unless animations are disabled.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

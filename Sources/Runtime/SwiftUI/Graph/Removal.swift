/// The way out of a subtree that leaves the tree: at once, or at the end of a transition.
@MainActor
package struct Removal {
  private let node: Node
  private let owner: Node
  private let key: AnyHashable?
  private let items: [LayoutItem]
  private let isLate: Bool

  /// - Parameters:
  ///   - node: The root of the subtree.
  ///   - owner: Its parent, which forgets it.
  ///   - key: What the owner knows the subtree by, to get it back if it comes again meanwhile.
  package init(of node: Node, owner: Node, key: AnyHashable?) {
    self.node = node
    self.owner = owner
    self.key = key
    var items: [LayoutItem] = []
    node.appendItems(to: &items)
    self.items = items
    // What has no transition goes before its successor comes.
    isLate = items.isEmpty || items.contains { $0.transition?.isIdentity != true }
  }

  /// Before the node's successor is made.
  package func begin() {
    if !isLate { remove() }
  }

  /// After the node's successor was made.
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

/// The way in of a subtree that came into a tree that shows.
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
  /// The animation, unless animations are out of use.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

/// The items of a host that must be measured or placed again.
@MainActor
package final class LayoutQueue {
  /// An item in line, with its node: in line an item may outlive the tree it was in.
  private struct Entry {
    let item: LayoutItem
    let node: Node

    init(_ item: LayoutItem) {
      self.item = item
      node = item.node
    }
  }

  private var invalid: [Entry] = []
  private var misplaced: [Entry] = []
  private var restructured: [any ItemOwner] = []
  private var containers: [ViewContainer] = []
  private let request: () -> Void

  init(request: @escaping () -> Void) {
    self.request = request
  }

  var hasWork: Bool {
    !invalid.isEmpty || !misplaced.isEmpty || !restructured.isEmpty || !containers.isEmpty
  }

  func add(invalid item: LayoutItem) {
    invalid.append(Entry(item))
    request()
  }

  func add(misplaced item: LayoutItem) {
    misplaced.append(Entry(item))
    request()
  }

  package func add(restructured owner: any ItemOwner) {
    restructured.append(owner)
    request()
  }

  func add(unordered container: ViewContainer) {
    containers.append(container)
    request()
  }

  /// Brings lists of items, sizes and places up to date: deep ones first upward as far as sizes
  /// differ, then everything that moved.
  func run() {
    collectItems()
    remeasure()
    let entries = misplaced.sorted { $0.item.depth < $1.item.depth }
    misplaced = []
    for entry in entries where entry.node.isMounted { entry.item.placeAgain() }
    let unordered = containers
    containers = []
    for container in unordered { container.order() }
  }

  /// Brings sizes up to date without placing anything.
  func prepareSizes() {
    collectItems()
    remeasure()
  }

  func collectItems() {
    while !restructured.isEmpty {
      let owners = restructured.sorted { $0.depth > $1.depth }
      restructured = []
      for owner in owners where owner.isMounted { owner.collectItems() }
    }
  }

  private func remeasure() {
    while !invalid.isEmpty {
      var batch = invalid
      invalid = []
      let deepest = batch.reduce(0) { max($0, $1.item.depth) }
      invalid = batch.filter { $0.item.depth < deepest }
      batch.removeAll { $0.item.depth < deepest }
      for entry in batch where entry.node.isMounted {
        if entry.item.remeasure(), !entry.item.isLeaving, let superitem = entry.item.superitem {
          superitem.invalidateLayout()
        } else {
          misplaced.append(entry)
        }
      }
    }
  }
}

/// A node that keeps a list of the items below it.
@MainActor
package protocol ItemOwner: Node {
  /// The list below changed.
  func collectItems()
}

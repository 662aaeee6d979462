/// The items of a host that must be measured or placed again.
@MainActor
package final class LayoutQueue {
  private var invalid: [LayoutItem] = []
  private var misplaced: [LayoutItem] = []
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
    invalid.append(item)
    request()
  }

  func add(misplaced item: LayoutItem) {
    misplaced.append(item)
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
    let items = misplaced.sorted { $0.depth < $1.depth }
    misplaced = []
    for item in items where item.isMounted { item.placeAgain() }
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
      let deepest = batch.reduce(0) { max($0, $1.depth) }
      invalid = batch.filter { $0.depth < deepest }
      batch.removeAll { $0.depth < deepest }
      for item in batch where item.isMounted {
        if item.remeasure(), let superitem = item.superitem {
          superitem.invalidateLayout()
        } else {
          misplaced.append(item)
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

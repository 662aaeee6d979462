/// The items of a host that must be measured or placed again.
@MainActor
package final class LayoutQueue {
  /// A queued item with its node: in the queue an item may outlive its tree.
  private struct Entry {
    let item: LayoutItem
    let node: Node

    init(_ item: LayoutItem) {
      self.item = item
      node = item.node
    }
  }

  /// The items to be measured again, by depth.
  @exclusivity(unchecked) private var invalid: [[Entry]] = []
  @exclusivity(unchecked) private var invalidCount = 0
  @exclusivity(unchecked) private var deepest = 0
  /// Storage for the items that are being measured.
  @exclusivity(unchecked) private var spare: [Entry] = []
  @exclusivity(unchecked) private var misplaced: [Entry] = []
  @exclusivity(unchecked) private var restructured: [any ItemOwner] = []
  @exclusivity(unchecked) private var containers: [ViewContainer] = []
  private let request: () -> Void
  /// Indicates whether the host runs the queue until it is empty, so that no request is needed.
  @exclusivity(unchecked) var isRunning = false

  init(request: @escaping () -> Void) {
    self.request = request
  }

  var hasWork: Bool {
    invalidCount > 0 || !misplaced.isEmpty || !restructured.isEmpty || !containers.isEmpty
  }

  func add(invalid item: LayoutItem) {
    while invalid.count <= item.depth { invalid.append([]) }
    invalid[item.depth].append(Entry(item))
    invalidCount += 1
    deepest = max(deepest, item.depth)
    requestRun()
  }

  func add(misplaced item: LayoutItem) {
    misplaced.append(Entry(item))
    requestRun()
  }

  package func add(restructured owner: any ItemOwner) {
    restructured.append(owner)
    requestRun()
  }

  func add(unordered container: ViewContainer) {
    containers.append(container)
    requestRun()
  }

  private func requestRun() {
    if !isRunning { request() }
  }

  /// Updates lists of items, sizes and positions: sizes from the deepest items upwards as far as
  /// they change, then the positions of everything that moved.
  func run() {
    collectItems()
    remeasure()
    let entries =
      misplaced.count > 1 ? misplaced.sorted { $0.item.depth < $1.item.depth } : misplaced
    misplaced = []
    for entry in entries where entry.node.isMounted { entry.item.placeAgain() }
    let unordered = containers
    containers = []
    for container in unordered { container.order() }
  }

  /// Updates sizes without placing anything.
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

  /// Measures deep items first: they invalidate the enclosing items, which are less deep.
  private func remeasure() {
    while invalidCount > 0 {
      while invalid[deepest].isEmpty { deepest -= 1 }
      var batch = spare
      spare = []
      swap(&invalid[deepest], &batch)
      invalidCount -= batch.count
      for entry in batch where entry.node.isMounted {
        if entry.item.remeasure(), !entry.item.isLeaving, let superitem = entry.item.superitem {
          superitem.invalidateLayout()
        } else {
          misplaced.append(entry)
        }
      }
      batch.removeAll(keepingCapacity: true)
      spare = batch
    }
  }
}

/// A node that owns a list of the items below it.
@MainActor
package protocol ItemOwner: Node {
  /// Collects the items after the list below changed.
  func collectItems()
}

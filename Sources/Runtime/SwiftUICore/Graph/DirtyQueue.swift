/// A queue of nodes to be refreshed, ordered by depth and then by age, so that the order does not
/// depend on hash values.
@MainActor
struct DirtyQueue {
  @MainActor
  private struct Bucket {
    var nodes: [Node] = []
    var next = 0

    mutating func insert(_ node: Node) {
      guard let last = nodes.last, next < nodes.count, last.serial > node.serial else {
        nodes.append(node)
        return
      }
      var (low, high) = (next, nodes.count)
      while low < high {
        let middle = (low + high) / 2
        if nodes[middle].serial < node.serial { low = middle + 1 } else { high = middle }
      }
      nodes.insert(node, at: low)
    }
  }

  private var buckets: [Bucket] = []
  private var first = 0
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node) {
    while buckets.count <= node.depth { buckets.append(Bucket()) }
    buckets[node.depth].insert(node)
    first = min(first, node.depth)
    count += 1
  }

  mutating func popFirst() -> Node? {
    guard count > 0 else { return nil }
    while buckets[first].next == buckets[first].nodes.count {
      buckets[first].nodes.removeAll(keepingCapacity: true)
      buckets[first].next = 0
      first += 1
    }
    count -= 1
    let node = buckets[first].nodes[buckets[first].next]
    buckets[first].next += 1
    // Returned nodes are released as soon as their bucket allows it.
    if buckets[first].next == buckets[first].nodes.count {
      buckets[first].nodes.removeAll(keepingCapacity: true)
      buckets[first].next = 0
    }
    return node
  }
}

/// Nodes that wait to be refreshed, the least deep first; those of one depth in order of insertion.
@MainActor
struct DirtyQueue {
  private struct Bucket {
    var nodes: [Node] = []
    var next = 0
  }

  private var buckets: [Bucket] = []
  private var first = 0
  private var count = 0

  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: Node) {
    while buckets.count <= node.depth { buckets.append(Bucket()) }
    buckets[node.depth].nodes.append(node)
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
    defer { buckets[first].next += 1 }
    return buckets[first].nodes[buckets[first].next]
  }
}

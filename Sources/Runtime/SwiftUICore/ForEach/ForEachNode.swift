/// Owns a node for each element, identified by its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>
{
  // Two lists: visiting nodes alone does not access the type of the ids.
  @exclusivity(unchecked) private var ids: [ID] = []
  @exclusivity(unchecked) private var nodes: [ViewNode<Content>] = []
  @exclusivity(unchecked) private var hasReportedDuplicates = false

  override init(_ view: ForEach<Data, ID, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    isUpdatingChildren = true
    updateChildren()
    isUpdatingChildren = false
  }

  @exclusivity(unchecked) private var isUpdatingChildren = false

  override func update(_ new: ForEach<Data, ID, Content>) {
    GraphCounters.shared.nodesUpdated += 1
    view.checkRange(new)
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    updateChildren()
  }

  /// The closure runs on behalf of this node: state that it reads invalidates only this node.
  private func updateChildren() {
    trackingGeneration &+= 1
    let data = view.data
    var position = data.startIndex
    var index = 0
    // As long as ids keep their position no look-up is needed.
    while position != data.endIndex, index < nodes.count {
      let element = data[position]
      guard view.id(element, position) == ids[index] else { break }
      nodes[index].update(evaluateMore { view.content(element) })
      position = data.index(after: position)
      index += 1
    }
    if position == data.endIndex, index == nodes.count { return }
    rearrange(from: position, keeping: index)
  }

  private func rearrange(from start: Data.Index, keeping kept: Int) {
    let data = view.data
    var old: [ID: ViewNode<Content>] = [:]
    for index in kept..<nodes.count { old[ids[index]] = nodes[index] }
    var seen = Set(ids[..<kept])
    let (oldIDs, oldNodes) = (ids, nodes)
    var newIDs = Array(ids[..<kept])
    var newNodes = Array(nodes[..<kept])
    seen.reserveCapacity(data.count)
    newIDs.reserveCapacity(data.count)
    newNodes.reserveCapacity(data.count)
    var position = start
    while position != data.endIndex {
      let element = data[position]
      let id = view.id(element, position)
      position = data.index(after: position)
      guard seen.insert(id).inserted else {
        reportDuplicate(id)
        continue
      }
      let content = evaluateMore { view.content(element) }
      if !old.isEmpty, let node = old.removeValue(forKey: id) {
        node.update(content)
        newNodes.append(node)
      } else {
        newNodes.append(makeChild(content, id: id))
      }
      newIDs.append(id)
    }
    if !old.isEmpty {
      for index in kept..<oldNodes.count where old[oldIDs[index]] != nil {
        let removal = Removal(of: oldNodes[index], owner: self, key: oldIDs[index])
        removal.begin()
        removal.finish()
      }
    }
    ids = newIDs
    nodes = newNodes
    if !isUpdatingChildren { itemsDidChange() }
  }

  private func makeChild(_ content: Content, id: ID) -> ViewNode<Content> {
    if hasDepartures, let old = returning(id, as: ViewNode<Content>.self) {
      old.update(content)
      return old
    }
    let new = Content._makeNode(content, in: NodeInputs(under: self))
    if !isUpdatingChildren { Insertion.run(new) }
    return new
  }

  private func reportDuplicate(_ id: ID) {
    guard !hasReportedDuplicates else { return }
    hasReportedDuplicates = true
    Misuse.report(ScrollContentMisuse.duplicateID(id))
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollDestination? {
    for (index, own) in ids.enumerated() where AnyHashable(own) == id {
      return nodes[index].firstItemTarget()
    }
    return super.scrollTarget(for: id)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for node in nodes { visit(node) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    for index in nodes.indices {
      let start = items.count
      nodes[index].appendItems(to: &items)
      for place in start..<items.count { note(index, of: items[place]) }
    }
  }
}

extension ForEachNode {
  /// Records the element of a row, for lists. Of nested collections the inner one is recorded.
  private func note(_ index: Int, of item: LayoutItem) {
    let id = ObjectIdentifier(self)
    if let place = item.elementPlace, place.collection != id { return }
    item.ownElementPlace = ElementPlace(collection: id, index: index)
  }
}

extension ForEachNode: IdentifiedChildrenNode {
  var identifiedChildren: [(id: AnyHashable, node: Node)] {
    zip(ids, nodes).map { (AnyHashable($0), $1) }
  }
}

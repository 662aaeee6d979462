/// Keeps a node for each element, found again by id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>
{
  fileprivate struct Child {
    let id: ID
    let node: ViewNode<Content>
  }

  @exclusivity(unchecked) fileprivate var children: [Child] = []
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
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    updateChildren()
  }

  /// The closure runs as this node's: state that it reads brings only this node up to date.
  private func updateChildren() {
    trackingGeneration &+= 1
    let data = view.data
    var position = data.startIndex
    var index = 0
    // As long as ids stand where they stood nothing has to be looked up.
    while position != data.endIndex, index < children.count {
      let element = data[position]
      guard view.id(element, position) == children[index].id else { break }
      children[index].node.update(evaluateMore { view.content(element) })
      position = data.index(after: position)
      index += 1
    }
    if position == data.endIndex, index == children.count { return }
    rearrange(from: position, keeping: index)
  }

  private func rearrange(from start: Data.Index, keeping kept: Int) {
    let data = view.data
    var old: [ID: ViewNode<Content>] = [:]
    for child in children[kept...] { old[child.id] = child.node }
    var seen = Set(children[..<kept].map(\.id))
    var new = Array(children[..<kept])
    seen.reserveCapacity(data.count)
    new.reserveCapacity(data.count)
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
      if let node = old.removeValue(forKey: id) {
        node.update(content)
        new.append(Child(id: id, node: node))
      } else {
        new.append(Child(id: id, node: makeChild(content, id: id)))
      }
    }
    let gone = children[kept...].filter { old[$0.id] != nil }
    for child in gone {
      let removal = Removal(of: child.node, owner: self, key: child.id)
      removal.begin()
      removal.finish()
    }
    children = new
    if !isUpdatingChildren { itemsDidChange() }
  }

  private func makeChild(_ content: Content, id: ID) -> ViewNode<Content> {
    if let old = returning(id, as: ViewNode<Content>.self) {
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
    reportMisuse(
      "ForEach has more than one element with the id \(id); give each element an id of its own. "
        + "Only the first is shown.")
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollDestination? {
    for child in children where AnyHashable(child.id) == id { return child.node.firstItemTarget() }
    return super.scrollTarget(for: id)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for child in children { visit(child.node) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    for (index, child) in children.enumerated() {
      let start = items.count
      child.node.appendItems(to: &items)
      for item in items[start...] { note(index, of: item) }
    }
  }
}

extension ForEachNode {
  /// Lists ask which element a row is. Of collections in each other the inner one counts.
  private func note(_ index: Int, of item: LayoutItem) {
    let id = ObjectIdentifier(self)
    if let place = item.trait(ElementPlaceTrait.self), place.collection != id { return }
    item.setTrait(ElementPlaceTrait.self, ElementPlace(collection: id, index: index))
  }
}

extension ForEachNode: IdentifiedChildrenNode {
  var identifiedChildren: [(id: AnyHashable, node: Node)] {
    children.map { (AnyHashable($0.id), $0.node) }
  }
}

/// Knows the identities of all elements, and holds the nodes of those that were requested.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, LazyRunSource, ItemOwner
{
  private var ids: [ID] = []
  private(set) var elements: [LazyElement?] = []
  private var item: LazyRunItem?
  private var hasReportedDuplicates = false
  /// The indices of the elements, if some of the data are left out.
  private var positions: [Data.Index]?

  override init(_ view: ForEach<Data, ID, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    item = LazyRunItem(source: self)
    ids = readIDs()
    elements = Array(repeating: nil, count: ids.count)
  }

  private func readIDs() -> [ID] {
    var ids: [ID] = []
    var seen = Set<ID>()
    let data = view.data
    ids.reserveCapacity(data.count)
    seen.reserveCapacity(data.count)
    positions = nil
    var kept: [Data.Index] = []
    var position = data.startIndex
    while position != data.endIndex {
      let id = view.id(data[position], position)
      if seen.insert(id).inserted {
        ids.append(id)
        if hasReportedDuplicates { kept.append(position) }
      } else if !hasReportedDuplicates {
        hasReportedDuplicates = true
        kept = Array(data.indices.prefix(ids.count))
        Misuse.report(ScrollContentMisuse.duplicateID(id))
      }
      position = data.index(after: position)
    }
    if hasReportedDuplicates { positions = kept }
    return ids
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    GraphCounters.shared.nodesUpdated += 1
    let isSameData = hasSameBits(view.data, new.data)
    if !isSameData { view.checkRange(new) }
    view = new
    update(hasNewData: !isSameData)
  }

  override func refresh() {
    isDirty = false
    update(hasNewData: true)
  }

  /// Storage that a kept copy shares is never mutated in place.
  private func hasSameBits(_ a: Data, _ b: Data) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
  }

  private func update(hasNewData: Bool) {
    trackingGeneration &+= 1
    if hasNewData {
      let new = readIDs()
      if new != ids { rearrange(new) }
    }
    for (index, element) in elements.enumerated() {
      guard let element else { continue }
      unsafeDowncast(element.node, to: ViewNode<Content>.self).update(makeContent(index))
    }
  }

  private func makeContent(_ index: Int) -> Content {
    let position =
      positions?[index] ?? view.data.index(view.data.startIndex, offsetBy: index)
    return evaluateMore { view.content(view.data[position]) }
  }

  private func rearrange(_ new: [ID]) {
    var made: [ID: LazyElement] = [:]
    for (id, element) in zip(ids, elements) { if let element { made[id] = element } }
    let old = zip(ids, elements).compactMap { id, element in element.map { (id, $0) } }
    ids = new
    elements = made.isEmpty ? Array(repeating: nil, count: new.count) : new.map { made[$0] }
    if !made.isEmpty {
      let kept = Set(elements.lazy.compactMap { $0.map(ObjectIdentifier.init) })
      for (id, element) in old where !kept.contains(ObjectIdentifier(element)) {
        let removal = Removal(of: element.node, owner: self, key: id)
        removal.begin()
        removal.finish()
      }
    }
    parent?.itemsDidChange()
  }

  func id(at index: Int) -> AnyHashable { ids[index] }

  func realise(_ index: Int) -> LazyElement {
    if let element = elements[index] { return element }
    let content = makeContent(index)
    let node: ViewNode<Content>
    if let old = returning(ids[index], as: ViewNode<Content>.self) {
      old.update(content)
      node = old
    } else {
      node = Content._makeNode(content, in: NodeInputs(continuing: self))
    }
    let element = LazyElement(node)
    elements[index] = element
    return element
  }

  override func scrollTarget(for id: AnyHashable) -> ScrollDestination? {
    if let id = id.base as? ID, let item, let index = ids.firstIndex(of: id) {
      return .element(item, index)
    }
    return super.scrollTarget(for: id)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    for element in elements { if let element { visit(element.node) } }
  }

  /// Each element has a visibility of its own.
  override func listVisibilityDidChange(_ isVisible: Bool) {
    for element in elements { element?.setNear(isVisible) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  override func itemsDidChange() {
    context.host.layout.add(restructured: self)
  }

  func collectItems() {
    for element in elements { element?.collect() }
    parent?.itemsDidChange()
  }
}

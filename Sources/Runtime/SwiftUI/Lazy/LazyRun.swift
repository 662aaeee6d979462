/// The views of a ForEach in a list that makes only what is near: one item for all of them.
package final class LazyRunItem: LayoutItem {
  unowned let source: any LazyRunSource
  /// The lengths of the elements that were measured, to guess those of the others.
  var measuredLength: CGFloat = 0
  var measuredCount = 0

  init(source: any LazyRunSource) {
    self.source = source
    super.init(node: source)
  }

  /// What an element is taken to be long that was never measured.
  func estimate(default length: CGFloat) -> CGFloat {
    measuredCount == 0 ? length : measuredLength / CGFloat(measuredCount)
  }
}

/// Makes the views of elements when they are asked for.
@MainActor
protocol LazyRunSource: Node {
  /// One for each element; `nil` where nothing was made.
  var elements: [LazyElement?] { get }
  /// The element's identity.
  func id(at index: Int) -> AnyHashable
  /// Makes the views of an element. To be called in an update.
  func realise(_ index: Int) -> LazyElement
}

/// An element whose views were made.
@MainActor
final class LazyElement {
  let node: Node
  var items: [LayoutItem] = []
  /// Whether it is near what shows. What was just made is.
  private(set) var isNear = true

  init(_ node: Node) {
    self.node = node
    collect()
  }

  func collect() {
    items.removeAll(keepingCapacity: true)
    node.appendItems(to: &items)
  }

  func setNear(_ new: Bool) {
    guard new != isNear else { return }
    isNear = new
    node.listVisibilityDidChange(new)
  }
}

/// A place in a list: an item, or an element that was not made.
struct LazyCell {
  let item: LayoutItem?
  let run: LazyRunItem?
  let index: Int
  /// The element that the item belongs to.
  let element: LazyElement?

  /// What modifiers of the row say, or of the collection that it belongs to.
  @MainActor
  func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    if let item, run == nil || item.hasTrait(key) { return item.trait(key) }
    return run?.trait(key) ?? K.defaultValue
  }

  /// The place of the element in its collection.
  @MainActor
  var elementIndex: Int { run == nil ? item?.elementPlace?.index ?? 0 : index }
}

extension Array<LayoutItem> {
  /// Calls `body` with each place of a list and its role, in order.
  @MainActor
  func forEachCell(
    role outer: ListRole? = nil, run: LazyRunItem? = nil, index: Int = 0,
    element: LazyElement? = nil, _ body: (LazyCell, ListRole) -> Void
  ) {
    for item in self {
      let own = item.trait(ListRoleTrait.self)
      let role = own.section == nil ? outer ?? own : own
      guard let inner = item as? LazyRunItem else {
        body(LazyCell(item: item, run: run, index: index, element: element), role)
        continue
      }
      for (index, element) in inner.source.elements.enumerated() {
        if let element {
          element.items.forEachCell(
            role: role, run: inner, index: index, element: element, body)
        } else {
          body(LazyCell(item: nil, run: inner, index: index, element: nil), role)
        }
      }
    }
  }
}

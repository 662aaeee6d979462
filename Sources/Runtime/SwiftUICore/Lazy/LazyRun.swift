/// The views of a `ForEach` in a lazy container: one item that stands for all of them.
package final class LazyRunItem: LayoutItem {
  /// Weak: a container can lay out its old items once more after the collection has gone.
  package weak var source: (any LazyRunSource)?
  /// The sum of the lengths of the measured elements, from which the others' lengths are estimated.
  var measuredLength: CGFloat = 0
  var measuredCount = 0

  init(source: any LazyRunSource) {
    self.source = source
    super.init(node: source)
  }

  /// The estimated length of an element that was never measured.
  func estimate(default length: CGFloat) -> CGFloat {
    measuredCount == 0 ? length : measuredLength / CGFloat(measuredCount)
  }
}

/// Creates the views of elements on request.
@MainActor
package protocol LazyRunSource: Node {
  /// One entry for each element; `nil` if its views have not been created.
  var elements: [LazyElement?] { get }
  /// The identity of an element.
  func id(at index: Int) -> AnyHashable
  /// Creates the views of an element. To be called in an update.
  func realise(_ index: Int) -> LazyElement
}

/// An element whose views have been created.
@MainActor
package final class LazyElement {
  let node: Node
  package var items: [LayoutItem] = []
  /// Indicates whether the element is near the visible area. A new element is.
  private(set) var isNear = true

  init(_ node: Node) {
    self.node = node
    collect()
  }

  func collect() {
    items.removeAll(keepingCapacity: true)
    node.appendItems(to: &items)
  }

  package func setNear(_ new: Bool) {
    guard new != isNear else { return }
    isNear = new
    node.listVisibilityDidChange(new)
  }
}

/// A position in a list: an item, or an element whose views have not been created.
package struct LazyCell {
  package let item: LayoutItem?
  package let run: LazyRunItem?
  package let index: Int
  /// The element that the item belongs to.
  package let element: LazyElement?

  package init(item: LayoutItem?, run: LazyRunItem?, index: Int, element: LazyElement?) {
    self.item = item
    self.run = run
    self.index = index
    self.element = element
  }

  /// The value of a trait, from the row's modifiers or from those of its collection.
  @MainActor
  package func trait<K: LayoutTraitKey>(_ key: K.Type) -> K.Value {
    if let item, run == nil || item.hasTrait(key) { return item.trait(key) }
    return run?.trait(key) ?? K.defaultValue
  }

  /// The index of the element in its collection.
  @MainActor
  package var elementIndex: Int { run == nil ? item?.elementPlace?.index ?? 0 : index }
}

extension Array<LayoutItem> {
  /// Calls `body` with each position of a list and its role, in order.
  @MainActor
  package func forEachCell(
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
      for (index, element) in (inner.source?.elements ?? []).enumerated() {
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

/// One of the views that another consists of; show it in a place of your own, once.
public struct Subview: Identifiable {
  let item: LayoutItem

  /// What tells a subview from others.
  public struct ID: Hashable, Sendable {
    let item: ObjectIdentifier
  }

  /// What tells the subview from others.
  public var id: ID { ID(item: ObjectIdentifier(item)) }

  /// The values that modifiers gave the subview.
  public var containerValues: ContainerValues {
    // Bodies run on the main thread.
    let item = item
    nonisolated(unsafe) var values = ContainerValues()
    Evaluation.onMain { values = item.trait(ContainerValuesTrait.self) }
    return values
  }
}

extension Subview: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    SubviewNode(view, in: inputs)
  }
}

final class SubviewNode: ViewNode<Subview> {
  override func update(_ new: Subview) {
    let isSame = view.item === new.item
    view = new
    if !isSame { itemsDidChange() }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    items.append(view.item)
  }
}

/// The views that another consists of.
public struct SubviewsCollection: RandomAccessCollection {
  let items: [LayoutItem]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { items.count }

  /// One of the views.
  public subscript(index: Int) -> Subview { Subview(item: items[index]) }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(items: items[bounds])
  }
}

extension SubviewsCollection: View {
  /// All of the views, one after the other.
  public var body: some View { ForEach(Array(self)) { $0 } }
}

/// Some of the views that another consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let items: ArraySlice<LayoutItem>

  /// The first position.
  public var startIndex: Int { items.startIndex }
  /// The position after the last.
  public var endIndex: Int { items.endIndex }

  /// One of the views.
  public subscript(index: Int) -> Subview { Subview(item: items[index]) }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(items: items[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The views, one after the other.
  public var body: some View { ForEach(Array(self)) { $0 } }
}

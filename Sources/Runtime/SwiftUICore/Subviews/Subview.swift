/// A subview of another view, which can be shown once, at a place of your own.
public struct Subview: Identifiable {
  let item: LayoutItem

  /// The identity of a subview.
  public struct ID: Hashable, Sendable {
    let item: ObjectIdentifier
  }

  /// The identity of the subview.
  public var id: ID { ID(item: ObjectIdentifier(item)) }

  /// The container values of the subview.
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

/// The collection of another view's subviews.
public struct SubviewsCollection: RandomAccessCollection {
  let items: [LayoutItem]

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last subview.
  public var endIndex: Int { items.count }

  /// Returns the subview at an index.
  public subscript(index: Int) -> Subview { Subview(item: items[index]) }
  /// Returns a slice of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(items: items[bounds])
  }
}

extension SubviewsCollection: View {
  /// All of the subviews, in order.
  public var body: some View { ForEach(Array(self)) { $0 } }
}

/// A slice of another view's subviews.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let items: ArraySlice<LayoutItem>

  /// The first index.
  public var startIndex: Int { items.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { items.endIndex }

  /// Returns the subview at an index.
  public subscript(index: Int) -> Subview { Subview(item: items[index]) }
  /// Returns a slice of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(items: items[bounds])
  }
}

extension SubviewsCollectionSlice: View {
  /// The subviews of the slice, in order.
  public var body: some View { ForEach(Array(self)) { $0 } }
}

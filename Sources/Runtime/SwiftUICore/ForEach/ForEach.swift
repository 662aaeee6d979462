/// A structure that creates a view for each element of a collection; the element's identity is that
/// of the view.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The collection.
  public var data: Data
  /// The closure that creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element, Data.Index) -> ID
  /// Indicates whether SwiftUI reads only the first value of the data: a range without ids.
  private let isConstant: Bool

  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element, Data.Index) -> ID, isConstant: Bool = false
  ) {
    self.isConstant = isConstant
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach {
  /// Reports a range without ids that has another number of elements than `new`.
  func checkRange(_ new: Self) {
    guard isConstant, new.data.count != data.count else { return }
    Misuse.report(ScrollContentMisuse.changedRange(data.count, new.data.count))
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    if ID.self == Subview.ID.self, Data.self == ForEachSubviewCollection<Content>.self {
      return PassThroughNode(view, content: \.subviewContent, in: inputs)
    }
    return inputs.isListed ? LazyForEachNode(view, in: inputs) : ForEachNode(view, in: inputs)
  }

  /// Creates views for identifiable elements.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { element, _ in element.id })
  }

  /// Creates views for elements identified by a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    let isElement = id == \Data.Element.self
    self.init(
      data: data, content: content,
      id: { element, _ in
        if isElement, let id = element as? ID { id } else { element[keyPath: id] }
      })
  }

  /// Creates views for the elements of a binding's collection; each receives a binding to its
  /// element.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for the elements of a binding's collection, identified by a key path; each
  /// receives a binding to its element.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, id: { element, _ in element.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for a range of numbers, which must not change; a change is reported.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { element, _ in element }, isConstant: true)
  }
}

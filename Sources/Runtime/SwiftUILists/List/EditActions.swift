/// The edit actions that are available for the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int
  /// Creates actions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved in edit mode.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A collection of the indices of another with the identities of its elements.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  let base: Base
  let path: KeyPath<Base.Element, ID>

  /// An index and the identity of its element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// The type of an index.
  public typealias Index = Base.Index
  /// The first index.
  public var startIndex: Index { base.startIndex }
  /// The index after the last element.
  public var endIndex: Index { base.endIndex }
  /// Returns the index after another.
  public func index(after i: Index) -> Index { base.index(after: i) }
  /// An index and the identity of its element.
  public subscript(position: Index) -> Element {
    Element(index: position, id: base[position][keyPath: path])
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection
where Base: BidirectionalCollection {
  /// Returns the index before another.
  public func index(before i: Index) -> Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
}

/// The row of a collection that can be edited.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
}

extension EditableCollectionContent: View where Content: View {
  /// The view's content.
  public var body: some View {
    content
      .modifier(RowValueModifier<RowDeletionTrait>(value: delete))
      .modifier(RowValueModifier<RowMoveTrait>(value: move))
  }
}

/// Edits a collection through a binding, within the allowed actions.
private struct CollectionEditor<C: MutableCollection & RandomAccessCollection> {
  let data: Binding<C>
  let actions: EditActions<C>

  var move: ((IndexSet, Int) -> Void)? {
    guard actions.rawValue & 1 != 0 else { return nil }
    return { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
  }

  var delete: ((IndexSet) -> Void)? {
    guard actions.rawValue & 2 != 0 else { return nil }
    return { offsets in
      // Only collections from which elements can be removed have the action.
      func remove<R: RangeReplaceableCollection & MutableCollection>(_ all: R) {
        var all = all
        all.remove(atOffsets: offsets)
        if let new = all as? C { data.wrappedValue = new }
      }
      if let all = data.wrappedValue as? any (RangeReplaceableCollection & MutableCollection) {
        remove(all)
      }
    }
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a binding's collection, which can be deleted and moved in
  /// lists.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates views for the elements of a binding's collection, identified by a key path, which can
  /// be deleted and moved in lists.
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>,
    Content == EditableCollectionContent<R, C>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let editor = CollectionEditor(data: data, actions: editActions)
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue, path: id),
      content: {
        EditableCollectionContent(
          content: content(data[$0.index]), delete: editor.delete, move: editor.move)
      }, id: { element, _ in element.id })
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list with a row for each element of a binding's collection, which can be deleted and
  /// moved.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a binding's collection, identified by a key
  /// path, which can be deleted and moved.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for each element of a binding's collection, identified by a key
  /// path. Each row receives a binding to its element.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

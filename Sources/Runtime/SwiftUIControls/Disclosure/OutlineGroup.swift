/// A hierarchy of views for the elements of a tree; elements with children are disclosure groups.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  private enum Root {
    case one(Data.Element)
    case many(Data)
  }

  private let root: Root
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf
}

/// The children of an element of a tree.
public struct OutlineSubgroupChildren {
  let content: AnyView
}

extension OutlineSubgroupChildren: View {
  /// The view's content.
  public var body: some View { content }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// Creates a view for an element, and views for its children at a key path; `nil` stands for a
  /// leaf.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root: .one(root), id: \.id, children: children, content: content)
  }

  /// Creates views for elements, and for their children at a key path; `nil` stands for a leaf.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root: .many(data), id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates a view for an element, identified by a key path, and views for its children.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: .one(root), id: id, children: children, content: content)
  }

  /// Creates views for elements, identified by a key path, and for their children.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: .many(data), id: id, children: children, content: content)
  }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
  /// The view's content.
  public var body: some View {
    switch root {
    case .one(let element): row(element)
    case .many(let data): rows(of: data)
    }
  }

  private func rows(of data: Data) -> some View {
    ForEach(data, id: id) { row($0) }
  }

  @ViewBuilder
  private func row(_ element: Data.Element) -> some View {
    if let children = element[keyPath: children] {
      DisclosureGroup {
        OutlineSubgroupChildren(content: AnyView(rows(of: children)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

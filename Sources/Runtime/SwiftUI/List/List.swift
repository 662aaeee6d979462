/// Rows below one another that scroll.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
}

extension List: View where Content: View {
  /// What the view consists of.
  public var body: some View {
    ListBody(content: content)
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Rows and sections.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// A row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each element, whose identity is at a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

/// Settings and the like: a grouped list of controls.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// Rows and sections.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// What the view consists of.
  public var body: some View {
    ListBody(content: content)
  }
}

struct ListBody<Content: View>: View {
  let content: Content

  var body: some View {
    ScrollView {
      ListRows(content: content)
    }
    .environment(\.isInList, true)
    .background(Color(uiColor: .systemGroupedBackground))
  }
}

/// The rows of a list, in the grouped look.
struct ListRows<Content: View> {
  let content: Content
}

extension ListRows: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    ListNode(view, in: inputs)
  }
}

final class ListNode<Content: View>: ViewNode<ListRows<Content>>, ItemOwner {
  private var child: ViewNode<Content>?
  private var item: ListItem?

  override init(_ view: ListRows<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    item = ListItem(node: self)
    child = Content._makeNode(view.content, in: NodeInputs(under: self))
    collectItems()
  }

  override func update(_ new: ListRows<Content>) {
    view = new
    child?.update(new.content)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    if let item { items.append(item) }
  }

  override func itemsDidChange() {
    context.host.layout.add(restructured: self)
  }

  func collectItems() {
    var items: [LayoutItem] = []
    child?.appendItems(to: &items)
    item?.setItems(items)
    context.container.setNeedsOrder()
  }
}

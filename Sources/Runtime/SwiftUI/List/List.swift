/// Rows below one another that scroll; only those that show are made.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
  var selection: Selection = .none

  /// What of the rows is selected.
  enum Selection {
    case none
    case one(Binding<SelectionValue?>)
    case many(Binding<Set<SelectionValue>>)
  }
}

extension List.Selection {
  /// The selection for rows of any type.
  fileprivate var erased: ListSelection? {
    let value: (AnyHashable) -> AnyHashable? = {
      ($0.base as? SelectionValue).map { AnyHashable($0) }
    }
    switch self {
    case .none: return nil
    case .one(let binding):
      return ListSelection(
        selected: Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []), isMultiple: false,
        value: value, set: { binding.wrappedValue = $0.first?.base as? SelectionValue })
    case .many(let binding):
      return ListSelection(
        selected: Set(binding.wrappedValue.map { AnyHashable($0) }), isMultiple: true,
        value: value,
        set: { binding.wrappedValue = Set($0.compactMap { $0.base as? SelectionValue }) })
    }
  }
}

extension List: View where Content: View {
  /// What the view consists of.
  public var body: some View {
    ListBody(content: content, selection: selection.erased)
  }

  /// Rows and sections, of which one can be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .one($0) } ?? .none)
  }

  /// Rows and sections, of which several can be selected while the list is edited.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .many($0) } ?? .none)
  }

  /// A row for each element, of which one can be selected by its identity.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, of which several can be selected while the list is edited.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, whose identity is at a key path; one can be selected by it.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, whose identity is at a key path; several can be selected while the list
  /// is edited.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
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

  /// A row for each element of a binding's collection; each is given a binding.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>,
      Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
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
    ListBody(content: content).modifier(FormLookModifier())
  }
}

/// Gives a form the look of its style.
private struct FormLookModifier: ViewModifier {
  @Environment(\.formLook) private var look

  nonisolated init() {}

  func body(content: Content) -> some View {
    content.transformEnvironment(\.listLook) { if let look { $0 = look } }
  }
}

struct ListBody<Content: View>: View {
  let content: Content
  var selection: ListSelection?

  var body: some View {
    ListRows(content: content, selection: selection)
      .environment(\.isInList, true)
  }
}

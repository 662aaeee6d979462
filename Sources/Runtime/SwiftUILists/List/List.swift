/// A container of scrolling rows, arranged in a column, that supports selection and creates only
/// the rows that are visible.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
  var selection: Selection = .none

  /// The binding to a list's selection: of one row or of several.
  enum Selection {
    case none
    case one(Binding<SelectionValue?>)
    case many(Binding<Set<SelectionValue>>)
  }
}

extension List.Selection {
  /// The selection binding for rows of any type.
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
  /// The view's content.
  public var body: some View {
    ListBody(content: content, selection: selection.erased)
  }

  /// Creates a list of rows and sections, of which one can be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .one($0) } ?? .none)
  }

  /// Creates a list of rows and sections, of which several can be selected in edit mode.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { .many($0) } ?? .none)
  }

  /// Creates a list with a row for each element, of which one can be selected by its identity.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, of which several can be selected in edit mode.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by a key path, by which one can be
  /// selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by a key path, of which several can be
  /// selected in edit mode.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list of rows and sections.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// Creates a list with a row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of a binding's collection. Each row receives a
  /// binding to its element.
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

  /// Creates a list with a row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}

/// A grouped list of controls, for settings and other input.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// Creates a form of rows and sections.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// The view's content.
  public var body: some View {
    ListBody(content: content).modifier(FormLookModifier())
  }
}

/// Applies the appearance of a form's style.
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
    if let selection {
      rows
        .environment(\.isInSelectingList, true)
        .preference(
          key: ColumnChoiceKey.self,
          value: ColumnChoice(values: selection.selected, clear: { selection.set([]) }))
    } else {
      rows
    }
  }

  private var rows: some View {
    ListRows(content: content, selection: selection)
      .environment(\.isInList, true)
  }
}

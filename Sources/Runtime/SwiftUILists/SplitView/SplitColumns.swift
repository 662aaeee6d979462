@_spi(Core) import SwiftUICore

/// The columns of a split view: beside each other in a regular width, a stack in a compact one.
struct SplitColumns: View {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .regular {
      OpenColumns(columns: self)
    } else {
      CollapsedColumns(columns: self)
    }
  }
}

/// The columns as the pages of a stack.
private struct CollapsedColumns: View {
  let columns: SplitColumns
  @State private var first: ColumnChoice?
  @State private var second: ColumnChoice?

  var body: some View {
    NavigationStack {
      columns.sidebar
        .onPreferenceChange(ColumnChoiceKey.self) { first = $0 }
        .navigationDestination(isPresented: isPastSidebar) {
          if let content = columns.content {
            content
              .onPreferenceChange(ColumnChoiceKey.self) { second = $0 }
              .navigationDestination(isPresented: isPastContent) { columns.detail }
          } else {
            columns.detail
          }
        }
    }
    .environment(\.isInSplitView, true)
  }

  private var wanted: NavigationSplitViewColumn {
    columns.compactColumn?.wrappedValue ?? .sidebar
  }

  private var isPastSidebar: Binding<Bool> {
    Binding(
      get: { first?.isMade == true || wanted != .sidebar },
      set: { if !$0 { goBack(to: .sidebar, clearing: first) } })
  }

  private var isPastContent: Binding<Bool> {
    Binding(
      get: { second?.isMade == true || wanted == .detail },
      set: { if !$0 { goBack(to: .content, clearing: second) } })
  }

  private func goBack(to column: NavigationSplitViewColumn, clearing choice: ColumnChoice?) {
    if wanted.index > column.index { columns.compactColumn?.wrappedValue = column }
    choice?.clear()
  }
}

/// The columns beside each other.
private struct OpenColumns: View {
  let columns: SplitColumns
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// The destination of the link that was tapped last in a leading column, instead of the detail.
  @State private var linked: AnyView?
  @State private var widths: [Int: ColumnWidth] = [:]

  var body: some View {
    GeometryReader { proxy in
      let shown = leadingColumns(in: proxy.size)
      HStack(spacing: 0) {
        if shown.contains(0) {
          column(columns.sidebar, index: 0, in: proxy.size, showsToggle: true)
          Divider().ignoresSafeArea()
        }
        if shown.contains(1), let content = columns.content {
          column(content, index: 1, in: proxy.size, showsToggle: !shown.contains(0))
          Divider().ignoresSafeArea()
        }
        NavigationStack {
          (linked ?? columns.detail)
            .modifier(SidebarToggle(isVisible: shown.isEmpty, toggle: { toggle(in: proxy.size) }))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private func column(
    _ content: AnyView, index: Int, in size: CGSize, showsToggle: Bool
  ) -> some View {
    NavigationStack {
      content
        .onPreferenceChange(ColumnChoiceKey.self) { _ in linked = nil }
        .onPreferenceChange(ColumnWidthKey.self) { widths[index] = $0 }
        .modifier(SidebarToggle(isVisible: showsToggle, toggle: { toggle(in: size) }))
    }
    .environment(\.splitDetail, SplitDetail { linked = $0 })
    .environment(\.isInSplitView, true)
    .frame(width: widths[index]?.ideal ?? ColumnWidth.standard)
  }

  private var visibility: NavigationSplitViewVisibility {
    columns.visibility?.wrappedValue ?? ownVisibility
  }

  /// The indices of the leading columns that are visible.
  private func leadingColumns(in size: CGSize) -> Set<Int> {
    let all: Set<Int> = columns.content == nil ? [0] : [0, 1]
    switch visibility.kind {
    case .all: return all
    case .doubleColumn: return columns.content == nil ? all : [1]
    case .detailOnly: return []
    case .automatic:
      guard size.width > size.height else { return [] }
      return columns.content == nil ? all : [1]
    }
  }

  private func toggle(in size: CGSize) {
    let isShown = leadingColumns(in: size).contains(0)
    let new: NavigationSplitViewVisibility =
      isShown ? (columns.content == nil ? .detailOnly : .doubleColumn) : .all
    withAnimation {
      if let binding = columns.visibility {
        binding.wrappedValue = new
      } else {
        ownVisibility = new
      }
    }
  }
}

/// The button that shows and hides the sidebar, at the leading end of the bar.
private struct SidebarToggle: ViewModifier {
  let isVisible: Bool
  let toggle: () -> Void

  func body(content: Content) -> some View {
    content.toolbar {
      if isVisible {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            toggle()
          } label: {
            Image(systemName: "sidebar.leading")
          }
          .accessibilityLabel(Text(verbatim: "Toggle Sidebar"))
        }
      }
    }
  }
}

/// The selection of the lists in a column.
struct ColumnChoice: Equatable {
  let values: Set<AnyHashable>
  let clear: () -> Void

  var isMade: Bool { !values.isEmpty }

  static func == (one: ColumnChoice, other: ColumnChoice) -> Bool { one.values == other.values }
}

enum ColumnChoiceKey: PreferenceKey {
  static var defaultValue: ColumnChoice? { nil }

  static func reduce(value: inout ColumnChoice?, nextValue: () -> ColumnChoice?) {
    value = value ?? nextValue()
  }
}

/// The last column of an open split view, for the links in the columns before it.
struct SplitDetail {
  let show: (AnyView) -> Void
}

private enum SplitDetailKey: EnvironmentKey {
  static var defaultValue: SplitDetail? { nil }
}

private enum SplitViewKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SelectingListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The detail that links replace; `nil` outside of the leading columns of an open split view.
  var splitDetail: SplitDetail? {
    get { self[SplitDetailKey.self] }
    set { self[SplitDetailKey.self] = newValue }
  }

  /// Indicates whether the view is in a leading column of a split view.
  var isInSplitView: Bool {
    get { self[SplitViewKey.self] }
    set { self[SplitViewKey.self] = newValue }
  }

  /// Indicates whether the view is in a list with a selection.
  var isInSelectingList: Bool {
    get { self[SelectingListKey.self] }
    set { self[SelectingListKey.self] = newValue }
  }
}

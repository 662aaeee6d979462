@_spi(Core) import SwiftUICore

/// A container with two or three columns, where selections in the leading columns determine the
/// content of the columns after them.
///
/// In a regular width the columns are beside each other. In a compact width they collapse into a
/// stack: the sidebar is its root, a selection in a column's list pushes the next column, and
/// returning to the column clears its selection.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
  /// The column in the middle; `nil` in a view with two columns.
  let content: Content?
  let detail: Detail
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  /// Creates a split view with three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns, and a binding to the visibility of the leading ones.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility)
  }

  /// Creates a split view with three columns, and a binding to the column that is visible when the
  /// view is collapsed.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(),
      compactColumn: preferredCompactColumn)
  }

  /// Creates a split view with three columns, with bindings to the visibility of the leading ones
  /// and to the column that is visible when the view is collapsed.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }

  /// The view's content.
  public var body: some View {
    SplitColumns(
      sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
      visibility: visibility, compactColumn: compactColumn)
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Creates a split view with two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with two columns, and a binding to the visibility of the sidebar.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility)
  }

  /// Creates a split view with two columns, and a binding to the column that is visible when the
  /// view is collapsed.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), compactColumn: preferredCompactColumn)
  }

  /// Creates a split view with two columns, with bindings to the visibility of the sidebar and to
  /// the column that is visible when the view is collapsed.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

/// The visibility of the leading columns of a navigation split view.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  let kind: Kind

  /// The columns that suit the device: all in landscape, or the last two of three; only the detail
  /// in portrait.
  public static var automatic: Self { Self(kind: .automatic) }
  /// All columns.
  public static var all: Self { Self(kind: .all) }
  /// The middle column and the detail of three; both of two.
  public static var doubleColumn: Self { Self(kind: .doubleColumn) }
  /// The detail only.
  public static var detailOnly: Self { Self(kind: .detailOnly) }
}

/// A column of a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  /// The number of columns before this one; a view with two columns has no column 1.
  let index: Int

  /// The leading column.
  public static var sidebar: Self { Self(index: 0) }
  /// The middle column of three.
  public static var content: Self { Self(index: 1) }
  /// The trailing column.
  public static var detail: Self { Self(index: 2) }
}

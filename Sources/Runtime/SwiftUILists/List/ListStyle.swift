/// A type that defines the appearance of lists.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The appearance that the style stands for.
  nonisolated var _look: _ListLook { get }
}

/// The default list style, with inset groups where the list's context has no other.
public struct DefaultListStyle: ListStyle {
  /// Creates the default style.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .insetGrouped }
}

/// A list style whose rows span the full width.
public struct PlainListStyle: ListStyle {
  /// Creates a plain style.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .plain }
}

/// A list style with rows that span the width between margins.
public struct InsetListStyle: ListStyle {
  /// Creates an inset style.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .inset }
}

/// A list style with groups that span the full width.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped style.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .grouped }
}

/// A list style with inset groups that have rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped style.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .insetGrouped }
}

/// A list style for the sidebar of an app.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar style.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default list style for the context.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style whose rows span the full width.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// A style with rows that span the width between margins.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with groups that span the full width.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with inset groups that have rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for the sidebar of an app.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

enum MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue = ListRowMetrics.rowHeight
}

extension EnvironmentValues {
  /// The minimum height of a list's rows, in points. The default is the system's.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
  }
}

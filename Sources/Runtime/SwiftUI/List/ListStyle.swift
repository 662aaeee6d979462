/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Which look it is.
  nonisolated var _look: _ListLook { get }
}

/// The looks of lists.
public enum _ListLook: Hashable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// The look that fits a list's surroundings: groups with margins.
public struct DefaultListStyle: ListStyle {
  /// The look that fits.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .insetGrouped }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Rows from side to side.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .plain }
}

/// Rows from side to side, with margins.
public struct InsetListStyle: ListStyle {
  /// Rows with margins.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .inset }
}

/// Groups from side to side.
public struct GroupedListStyle: ListStyle {
  /// Groups from side to side.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .grouped }
}

/// Groups with margins and round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Groups with margins.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .insetGrouped }
}

/// The list beside the content of an app.
public struct SidebarListStyle: ListStyle {
  /// The list beside the content of an app.
  nonisolated public init() {}
  public nonisolated var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that fits a list's surroundings.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with margins.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with margins and round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The list beside the content of an app.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

enum ListLookKey: EnvironmentKey {
  static let defaultValue = _ListLook.insetGrouped
}

enum MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue = ListMetrics.rowHeight
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The least height of a list's rows, in points. The default is the system's.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
}

extension View {
  /// How lists in this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
  }
}

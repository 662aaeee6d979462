/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

enum ListItemTintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

/// The tint of the items of lists.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A tint in any case.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint, unless the user or the system prefers another, which they do not here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Without colour.
  public static let monochrome = ListItemTint(color: Color(uiColor: .label))
}

/// The room between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// Points; `nil` is the list's.
  let points: CGFloat?

  /// As much as the list has by itself.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less than by itself. Grade: tunable.
  public static let compact = ListSectionSpacing(points: 16)

  /// Some points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: max(0, spacing))
  }
}

enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// Points between the sections of lists; `nil` is as the list has it.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The colour of symbols in rows; `nil` is that of the list.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// How much the headers of sections in this view stand out: increased, they are large and bold.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// The colour of the symbols of labels in rows; `nil` is that of the list.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// The colour of the symbols of labels in rows; `nil` is that of the list.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }

  /// The room between the sections of lists in this view that have neither header nor footer.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// The room between the sections of lists in this view that have neither header nor footer, in
  /// points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, max(0, spacing))
  }
}

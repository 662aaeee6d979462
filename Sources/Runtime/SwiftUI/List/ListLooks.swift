/// The prominence of a view's appearance.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence.
  case increased
}

enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

enum ListItemTintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

/// A tint for the content of list rows.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A tint that overrides any other.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint that the user's or the system's preference may override; here there is no such
  /// preference.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint without colour.
  public static let monochrome = ListItemTint(color: Color(uiColor: .label))
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The spacing in points; `nil` for the list's own.
  let points: CGFloat?

  /// The default spacing of the list's style.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A spacing smaller than the default. Grade: tunable.
  public static let compact = ListSectionSpacing(points: 16)

  /// A spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: max(0, spacing))
  }
}

enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The spacing in points between the sections of lists; `nil` for the list's own.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The colour of symbols in rows; `nil` for the list's own.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the section headers in this view: increased, they are large and bold.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets the colour of the symbols of labels in rows; `nil` restores the list's own.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the tint of the symbols of labels in rows; `nil` restores the list's own.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }

  /// Sets the spacing between the sections, in this view's lists, that have neither header nor
  /// footer.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the spacing in points between the sections, in this view's lists, that have neither
  /// header nor footer.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, max(0, spacing))
  }
}

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

extension EnvironmentValues {
  /// The colour of symbols in rows; `nil` for the list's own.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of the symbols of labels in rows; `nil` restores the list's own.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the tint of the symbols of labels in rows; `nil` restores the list's own.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }
}

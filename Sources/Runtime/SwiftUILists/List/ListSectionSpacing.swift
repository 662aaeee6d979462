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
}

extension View {
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

/// How the ground of a button, cell or header looks.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour. The default is `nil`: the one of the style.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points, with a corner style of `.fixed`. The default is 0.
  public var cornerRadius: CGFloat
  /// How far the background stays inside the bounds, in points. The default is zero.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The colour of the outline. The default is `nil`: the tint.
  public var strokeColor: UIColor?
  /// The width of the outline in points. The default is 0: none.
  public var strokeWidth: CGFloat
  /// How far the outline stays outside the background, in points. The default is 0.
  public var strokeOutset: CGFloat

  /// What the ground is for; decides on its colours.
  package enum Role: Sendable { case plain, plainRow, groupedRow, plainHeader }
  package var role = Role.plain
  package var isMarked = false

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The ground of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { of(.plainRow) }
  /// The ground of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { of(.groupedRow) }
  /// The ground of a row in the list in which it stands.
  public static func listCell() -> UIBackgroundConfiguration { of(.groupedRow) }
  /// The ground of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { of(.plainHeader) }
  /// The ground of a header or footer in a grouped list: nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The configuration as it looks in a state: rows are marked where touched or selected.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var configuration = self
    let marks = state.marks
    configuration.isMarked = marks.isSelected || marks.isHighlighted
    return configuration
  }

  /// The colour to be shown; `nil` where the view's own shows.
  @MainActor
  package var resolvedGround: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch role {
    case .plain: return nil
    case .plainHeader: return .systemBackground
    case .plainRow: return isMarked ? CellLook.selected : .systemBackground
    case .groupedRow: return isMarked ? CellLook.selected : .secondarySystemGroupedBackground
    }
  }

  private static func of(_ role: Role) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.role = role
    return configuration
  }

  init() {
    cornerRadius = 0
    backgroundInsets = .zero
    strokeWidth = 0
    strokeOutset = 0
  }
}

/// The background of a button, cell or header.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The background colour. The default is `nil`: that of the style.
  public var backgroundColor: UIColor?
  /// The corner radius in points, used with the corner style `.fixed`. The default is 0.
  public var cornerRadius: CGFloat
  /// The insets of the background in the bounds, in points. The default is zero.
  public var backgroundInsets: NSDirectionalEdgeInsets
  /// The colour of the stroke. The default is `nil`: the tint colour.
  public var strokeColor: UIColor?
  /// The width of the stroke in points. The default is 0: none.
  public var strokeWidth: CGFloat
  /// The distance of the stroke outside the background, in points. The default is 0.
  public var strokeOutset: CGFloat

  /// The kind of view that the background belongs to, which determines its colours.
  package enum Role: Sendable { case plain, plainRow, groupedRow, plainHeader }
  package var role = Role.plain
  /// The colour of a selected or highlighted row (widely observed).
  package static let selectedRow = UIColor.systemGray4
  package var isMarked = false

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { of(.plainRow) }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { of(.groupedRow) }
  /// Returns the background of a list row, with the look of a grouped list.
  public static func listCell() -> UIBackgroundConfiguration { of(.groupedRow) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { of(.plainHeader) }
  /// Returns the background of a header or footer in a grouped list, which is transparent.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the configuration updated for a state: highlighted and selected rows are marked.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var configuration = self
    let marks = state.marks
    configuration.isMarked = marks.isSelected || marks.isHighlighted
    return configuration
  }

  /// The colour to draw; `nil` for the view's own background colour.
  @MainActor
  package var resolvedGround: UIColor? {
    if let backgroundColor { return backgroundColor }
    switch role {
    case .plain: return nil
    case .plainHeader: return .systemBackground
    case .plainRow: return isMarked ? Self.selectedRow : .systemBackground
    case .groupedRow: return isMarked ? Self.selectedRow : .secondarySystemGroupedBackground
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

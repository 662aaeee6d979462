/// How the lines above and below a row of a list look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line shows.
  public enum Visibility: Int, Sendable {
    /// As the list has it: below a row, but not below the last one of a card.
    case automatic
    /// It shows.
    case visible
    /// It does not.
    case hidden
  }

  /// Insets that let a line begin where the row's text does, and end at the row's margin.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates lines as a look of lists has them.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Whether the line above shows. The default is `.automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below shows. The default is `.automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Where the line above begins and ends, in points from the row's edges. The default is
  /// ``automaticInsets``.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Where the line below begins and ends, in points from the row's edges. The default is
  /// ``automaticInsets``.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour. The default is `.separator`.
  public var color = UIColor.separator

  /// Compares all values.
  public static func == (
    lhs: UIListSeparatorConfiguration, rhs: UIListSeparatorConfiguration
  ) -> Bool {
    lhs.topSeparatorVisibility == rhs.topSeparatorVisibility
      && lhs.bottomSeparatorVisibility == rhs.bottomSeparatorVisibility
      && lhs.topSeparatorInsets == rhs.topSeparatorInsets
      && lhs.bottomSeparatorInsets == rhs.bottomSeparatorInsets && lhs.color.isEqual(rhs.color)
  }

  /// Feeds what tells values apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

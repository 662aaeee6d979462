/// The visibility, insets and colour of the separators of a list row.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The visibility that the list chooses: below a row, but not below the last one of a card.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// Insets that align a separator with the start of the row's text and with the row's trailing
  /// margin.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Creates the separator configuration of a list appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The visibility of the separator above the row. The default is `.automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row. The default is `.automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row, in points from the row's edges. The default is
  /// ``automaticInsets``.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below the row, in points from the row's edges. The default is
  /// ``automaticInsets``.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the separators. The default is `.separator`.
  public var color = UIColor.separator

  /// Returns whether all values are equal.
  public static func == (
    lhs: UIListSeparatorConfiguration, rhs: UIListSeparatorConfiguration
  ) -> Bool {
    lhs.topSeparatorVisibility == rhs.topSeparatorVisibility
      && lhs.bottomSeparatorVisibility == rhs.bottomSeparatorVisibility
      && lhs.topSeparatorInsets == rhs.topSeparatorInsets
      && lhs.bottomSeparatorInsets == rhs.bottomSeparatorInsets && lhs.color.isEqual(rhs.color)
  }

  /// Feeds the values that equality compares into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}

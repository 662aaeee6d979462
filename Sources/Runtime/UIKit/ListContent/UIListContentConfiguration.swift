/// An image, a text and a second text, as list rows and their headers and footers show them.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
  /// The image. The default is `nil`: the text stands in its place.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text. The default is `nil`.
  public var text: String?
  /// The text with attributes, which wins over ``text``. The default is `nil`.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The second text. The default is `nil`.
  public var secondaryText: String?
  /// The second text with attributes, which wins over ``secondaryText``. The default is `nil`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least the superview's. The default is both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Space between the content and the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands at the trailing edge, if both fit in a line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Space between the image and the text, in points.
  public var imageToTextPadding = ListMetrics.imageToText
  /// The least space between the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding = ListMetrics.sideBySide
  /// Space between the texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// How opaque the content is, 0…1. The default is 1.
  public var alpha: CGFloat = 1

  package let role: Role

  /// What the content is for; decides what of its look follows the state.
  package enum Role: Sendable { case row, header, footer }

  private init(
    _ style: UIFont.TextStyle, secondary: UIFont.TextStyle, role: Role = .row,
    color: UIColor = .label, top: CGFloat = ListMetrics.rowInset,
    bottom: CGFloat = ListMetrics.rowInset
  ) {
    textProperties = TextProperties(style: style, color: color)
    secondaryTextProperties = TextProperties(style: secondary, color: .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: ListMetrics.side, bottom: bottom, trailing: ListMetrics.side)
    self.role = role
  }

  /// A row with a text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .subheadline)
  }

  /// A row with a smaller text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A row with a second text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.body, secondary: .body)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .headline, secondary: .subheadline, role: .header, color: .secondaryLabel,
      top: ListMetrics.plainHeaderInset, bottom: ListMetrics.plainHeaderInset)
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footnote, secondary: .footnote, role: .footer, color: .secondaryLabel,
      top: ListMetrics.footerTop, bottom: ListMetrics.footerTop)
  }

  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .headline, secondary: .subheadline, role: .header, color: .secondaryLabel,
      top: ListMetrics.headerTop, bottom: ListMetrics.headerBottom)
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footnote, secondary: .footnote, role: .footer, color: .secondaryLabel,
      top: ListMetrics.footerTop, bottom: ListMetrics.footerBottom)
  }

  /// The header of the list in which it stands.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// The footer of the list in which it stands.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// A large header of an inset group.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties = TextProperties(style: .title3, color: .label, weight: .bold)
    return content
  }

  /// A very large header of an inset group.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties = TextProperties(style: .title2, color: .label, weight: .bold)
    return content
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Makes a ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration as it looks in a state: pale when disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var content = self
    let isDisabled = state.marks.isDisabled
    content.textProperties.isDisabled = isDisabled
    content.secondaryTextProperties.isDisabled = isDisabled
    return content
  }
}

/// The content configuration of list rows, headers and footers: an image, a text and a secondary
/// text.
public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
  /// The image. The default is `nil`: no space is kept for it.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text. The default is `nil`.
  public var text: String?
  /// The attributed text, which takes precedence over ``text``. The default is `nil`.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text. The default is `nil`.
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over ``secondaryText``. The default is
  /// `nil`.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least those of the superview. The default is both.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins between the content and the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// A Boolean value that indicates whether the secondary text is placed at the trailing edge, if
  /// both texts fit in a line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The padding between the image and the text, in points.
  public var imageToTextPadding = ListMetrics.imageToText
  /// The minimum horizontal padding between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding = ListMetrics.sideBySide
  /// The vertical padding between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The opacity of the content, 0…1. The default is 1.
  public var alpha: CGFloat = 1

  package let role: Role

  /// The part of a list that the content belongs to, which decides how its look follows the state.
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

  /// Returns the configuration of a row with a text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, secondary: .subheadline)
  }

  /// Returns the configuration of a row with a smaller secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// Returns the configuration of a row with a secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.body, secondary: .body)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns the configuration of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .headline, secondary: .subheadline, role: .header, color: .secondaryLabel,
      top: ListMetrics.plainHeaderInset, bottom: ListMetrics.plainHeaderInset)
  }

  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footnote, secondary: .footnote, role: .footer, color: .secondaryLabel,
      top: ListMetrics.footerTop, bottom: ListMetrics.footerTop)
  }

  /// Returns the configuration of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .headline, secondary: .subheadline, role: .header, color: .secondaryLabel,
      top: ListMetrics.headerTop, bottom: ListMetrics.headerBottom)
  }

  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footnote, secondary: .footnote, role: .footer, color: .secondaryLabel,
      top: ListMetrics.footerTop, bottom: ListMetrics.footerBottom)
  }

  /// Returns the configuration of a header, with the look of a grouped list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// Returns the configuration of a footer, with the look of a grouped list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// Returns the configuration of a large header of an inset group.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties = TextProperties(style: .title3, color: .label, weight: .bold)
    return content
  }

  /// Returns the configuration of a very large header of an inset group.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var content = groupedHeader()
    content.textProperties = TextProperties(style: .title2, color: .label, weight: .bold)
    return content
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Returns a new ``UIListContentView`` that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration updated for a state: pale when disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var content = self
    let isDisabled = state.marks.isDisabled
    content.textProperties.isDisabled = isDisabled
    content.secondaryTextProperties.isDisabled = isDisabled
    return content
  }
}

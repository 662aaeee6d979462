/// The measures of lists, in points, as UIKit's table views have them.
enum ListRowMetrics {
  /// The minimum height of a row (B8).
  static let rowHeight: CGFloat = 52
  /// The padding above and below a row's content. Grade: tunable.
  static let rowPadding: CGFloat = 11
  /// The horizontal inset of a row's content where the table has no margins of its own (W1).
  static let rowInset: CGFloat = 16
  /// The indentation of a row in a disclosure group, relative to the group's label. Grade: tunable.
  static let disclosureIndent: CGFloat = 20
  /// The padding above and below the header of a grouped list (B9; the split is
  /// tunable).
  static let headerTop: CGFloat = 15
  static let headerBottom: CGFloat = 10
  /// The additional height of the first header of a grouped list (B9).
  static let firstHeaderExtra: CGFloat = 10
  /// The padding above and below the header of a plain list (B8).
  static let plainHeaderPadding: CGFloat = 3.8
  /// The padding above and below a footer. Grade: tunable.
  static let footerTop: CGFloat = 8
  static let footerBottom: CGFloat = 10
}

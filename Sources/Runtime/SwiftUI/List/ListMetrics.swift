/// Lengths of lists, in points, as UIKit's tables have them.
enum ListMetrics {
  /// The least height of a row (measured.md B8).
  static let rowHeight: CGFloat = 52
  /// Above and below a row's content. Grade: tunable.
  static let rowPadding: CGFloat = 11
  /// At the sides of a row's content where the table does not say otherwise (measured.md W1).
  static let rowInset: CGFloat = 16
  /// What a row in a disclosure group stands further in than the group's label. Grade: tunable.
  static let disclosureIndent: CGFloat = 20
  /// Above and below the header of a grouped list (measured.md B9; the split is tunable).
  static let headerTop: CGFloat = 15
  static let headerBottom: CGFloat = 10
  /// What the first header of a grouped list is higher (measured.md B9).
  static let firstHeaderExtra: CGFloat = 10
  /// Above and below the header of a plain list (measured.md B8).
  static let plainHeaderPadding: CGFloat = 3.8
  /// Above and below a footer. Grade: tunable.
  static let footerTop: CGFloat = 8
  static let footerBottom: CGFloat = 10
}

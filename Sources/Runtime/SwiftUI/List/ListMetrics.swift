/// Lengths of lists, in points. Grade: rows and radius as iOS 26 shows them in grouped lists (widely
/// reported); the others are tunable.
enum ListMetrics {
  /// The least height of a row.
  static let rowHeight: CGFloat = 52
  /// From the sides of a row to its content.
  static let rowInset: CGFloat = 16
  /// Above and below a row's content.
  static let rowPadding: CGFloat = 11
  /// From the sides of the list to its sections.
  static let sectionInset: CGFloat = 20
  /// The radius of a section's corners.
  static let sectionRadius: CGFloat = 26
  /// Between sections.
  static let sectionGap: CGFloat = 28
  /// Between a header or footer and its rows.
  static let captionGap: CGFloat = 8
}

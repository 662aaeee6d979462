/// The metrics of lists, in points.
enum ListMetrics {
  /// The space above and below a row's text (W1).
  static let rowInset: CGFloat = 15
  /// The space above and below the text with accessibility text sizes (fit: a row of 80 at AX1,
  /// B9).
  static let accessibleRowInset: CGFloat = 22.5
  /// The space above and below a row's image: one of 30 stands in a row of 52 (tunable).
  static let imageInset: CGFloat = 11
  /// The height of a row with a content configuration beyond that of its content (fit: 53 against
  /// 52, 69.5 for 20.5 + 18 + 2·15; B8 and B9).
  static let rowExtra: CGFloat = 1
  /// The minimum height of a row (B8).
  static let rowHeight: CGFloat = 52
  /// The margin at the sides of a row's content (W1).
  static let side: CGFloat = 16
  /// The corner radius of an inset group (B9).
  static let cardRadius: CGFloat = 26
  /// The space around a header's text: 45.333 with a text of 20.333 (B9; the split is tunable).
  static let headerTop: CGFloat = 15
  static let headerBottom: CGFloat = 10
  /// The additional height of the first header of a grouped list (B9: 55.333).
  static let firstHeaderExtra: CGFloat = 10
  /// The space above the first section of a grouped list without a header: larger than other gaps
  /// by as much as the first header is higher. Grade: tunable.
  static let firstUntitledHeader: CGFloat = 27.5
  /// The space between sections of a grouped list without header or footer (B9).
  static let untitledGap: CGFloat = 17.5
  /// The space above and below the text of a plain list's header, which is 28 high (B8) with a text
  /// of 20.333.
  static let plainHeaderInset: CGFloat = 3.8
  /// The padding above the headers of a plain list (widely observed since iOS 15).
  static let plainHeaderPadding: CGFloat = 22
  /// The space around a footer's text. Grade: tunable.
  static let footerTop: CGFloat = 8
  static let footerBottom: CGFloat = 10
  /// The padding between a row's image and its text. Grade: tunable.
  static let imageToText: CGFloat = 14
  static let sideBySide: CGFloat = 12
  /// The width in which the symbols of rows are aligned. Grade: tunable.
  static let symbolWidth: CGFloat = 28
  /// The gap between the content and the accessories at the row's end. Grade: tunable.
  static let accessoryGap: CGFloat = 8
}

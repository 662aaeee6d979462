/// Metrics of bars on iOS 26, in points.
enum BarMetrics {
  /// The height of a navigation bar's content (B1).
  static let contentHeight: CGFloat = 54
  /// The minimum distance of the content from the top (B1).
  static let leastTop: CGFloat = 10
  /// The minimum distance in compact height (B1).
  static let leastTopCompact: CGFloat = 24
  /// The height of the area of a large title (B1).
  static let largeTitleZone: CGFloat = 52
  /// The distance of a large title from the bar's top, and its height (B2).
  static let largeTitleTop: CGFloat = 57.5
  static let largeTitleHeight: CGFloat = 41
  /// The font size of large titles, bold (B2).
  static let largeTitleSize: CGFloat = 34
  /// The font size of inline titles, semibold, and of titles of items (B2).
  static let titleSize: CGFloat = 17
  /// The height of glass platters (B3).
  static let platterHeight: CGFloat = 44
  /// The distance between the platters and the sides, also in compact height (B3).
  static let sideMargin: CGFloat = 16
  static let sideMarginCompact: CGFloat = 38
  /// The gap between platters (B3).
  static let groupGap: CGFloat = 12
  /// The padding beside the title of an item (W5).
  static let titlePadding: CGFloat = 14
  /// The padding beside a custom view on glass. Grade: tunable.
  static let customPadding: CGFloat = 8
  /// The point size of symbols on platters. Grade: tunable.
  static let symbolSize: CGFloat = 19
  /// The opacity of a highlighted item. Grade: tunable.
  static let touchedOpacity: CGFloat = 0.5
  /// The scale of a platter under a touch. Grade: tunable.
  static let swelling: CGFloat = 1.08
  /// The height of the prompt above the title. Grade: tunable, from the classic 74 of 44.
  static let promptZone: CGFloat = 30
  /// The font size of prompts. Grade: tunable.
  static let promptSize: CGFloat = 13
  /// The height of glass platters in toolbars (B6).
  static let toolbarPlatterHeight: CGFloat = 48
  /// The height of a toolbar above the edge of the safe area. Grade: tunable.
  static let toolbarHeight: CGFloat = 52
  /// The distance between a toolbar's platters and the sides. Grade: tunable.
  static let toolbarMargin: CGFloat = 20
  /// The extension of a toolbar's background above the toolbar. Grade: tunable.
  static let toolbarReach: CGFloat = 0
  /// The minimum distance between the title and platters. Grade: tunable.
  static let titleGap: CGFloat = 8
}

/// Sizes of bars on iOS 26, in points.
enum BarMetrics {
  /// The height of a navigation bar's content (measured.md B1).
  static let contentHeight: CGFloat = 54
  /// The least distance of the content from the top (B1).
  static let leastTop: CGFloat = 10
  /// The same in compact height (B1).
  static let leastTopCompact: CGFloat = 24
  /// The height of the zone of a large title (B1).
  static let largeTitleZone: CGFloat = 52
  /// Where a large title begins below the bar's top, and how high it is (B2).
  static let largeTitleTop: CGFloat = 57.5
  static let largeTitleHeight: CGFloat = 41
  /// The size of large titles, bold (B2).
  static let largeTitleSize: CGFloat = 34
  /// The size of inline titles, semibold, and of titles of items (B2).
  static let titleSize: CGFloat = 17
  /// The height of glass platters (B3).
  static let platterHeight: CGFloat = 44
  /// Between the platters and the sides, and in compact height (B3).
  static let sideMargin: CGFloat = 16
  static let sideMarginCompact: CGFloat = 38
  /// Between images on one platter (B3): each takes a platter's height less this gap.
  static let imageGap: CGFloat = 8
  /// Between platters (B3).
  static let groupGap: CGFloat = 12
  /// Beside the title of an item (W5).
  static let titlePadding: CGFloat = 14
  /// Beside a custom view on glass. Grade: tunable.
  static let customPadding: CGFloat = 8
  /// The size of symbols on platters. Grade: tunable.
  static let symbolSize: CGFloat = 19
  /// The opacity of a touched item. Grade: tunable.
  static let touchedOpacity: CGFloat = 0.5
  /// How far a platter swells under a finger. Grade: tunable.
  static let swelling: CGFloat = 1.08
  /// The height of the line above the title that prompts. Grade: tunable, from the classic 74 of 44.
  static let promptZone: CGFloat = 30
  /// The size of prompts. Grade: tunable.
  static let promptSize: CGFloat = 13
  /// The height of glass platters in toolbars (measured.md B6).
  static let toolbarPlatterHeight: CGFloat = 48
  /// The height of a toolbar above the safe area's edge. Grade: tunable.
  static let toolbarHeight: CGFloat = 52
  /// Between a toolbar's platters and the sides. Grade: tunable.
  static let toolbarMargin: CGFloat = 20
  /// How far a toolbar's background reaches above it. Grade: tunable.
  static let toolbarReach: CGFloat = 0
  /// The least distance between the title and platters. Grade: tunable.
  static let titleGap: CGFloat = 8
}

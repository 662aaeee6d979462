/// The form of a tab bar, which depends on the system, the device and the height.
@MainActor
enum TabBarForm {
  /// A platter in front of the content, as on phones with iOS 26.
  case floating
  /// A platter on a phone in landscape orientation.
  case floatingCompact
  /// A bar across the bottom edge, as on phones before iOS 26.
  case edge
  /// A bar across the bottom edge of a phone in landscape orientation.
  case edgeCompact
  /// A row of titles at the top, as on tablets from iOS 18 on.
  case top

  /// Creates the form for the device and the traits of a view.
  init(for view: UIView) {
    let configuration = (DisplayHost.host(of: view) ?? DisplayHost.current)?.configuration
    let traits = view.traitCollection
    let isCompact = traits.verticalSizeClass == .compact
    if traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular {
      self = .top
    } else if configuration?.hasFloatingBars ?? true {
      self = isCompact ? .floatingCompact : .floating
    } else {
      self = isCompact ? .edgeCompact : .edge
    }
  }

  var isFloating: Bool { self == .floating || self == .floatingCompact }

  /// The height of the part that contains the items, in points.
  var height: CGFloat {
    switch self {
    // B6, measured.
    case .floating: 62
    // Grade: tunable.
    case .floatingCompact: 46
    // N4.64, reported.
    case .edge: 49
    // Widely reported.
    case .edgeCompact: 32
    // Grade: tunable; the navigation bar's content of tablets is as high (B5).
    case .top: 54
    }
  }

  /// Returns the height that the bar covers at an edge of a view with a safe area, in points.
  func region(safeArea: CGFloat) -> CGFloat {
    switch self {
    case .floating, .floatingCompact:
      // 72 without a home indicator (B6), 83 with one (widely reported).
      height + max(TabBarMetrics.leastMargin, safeArea - TabBarMetrics.indicatorOverlap)
    case .edge, .edgeCompact: height + safeArea
    case .top: height + max(safeArea, TabBarMetrics.leastMargin)
    }
  }

  /// Indicates whether titles are beside images, not below.
  var isInline: Bool { self == .floatingCompact || self == .edgeCompact }
}

/// The metrics of tab bars, in points.
enum TabBarMetrics {
  /// The margin below the platter without a home indicator (B6).
  static let leastMargin: CGFloat = 10
  /// The overlap of the platter with the home indicator's area: 34 − 21 (widely reported).
  static let indicatorOverlap: CGFloat = 13
  /// The margin beside a platter of maximum width. Grade: widely reported.
  static let sideMargin: CGFloat = 21
  /// The inset of the items in the platter. Grade: tunable.
  static let platterInset: CGFloat = 4
  /// The width of an item of the platter: three make 274 (B6).
  static let itemWidth: CGFloat = 266.0 / 3
  static let inlineItemWidth: CGFloat = 120
  /// The diameter of a minimized bar. Grade: tunable.
  static let minimizedHeight: CGFloat = 48
  /// The gap between the platter and the circle of a search tab. Grade: tunable.
  static let searchGap: CGFloat = 8
  /// The height of an accessory. Grade: widely observed.
  static let accessoryHeight: CGFloat = 48
  /// The gap between an accessory and its neighbours. Grade: tunable.
  static let accessoryGap: CGFloat = 8
  /// The maximum width of an accessory on tablets. Grade: tunable.
  static let accessoryWidth: CGFloat = 560
  /// Grade: tunable.
  static let symbolSizeSearch: CGFloat = 20
  /// Grade: tunable.
  static let symbolSize: CGFloat = 18
  static let symbolSizeInline: CGFloat = 15
  /// Behaviours: widely reported.
  static let titleSize: CGFloat = 10
  /// Grade: tunable.
  static let titleSizeInline: CGFloat = 13
  static let titleSizeTop: CGFloat = 15
  static let inlineGap: CGFloat = 6
  static let topTitlePadding: CGFloat = 16
  static let topPlatterHeight: CGFloat = 44
  /// The centres of the image and of the title below the item's top, of 54 points. Grade: tunable.
  static let imageMiddle: CGFloat = 20
  static let titleMiddle: CGFloat = 42
  /// The centres in a bar of 49 points. Grade: widely observed.
  static let edgeImageMiddle: CGFloat = 18
  static let edgeTitleMiddle: CGFloat = 41
  /// Grade: widely observed.
  static let badgeHeight: CGFloat = 18
  static let badgeTitleSize: CGFloat = 13
  /// Grade: tunable.
  static let touchedOpacity: CGFloat = 0.6
}

extension DisplayConfiguration {
  /// Indicates whether bars float in front of their content, as on iOS 26.
  package var hasFloatingBars: Bool { sheetStyle.card.floats }
}

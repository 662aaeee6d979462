/// How a tab bar looks: by system, device and height.
@MainActor
enum TabBarForm {
  /// A platter over the content, as on phones with iOS 26.
  case floating
  /// The same on a phone on its side.
  case floatingCompact
  /// A bar across the bottom edge, as on phones before iOS 26.
  case edge
  /// The same on a phone on its side.
  case edgeCompact
  /// A row of words at the top, as on tablets from iOS 18 on.
  case top

  /// The form on the device of a view, in the view's traits.
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

  /// The height of what holds the items, in points.
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

  /// What the bar takes from an edge of a view with a safe area there, in points.
  func region(safeArea: CGFloat) -> CGFloat {
    switch self {
    case .floating, .floatingCompact:
      // 72 without a home indicator (B6), 83 with one (widely reported).
      height + max(TabBarMetrics.leastMargin, safeArea - TabBarMetrics.indicatorOverlap)
    case .edge, .edgeCompact: height + safeArea
    case .top: height + max(safeArea, TabBarMetrics.leastMargin)
    }
  }

  /// Whether titles stand beside images, not below.
  var isInline: Bool { self == .floatingCompact || self == .edgeCompact }
}

/// The numbers of tab bars, in points.
enum TabBarMetrics {
  /// Below the platter without a home indicator (B6).
  static let leastMargin: CGFloat = 10
  /// How far the platter reaches into the home indicator's area: 34 − 21 (widely reported).
  static let indicatorOverlap: CGFloat = 13
  /// Beside a platter as wide as it gets. Grade: widely reported.
  static let sideMargin: CGFloat = 21
  /// Between the platter's edge and the items. Grade: tunable.
  static let platterInset: CGFloat = 4
  /// The width of an item of the platter: three make 274 (B6).
  static let itemWidth: CGFloat = 266.0 / 3
  static let inlineItemWidth: CGFloat = 120
  /// A bar that has given way to the content: a circle. Grade: tunable.
  static let minimizedHeight: CGFloat = 48
  /// Between the platter and the circle of a search tab. Grade: tunable.
  static let searchGap: CGFloat = 8
  /// The capsule of an accessory. Grade: widely observed.
  static let accessoryHeight: CGFloat = 48
  /// Between an accessory and what is next to it. Grade: tunable.
  static let accessoryGap: CGFloat = 8
  /// The most on tablets. Grade: tunable.
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
  /// The middle of the image and of the title below the item's top, of 54 points. Grade: tunable.
  static let imageMiddle: CGFloat = 20
  static let titleMiddle: CGFloat = 42
  /// The same in a bar of 49 points. Grade: widely observed.
  static let edgeImageMiddle: CGFloat = 18
  static let edgeTitleMiddle: CGFloat = 41
  /// Grade: widely observed.
  static let badgeHeight: CGFloat = 18
  static let badgeTitleSize: CGFloat = 13
  /// Grade: tunable.
  static let touchedOpacity: CGFloat = 0.6
}

extension DisplayConfiguration {
  /// Whether bars float over their content, as on iOS 26.
  package var hasFloatingBars: Bool { sheetStyle.card.floats }
}

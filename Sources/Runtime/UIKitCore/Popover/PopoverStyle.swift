/// The metrics and colours of popovers in one version of the system.
@MainActor
struct PopoverStyle {
  /// The radius of the body's corners in points.
  var cornerRadius: CGFloat
  /// The height of the arrow from base to tip, in points (widely reported; tunable on iOS 26).
  var arrowHeight: CGFloat = 13
  /// The arrow's width at its base, in points. Grade: tunable.
  var arrowBase: CGFloat = 37
  /// Indicates whether a popover of a bar item lies over the item instead of pointing at it.
  var growsOutOfBars: Bool
  /// The glass of the body; `nil` for a fill colour.
  var glass: PopoverGlass?
  var fill = UIColor.clear
  /// The colour of the line around the body.
  var ring: UIColor
  var shadowOpacity: Float
  /// The standard deviation in points.
  var shadowRadius: CGFloat
  /// The offset in points, downwards.
  var shadowOffset: CGFloat
  /// The initial scale of the body when it appears.
  var firstScale: CGFloat

  /// The margin between a popover and the edges of its container, in points (P2.54, widely
  /// reported).
  nonisolated static let sideMargin: CGFloat = 10
  /// The side margin of a popover over a bar item (G55).
  nonisolated static let barSideMargin: CGFloat = 19
  /// The distance of such a popover from the top of the bar item: 62 in the window, where the item
  /// begins at 37 (fit to G55).
  nonisolated static let barDrop: CGFloat = 25
  /// The size in points of a popover whose content has no preferred width (P2.55, widely reported)
  /// and of one whose content has no preferred height (documented for the popovers of iOS 5): as
  /// high as fits.
  static let defaultSize = CGSize(width: 320, height: 1100)

  /// Content popovers on iOS 26. In light 215 + 37/255·B (fit, L20), in dark as other floating
  /// glass: 57 + 52/255·B (L17). The halo on white is 11 counts at the top edge and 16 at the
  /// bottom, from which opacity and the ratio of offset to radius follow (fit); the radius of
  /// shadow and corners is tunable.
  static let iOS26 = PopoverStyle(
    cornerRadius: 34, growsOutOfBars: true, glass: PopoverGlass(light: (37, 215), dark: (52, 57)),
    ring: GlassMetrics.ring, shadowOpacity: 0.106, shadowRadius: 20, shadowOffset: 5,
    firstScale: 0.5)

  /// Action sheets as popovers on iOS 26: in light 178 + 68/255·B (fit, L20). The halo of 21 counts
  /// reaches 83 points from a tenth to nine tenths (fit).
  static let iOS26ActionSheet = {
    var style = iOS26
    style.glass = PopoverGlass(light: (68, 178), dark: (52, 57))
    style.shadowOpacity = 0.165
    style.shadowRadius = 32.4
    style.shadowOffset = 0
    return style
  }()

  /// Popovers before iOS 26: plain and nearly square. Grade: tunable.
  static let iOS18 = PopoverStyle(
    cornerRadius: 13, growsOutOfBars: false, fill: .systemBackground, ring: .clear,
    shadowOpacity: 0.2, shadowRadius: 20, shadowOffset: 4, firstScale: 0.9)
}

/// The response of glass: its gain for the background and its value over black, of 255.
@MainActor
struct PopoverGlass {
  var light: (gain: Double, black: Double)
  var dark: (gain: Double, black: Double)

  init(light: (Double, Double), dark: (Double, Double)) {
    self.light = light
    self.dark = dark
  }

  /// The standard deviation of the blur in points: titles in the background are not legible. Grade:
  /// tunable.
  private static let blurRadius: CGFloat = 12

  func look(isDark: Bool) -> BackdropLook {
    let law = isDark ? dark : light
    return BackdropLook(
      blurRadius: Self.blurRadius, gain: law.gain / 255,
      offset: SIMD3(repeating: law.black / 255))
  }

  /// The same response as a colour over the background, for the arrow.
  func color(isDark: Bool) -> UIColor {
    let law = isDark ? dark : light
    let cover = 255 - law.gain
    return UIColor(white: law.black / cover, alpha: cover / 255)
  }
}

/// The metrics of alerts and action sheets of one iOS version, in points.
@MainActor
struct AlertStyle {
  enum Shape {
    /// Every action on its own capsule.
    case pills
    /// Actions in rows with separators.
    case rows
    /// Actions in rows, with the cancel action on its own card, at the bottom of the screen.
    case bottomRows
  }

  var shape: Shape
  var width: CGFloat
  var popoverWidth: CGFloat
  var radius: CGFloat
  /// The margin beside the text.
  var textInset: CGFloat
  var textTop: CGFloat
  var textGap: CGFloat
  var textBottom: CGFloat
  /// The space below a title or a message alone.
  var loneTextBottom: CGFloat
  var titleSize: CGFloat
  var titleWeight: UIFont.Weight
  var loneTitleWeight: UIFont.Weight
  var messageSize: CGFloat
  var alignment: NSTextAlignment
  var messageColor: UIColor
  var actionSize: CGFloat
  var actionWeight: UIFont.Weight
  /// The font weight of the cancel and the preferred action.
  var strongWeight: UIFont.Weight
  var actionHeight: CGFloat
  var actionInset: CGFloat
  var actionGap: CGFloat
  var fieldHeight: CGFloat

  /// Returns whether a device shows the look of iOS 26.
  static func isNew(_ host: DisplayHost?) -> Bool {
    host?.configuration.sheetStyle.card.floats ?? true
  }

  static func style(
    isNew: Bool, isSheet: Bool, form: AlertForm, traits: UITraitCollection
  ) -> AlertStyle {
    guard isNew else { return isSheet ? (form == .popover ? .iOS18Popover : .iOS18Sheet) : .iOS18 }
    return iOS26.scaled(for: traits)
  }

  /// The style of alerts and action sheets in iOS 26 (AL1 to AL6; width in popovers G56).
  static let iOS26 = AlertStyle(
    shape: .pills, width: 320, popoverWidth: 288, radius: 34, textInset: 30, textTop: 22,
    textGap: 7 + 2.0 / 3, textBottom: 4 + 1.0 / 3, loneTextBottom: 4, titleSize: 17,
    titleWeight: .semibold, loneTitleWeight: .regular, messageSize: 15, alignment: .natural,
    messageColor: .secondaryLabel, actionSize: 17, actionWeight: .medium, strongWeight: .medium,
    actionHeight: 48, actionInset: 16, actionGap: 8, fieldHeight: 48)

  /// Alerts before iOS 26 (widely reported).
  static let iOS18 = AlertStyle(
    shape: .rows, width: 270, popoverWidth: 270, radius: 14, textInset: 16, textTop: 19,
    textGap: 3, textBottom: 20, loneTextBottom: 20, titleSize: 17, titleWeight: .semibold,
    loneTitleWeight: .semibold, messageSize: 13, alignment: .center, messageColor: .label,
    actionSize: 17, actionWeight: .regular, strongWeight: .semibold, actionHeight: 44,
    actionInset: 0, actionGap: 0, fieldHeight: 30)

  /// The style of action sheets at the bottom before iOS 26 (widely reported).
  static let iOS18Sheet = {
    var style = iOS18
    style.shape = .bottomRows
    style.textTop = 14.5
    style.textBottom = 14.5
    style.loneTextBottom = 14.5
    style.textGap = 4
    style.titleSize = 13
    style.messageColor = .secondaryLabel
    style.actionSize = 20
    style.actionHeight = 57
    return style
  }()

  /// The style of action sheets in popovers before iOS 26: narrower, and without the cancel action.
  static let iOS18Popover = {
    var style = iOS18Sheet
    style.shape = .rows
    style.popoverWidth = 272
    return style
  }()

  /// The distance of an action sheet at the bottom from the edges, and between its cards, in points
  /// (widely reported).
  static let bottomMargin: CGFloat = 8

  /// The spaces above, between and below the two texts at text sizes whose body is 17, 23 and 28
  /// points high (AL4, AL8, measured); linear between them.
  private static let headers: [(body: CGFloat, top: CGFloat, gap: CGFloat, bottom: CGFloat)] = [
    (17, 22, 7 + 2.0 / 3, 4 + 1.0 / 3), (23, 38, 17, 5), (28, 73, 42, 7),
  ]

  private func scaled(for traits: UITraitCollection) -> AlertStyle {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let size = min(max(body.pointSize, 17), 28)
    let lower = size <= 23 ? Self.headers[0] : Self.headers[1]
    let upper = size <= 23 ? Self.headers[1] : Self.headers[2]
    let share = (size - lower.body) / (upper.body - lower.body)
    var style = self
    style.textTop = lower.top + (upper.top - lower.top) * share
    style.textGap = lower.gap + (upper.gap - lower.gap) * share
    style.textBottom = lower.bottom + (upper.bottom - lower.bottom) * share
    if traits.preferredContentSizeCategory.isAccessibilityCategory {
      // 63.5 at the first of these sizes, whose line takes 33.5 where a pixel is half a point (AL8).
      let scale = max(1, traits.displayScale)
      style.actionHeight = (body.lineHeight * scale).rounded(.up) / scale + 30
    }
    return style
  }

  /// The style of the card behind the alert.
  var chrome: PopoverStyle {
    switch shape {
    case .pills:
      var chrome = PopoverStyle.iOS26ActionSheet
      // Over the dimmed backdrop this is the 245 of other cards (L14).
      chrome.glass = PopoverStyle.iOS26.glass
      chrome.cornerRadius = radius
      return chrome
    case .rows:
      var chrome = PopoverStyle.iOS18
      chrome.cornerRadius = radius
      chrome.fill = AlertStyle.cardFill
      chrome.shadowOpacity = 0
      return chrome
    case .bottomRows:
      var chrome = PopoverStyle.iOS18
      chrome.cornerRadius = 0
      chrome.fill = .clear
      chrome.shadowOpacity = 0
      return chrome
    }
  }

  /// The card's fill: thick material over the dimmed background, as plain colours. Grade: tunable.
  static let cardFill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.16, alpha: 0.98) : UIColor(white: 0.965, alpha: 0.98)
  }
  /// The overlay of a highlighted row or capsule. Grade: tunable.
  static let touched = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.08)
  }
  /// The fill of the preferred action's capsule (AL5, measured in light).
  static let preferredFill = UIColor(
    red: 55.0 / 255, green: 126.0 / 255, blue: 239.0 / 255, alpha: 1)

  /// Returns a font of a size that scales with a text style.
  static func font(
    _ size: CGFloat, _ weight: UIFont.Weight, like style: UIFont.TextStyle,
    _ traits: UITraitCollection
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
  }
}

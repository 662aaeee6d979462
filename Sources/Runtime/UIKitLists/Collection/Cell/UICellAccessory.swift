/// An accessory at the leading or trailing edge of a list row.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The editing states in which an accessory is visible.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// The accessory is visible only while editing.
    case whenEditing
    /// The accessory is visible only while not editing.
    case whenNotEditing
  }

  /// The placement of a custom accessory.
  public enum Placement {
    /// The leading edge of the row.
    case leading(displayed: DisplayedState = .always)
    /// The trailing edge of the row.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The look of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Creates options; `nil` gives the arrow its gray.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
    /// The tint colour.
    public var tintColor: UIColor?
  }

  /// The look of a checkmark.
  public struct CheckmarkOptions {
    /// Creates options; `nil` gives the checkmark the cell's tint colour.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
    /// The tint colour.
    public var tintColor: UIColor?
  }

  /// The look of a detail button.
  public struct DetailOptions {
    /// Creates options; `nil` gives the button the cell's tint colour.
    public init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
    /// The tint colour.
    public var tintColor: UIColor?
  }

  /// The look of a label at the trailing edge.
  public struct LabelOptions {
    /// Creates options.
    public init(
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
    /// The colour of the text.
    public var tintColor: UIColor?
    /// The font. The default is that of body text.
    public var font: UIFont
    /// A Boolean value that indicates whether the font follows the user's text size. The default is
    /// `true`.
    public var adjustsFontForContentSizeCategory: Bool
  }

  /// The configuration of an accessory that shows a custom view.
  public struct CustomViewConfiguration {
    /// Creates a configuration.
    public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
      self.customView = customView
      self.placement = placement
      self.tintColor = tintColor
    }
    /// The custom view.
    public var customView: UIView
    /// The placement of the view.
    public var placement: Placement
    /// The view's tint colour; `nil` for the cell's.
    public var tintColor: UIColor?
  }

  /// Returns a disclosure indicator: an arrow for a row that leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .disclosure(options.tintColor), displayed: displayed)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(kind: .checkmark(options.tintColor), displayed: displayed)
  }

  /// Returns a detail button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .detail(options.tintColor, actionHandler), displayed: displayed)
  }

  /// Returns a label with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .label(text, options.tintColor ?? .secondaryLabel, options.font), displayed: displayed)
  }

  /// Returns an accessory that shows a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed):
      UICellAccessory(
        kind: .custom(configuration.customView, configuration.tintColor), displayed: displayed,
        isLeading: true)
    case .trailing(let displayed):
      UICellAccessory(
        kind: .custom(configuration.customView, configuration.tintColor), displayed: displayed)
    }
  }

  enum Kind {
    case disclosure(UIColor?)
    case checkmark(UIColor?)
    case detail(UIColor?, (() -> Void)?)
    case label(String, UIColor, UIFont)
    case custom(UIView, UIColor?)

    /// The order of accessories at the trailing edge, from the content outwards.
    enum Rank: CaseIterable {
      case content, checkmark, detail, disclosure
    }

    var rank: Rank {
      switch self {
      case .label, .custom: .content
      case .checkmark: .checkmark
      case .detail: .detail
      case .disclosure: .disclosure
      }
    }
  }

  let kind: Kind
  let displayed: DisplayedState
  var isLeading = false

  func makeView() -> UIView {
    switch kind {
    case .disclosure(let tint):
      return CellAccessory.symbol("chevron.forward", 14, .semibold, tint ?? .tertiaryLabel)
    case .checkmark(let tint): return CellAccessory.symbol("checkmark", 16, .semibold, tint)
    case .detail(let tint, let handler):
      let button = CellAccessory.detailButton { handler?() }
      if let tint { button.tintColor = tint }
      return button
    case .label(let text, let color, let font):
      let label = UILabel()
      label.text = text
      label.textColor = color
      label.font = font
      label.sizeToFit()
      return label
    case .custom(let view, let tint):
      if let tint { view.tintColor = tint }
      if view.bounds.size == .zero { view.sizeToFit() }
      return view
    }
  }
}

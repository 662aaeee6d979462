/// The control of one element in a menu.
@MainActor
final class MenuItemView: UIControl {
  let element: UIMenuElement
  /// Indicates whether it leads back from a submenu.
  var isHeader = false {
    didSet { bringUpToDate() }
  }
  private let size: UIMenu.ElementSize
  private let hasImages: Bool
  private let hasSigns: Bool
  private let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let sign = UIImageView(frame: .zero)
  private let arrow = UIImageView(frame: .zero)
  private let ground = UIView()

  init(_ element: UIMenuElement, size: UIMenu.ElementSize, hasImages: Bool, hasSigns: Bool) {
    self.element = element
    self.size = size
    self.hasImages = hasImages
    self.hasSigns = hasSigns
    super.init(frame: .zero)
    ground.isUserInteractionEnabled = false
    for part in [ground, label, detail, picture, sign, arrow] as [UIView] {
      part.isAccessibilityElement = false
      addSubview(part)
    }
    for view in [picture, sign, arrow] { view.contentMode = .center }
    bringUpToDate()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private var color: UIColor {
    if element.shownAttributes.contains(.disabled) { return .tertiaryLabel }
    let isDestructive =
      element.shownAttributes.contains(.destructive)
      || (element as? UIMenu)?.options.contains(.destructive) == true
    return isDestructive ? .systemRed : .label
  }

  private func bringUpToDate() {
    isEnabled = !element.shownAttributes.contains(.disabled)
    label.text = element.title
    label.textColor = color
    label.textAlignment = size == .medium ? .center : .natural
    label.font = MenuMetrics.font(
      size == .medium ? MenuMetrics.subtitleSize : MenuMetrics.titleSize,
      isHeader ? .semibold : .regular)
    label.isHidden = size == .small
    detail.text = element.subtitle
    detail.font = MenuMetrics.font(MenuMetrics.subtitleSize, .regular)
    detail.textColor = .secondaryLabel
    detail.isHidden = element.subtitle == nil || size != .large
    let symbol = UIImage.SymbolConfiguration(font: label.font)
    for view in [picture, sign, arrow] { view.preferredSymbolConfiguration = symbol }
    picture.image = element.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = color
    sign.image =
      switch element.shownState {
      case .on: UIImage(systemName: "checkmark")
      case .mixed: UIImage(systemName: "minus")
      case .off: nil
      }
    sign.tintColor = color
    let isMenu = element is UIMenu
    arrow.image =
      isHeader
      ? UIImage(systemName: "chevron.down")
      : isMenu ? UIImage(systemName: "chevron.right") : nil
    arrow.tintColor = .secondaryLabel
    let shows = size == .small || size == .medium
    if shows, element.shownState == .on { picture.tintColor = tintColor }
  }

  /// The growth of titles over the default size in points; images grow with them.
  private var growth: CGFloat { max(0, label.font.pointSize - MenuMetrics.titleSize) }

  var naturalHeight: CGFloat {
    // The padding grows with the font size.
    let growth = growth * 1.2
    return switch size {
    case .medium: MenuMetrics.tallRowHeight
    case .small: MenuMetrics.rowHeight
    case .large, .automatic:
      detail.isHidden
        ? MenuMetrics.rowHeight + growth : MenuMetrics.subtitledRowHeight + 2 * growth
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds.insetBy(dx: 8, dy: 0)
    ground.layer.cornerRadius = min(bounds.height / 2, 14)
    switch size {
    case .small: place(picture, middle: CGPoint(x: bounds.midX, y: bounds.midY))
    case .medium:
      place(picture, middle: CGPoint(x: bounds.midX, y: bounds.height * 0.36))
      let height = label.sizeThatFits(bounds.size).height
      label.frame = CGRect(
        x: 4, y: bounds.height * 0.62, width: bounds.width - 8, height: height)
    case .large, .automatic: layoutRow()
    }
  }

  private func layoutRow() {
    let shift = hasSigns ? MenuMetrics.signShift : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ x: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - x : x }
    place(sign, middle: CGPoint(x: mirrored(MenuMetrics.signMiddle), y: bounds.midY))
    let middle = MenuMetrics.imageMiddle + shift + growth / 2
    place(picture, middle: CGPoint(x: mirrored(middle), y: bounds.midY))
    place(arrow, middle: CGPoint(x: mirrored(bounds.width - 24), y: bounds.midY))
    let start =
      (hasImages ? MenuMetrics.titleStart + growth : MenuMetrics.plainTitleStart) + shift
    let end: CGFloat = arrow.image == nil ? 16 : 40
    let width = max(0, bounds.width - start - end)
    let title = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let under = detail.isHidden ? 0 : detail.sizeThatFits(bounds.size).height
    var y = (bounds.height - title - under) / 2
    let x = isRightToLeft ? end : start
    label.frame = CGRect(x: x, y: y, width: width, height: title)
    y += title
    detail.frame = CGRect(x: x, y: y, width: width, height: under)
  }

  private func place(_ view: UIImageView, middle: CGPoint) {
    let size = view.image == nil ? .zero : view.sizeThatFits(bounds.size)
    view.frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height
    ).aligned(to: max(1, traitCollection.displayScale))
  }

  override func _controlStateDidChange() {
    super._controlStateDidChange()
    ground.backgroundColor = isHighlighted ? .systemFill : nil
  }

  override var _naturalAccessibilityTraits: UIAccessibilityTraits {
    element.shownState == .on ? [.button, .selected] : .button
  }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? (element as? UIAction)?.discoverabilityTitle
        ?? (element.title.isEmpty ? nil : element.title)
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? element.subtitle }
    set { super.accessibilityValue = newValue }
  }
}

/// The button of one item in a tab bar.
@MainActor
final class TabBarButton: UIControl, BarItemHolder {
  let item: UITabBarItem
  var barItem: UIBarItem { item }
  /// Indicates whether the item is separate, without a title, in bars that float or are at the top.
  let isSearch: Bool
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel()
  private let badge = UILabel()
  private let badgeGround = UIView()

  init(_ item: UITabBarItem, isSearch: Bool) {
    self.item = item
    self.isSearch = isSearch
    super.init(frame: .zero)
    picture.contentMode = .center
    picture.isAccessibilityElement = false
    badge.textAlignment = .center
    badge.textColor = .white
    badge.font = .systemFont(ofSize: TabBarMetrics.badgeTitleSize)
    for part in [label, badge] { part.isAccessibilityElement = false }
    badgeGround.isUserInteractionEnabled = false
    badgeGround.addSubview(badge)
    addSubview(picture)
    addSubview(label)
    addSubview(badgeGround)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  struct Look {
    var form: TabBarForm
    var normal: UIColor
    var selected: UIColor
    var appearance: UITabBarItemAppearance?
    var isMinimized = false
  }

  func show(_ look: Look, isSelected: Bool) {
    form = look.form
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    let state =
      isEnabled
      ? (isSelected ? look.appearance?.selected : look.appearance?.normal)
      : look.appearance?.disabled
    let color = isEnabled ? (isSelected ? look.selected : look.normal) : .tertiaryLabel
    let image = isSelected ? item.selectedImage : item.image
    let isTop = form == .top
    hasTitle = !look.isMinimized && (!isSearch || form == .edge || form == .edgeCompact)
    picture.isHidden = (isTop && !isSearch) || image == nil
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: form.isInline
        ? TabBarMetrics.symbolSizeInline
        : isSearch && !isTop ? TabBarMetrics.symbolSizeSearch : TabBarMetrics.symbolSize,
      weight: .medium)
    label.alpha = hasTitle ? 1 : 0
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.tintColor = state?.iconColor ?? color
    label.text = item.title
    var own = item.titleLook(for: isSelected ? .selected : .normal)
    // The colour of the normal state is not that of the selected item, which has the tint.
    if isSelected, item.titleTextAttributes(for: .selected) == nil { own[.foregroundColor] = nil }
    let look = own.merging(state?.titleTextAttributes ?? [:]) { $1 }
    label.font = look[.font] as? UIFont ?? titleFont(isSelected)
    label.textColor = look[.foregroundColor] as? UIColor ?? color
    badge.text = item.badgeValue
    badgeGround.isHidden = item.badgeValue == nil
    badgeGround.backgroundColor = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
    setNeedsLayout()
  }

  private var form = TabBarForm.floating
  private var hasTitle = true

  private func titleFont(_ isSelected: Bool) -> UIFont {
    switch form {
    case .floating: .systemFont(ofSize: TabBarMetrics.titleSize, weight: .semibold)
    case .edge: .systemFont(ofSize: TabBarMetrics.titleSize, weight: .medium)
    case .floatingCompact, .edgeCompact:
      .systemFont(ofSize: TabBarMetrics.titleSizeInline, weight: .regular)
    case .top:
      .systemFont(
        ofSize: TabBarMetrics.titleSizeTop, weight: isSelected ? .semibold : .medium)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = isSearch ? picture.sizeThatFits(size).width : label.sizeThatFits(size).width
    let width: CGFloat =
      switch form {
      case .top: title + 2 * TabBarMetrics.topTitlePadding
      case .floating: TabBarMetrics.itemWidth
      case .floatingCompact:
        max(TabBarMetrics.inlineItemWidth, picture.sizeThatFits(size).width + title + 40)
      case .edge, .edgeCompact: size.width
      }
    return CGSize(width: width.rounded(.up), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = label.sizeThatFits(bounds.size)
    let titleWidth = min(title.width, bounds.width)
    let image = picture.isHidden ? .zero : picture.sizeThatFits(bounds.size)
    var imageCenter = CGPoint(x: bounds.midX, y: bounds.midY)
    var titleCenter = imageCenter
    if !hasTitle {
      titleCenter.y = form == .floating ? TabBarMetrics.titleMiddle : bounds.midY
    } else if form.isInline {
      let gap = picture.isHidden || title.width == 0 ? 0 : TabBarMetrics.inlineGap
      let width = image.width + gap + titleWidth
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start = bounds.midX - width / 2
      imageCenter.x =
        isRightToLeft ? bounds.maxX - start - image.width / 2 : start + image.width / 2
      titleCenter.x =
        isRightToLeft ? start + titleWidth / 2 : bounds.midX + width / 2 - titleWidth / 2
    } else if form != .top, title.height > 0, item.title?.isEmpty == false {
      let isEdge = form == .edge
      imageCenter.y = isEdge ? TabBarMetrics.edgeImageMiddle : TabBarMetrics.imageMiddle
      titleCenter.y = isEdge ? TabBarMetrics.edgeTitleMiddle : TabBarMetrics.titleMiddle
    }
    place(picture, at: imageCenter, image)
    place(label, at: titleCenter, CGSize(width: titleWidth, height: title.height))
    layoutBadge(over: picture.isHidden ? label.frame : picture.frame)
  }

  private func place(_ view: UIView, at center: CGPoint, _ size: CGSize) {
    view.frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height
    ).aligned(to: max(1, traitCollection.displayScale))
  }

  private func layoutBadge(over frame: CGRect) {
    guard !badgeGround.isHidden else { return }
    let height = TabBarMetrics.badgeHeight
    let width = max(height, badge.sizeThatFits(.zero).width + 10)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // With inline titles the title begins beside the image: the badge stays at the image.
    let overlap: CGFloat = form.isInline ? 12 : 6
    let x = isRightToLeft ? frame.minX + overlap - width : frame.maxX - overlap
    badgeGround.frame = CGRect(
      x: x, y: frame.minY - (form.isInline ? 9 : 5), width: width, height: height)
    badgeGround.layer.cornerRadius = height / 2
    badge.frame = badgeGround.bounds
  }

  override func _controlStateDidChange() {
    super._controlStateDidChange()
    alpha = isHighlighted ? TabBarMetrics.touchedOpacity : 1
  }

  override var _naturalAccessibilityTraits: UIAccessibilityTraits { .button }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item.accessibilityLabel ?? item.title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? item.accessibilityValue ?? item.badgeValue }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? item.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
}

/// The view of one item in a navigation bar: title, large title and platters.
@MainActor
final class NavigationItemView: UIView {
  let item: UINavigationItem
  private let back: UIBarButtonItem?
  private let titleLabel = UILabel()
  private let largeTitleLabel = UILabel()
  private let promptLabel = UILabel()
  private var leading: [BarGroupView] = []
  private var trailing: [BarGroupView] = []
  /// Indicates whether the large title is shown.
  var isLarge = false {
    didSet { if oldValue != isLarge { setNeedsLayout() } }
  }
  /// The collapsed fraction of the large title's height, 0…1.
  var collapse: CGFloat = 0 {
    didSet { if oldValue != collapse { setNeedsLayout() } }
  }
  /// The collapsed fraction of the search field's height, 0…1.
  var searchCollapse: CGFloat = 0 {
    didSet { if oldValue != searchCollapse { setNeedsLayout() } }
  }
  /// Indicates whether the search field replaces titles and platters.
  var isSearchOnly = false {
    didSet { if oldValue != isSearchOnly { setNeedsLayout() } }
  }
  /// The item's search field, if the bar shows it.
  var searchField: UISearchBar?
  var isCompact = false
  /// The appearance of the titles.
  var titleLook: UINavigationBarAppearance? {
    didSet {
      guard oldValue !== titleLook else { return }
      showTitles()
      showButtons()
    }
  }
  /// The image of the back button without an appearance's own.
  private let chevron: UIImage?

  init(_ item: UINavigationItem, back: UIBarButtonItem?) {
    self.item = item
    self.back = back
    chevron = back?.image
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: BarMetrics.titleSize, weight: .semibold)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    largeTitleLabel.font = .boldSystemFont(ofSize: BarMetrics.largeTitleSize)
    largeTitleLabel.accessibilityTraits = .header
    largeTitleLabel.adjustsFontSizeToFitWidth = true
    largeTitleLabel.minimumScaleFactor = 0.7
    promptLabel.font = .systemFont(ofSize: BarMetrics.promptSize)
    promptLabel.textAlignment = .center
    addSubview(titleLabel)
    addSubview(largeTitleLabel)
    addSubview(promptLabel)
    reload()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The views that move with the title in a transition between items.
  var titleParts: [UIView] {
    [titleLabel, largeTitleLabel] + (item.titleView.map { [$0] } ?? [])
  }

  /// Rebuilds the platters.
  func reload() {
    showTitles()
    for group in leading + trailing { group.removeFromSuperview() }
    var left = item.leftBarButtonItems ?? []
    if let back, item.leftItemsSupplementBackButton || left.isEmpty {
      // The back button never shares its platter.
      left = [back, .fixedSpace(0)] + left
    }
    leading = makeGroups(left)
    trailing = makeGroups((item.rightBarButtonItems ?? []).reversed()).reversed()
    if let view = item.titleView, view.superview !== self { addSubview(view) }
    let labels = [titleLabel, largeTitleLabel, promptLabel]
    for view in subviews where !labels.contains(where: { $0 === view }) {
      if !(view is BarGroupView), view !== item.titleView, view !== searchField {
        view.removeFromSuperview()
      }
    }
    searchDidChange()
  }

  private func showButtons() {
    let indicator = titleLook?.backIndicatorImage ?? chevron
    if let back, back.image !== indicator { back.image = indicator }
    for group in leading + trailing { group.adopt(titleLook?.buttons, back: back) }
    setNeedsLayout()
  }

  private func showTitles() {
    promptLabel.text = item.prompt
    promptLabel.isHidden = item.prompt == nil
    promptLabel.textColor = titleLook?.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    show(titleLook?.titleTextAttributes, of: titleLabel, weight: .semibold)
    show(titleLook?.largeTitleTextAttributes, of: largeTitleLabel, weight: .bold)
    setNeedsLayout()
  }

  private func show(
    _ attributes: [NSAttributedString.Key: Any]?, of label: UILabel, weight: UIFont.Weight
  ) {
    let size = label === titleLabel ? BarMetrics.titleSize : BarMetrics.largeTitleSize
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: size, weight: weight)
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    label.text = item.title
    let others = attributes?.filter { $0.key != .font && $0.key != .foregroundColor } ?? [:]
    guard !others.isEmpty, let title = item.title, let font = label.font else { return }
    var all = others
    all[.font] = font
    all[.foregroundColor] = label.textColor
    label.attributedText = NSAttributedString(string: title, attributes: all)
  }

  /// The top of the line with title and platters.
  var contentTop: CGFloat { item.prompt == nil ? 0 : BarMetrics.promptZone }

  private func makeGroups(_ items: [UIBarButtonItem]) -> [BarGroupView] {
    BarGroupView.groups(of: items).map { members in
      let group = BarGroupView(members.map { BarItemView($0) })
      group.adopt(titleLook?.buttons, back: back)
      for member in members {
        member.didChange = { [weak self, weak group] in
          group?.bringUpToDate()
          self?.setNeedsLayout()
        }
      }
      addSubview(group)
      return group
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = isCompact ? BarMetrics.sideMarginCompact : BarMetrics.sideMargin
    let left = safeAreaInsets.left + margin
    let right = safeAreaInsets.right + margin
    var start = left
    var end = bounds.width - right
    if isRightToLeft {
      start = layoutTrailingSearch(from: start, direction: 1)
    } else {
      end = layoutTrailingSearch(from: end, direction: -1)
    }
    let leftEnd = place(isRightToLeft ? trailing : leading, from: start, direction: 1)
    let rightEnd = place(isRightToLeft ? leading : trailing, from: end, direction: -1)
    layoutTitle(from: leftEnd, to: rightEnd)
    layoutLargeTitle()
    layoutSearch(isOnly: isSearchOnly)
    for group in leading + trailing {
      group.alpha = isSearchOnly ? 0 : 1
      group.isUserInteractionEnabled = !isSearchOnly
    }
    let promptHeight = promptLabel.sizeThatFits(bounds.size).height
    promptLabel.place(
      CGRect(
        x: left, y: contentTop - promptHeight, width: max(0, bounds.width - left - right),
        height: promptHeight))
  }

  /// Lays out platters from an edge inwards; returns the position at which the title may begin.
  private func place(_ groups: [BarGroupView], from start: CGFloat, direction: CGFloat) -> CGFloat {
    var x = start
    let y = contentTop + (BarMetrics.contentHeight - BarMetrics.platterHeight) / 2
    for group in groups {
      let width = group.sizeThatFits(bounds.size).width
      group.bounds.size = CGSize(width: width, height: BarMetrics.platterHeight)
      group.center = CGPoint(x: x + direction * width / 2, y: y + BarMetrics.platterHeight / 2)
      x += direction * (width + BarMetrics.groupGap)
    }
    let gap = BarMetrics.titleGap - BarMetrics.groupGap
    return groups.isEmpty ? start : x + direction * gap
  }

  private func layoutTitle(from left: CGFloat, to right: CGFloat) {
    let room = max(0, right - left)
    let scale = max(1, traitCollection.displayScale)
    let view = item.titleView ?? titleLabel
    titleLabel.isHidden = item.titleView != nil
    let wanted =
      view === titleLabel || view.bounds.size == .zero
      ? view.sizeThatFits(bounds.size)
      : view.bounds.size
    let size = CGSize(
      width: min(wanted.width, room), height: min(wanted.height, BarMetrics.contentHeight))
    // Centred in the bar if there is room, else as near to the centre as the platters allow.
    let middle = min(max(bounds.midX, left + size.width / 2), right - size.width / 2)
    view.place(
      CGRect(
        x: middle - size.width / 2 + (titleLook?.titlePositionAdjustment.horizontal ?? 0),
        y: contentTop + (BarMetrics.contentHeight - size.height) / 2
          + (titleLook?.titlePositionAdjustment.vertical ?? 0),
        width: size.width, height: size.height
      ).aligned(to: scale))
    let fade = isLarge ? max(0, (collapse - 0.6) / 0.4) : 1
    titleLabel.alpha = isSearchOnly ? 0 : fade
    item.titleView?.alpha = isSearchOnly ? 0 : 1
  }

  private func layoutLargeTitle() {
    largeTitleLabel.isHidden = !isLarge
    guard isLarge else { return }
    let side = bounds.width >= 390 ? CGFloat(20) : 16
    let shift = collapse * BarMetrics.largeTitleZone
    largeTitleLabel.place(
      CGRect(
        x: safeAreaInsets.left + side, y: contentTop + BarMetrics.largeTitleTop - shift,
        width: bounds.width - safeAreaInsets.horizontalSum - side * 2,
        height: BarMetrics.largeTitleHeight))
    largeTitleLabel.alpha = max(0, 1 - collapse * 1.6)
  }
}

extension UIView {
  /// Sets the frame that the view has without its transform, and keeps the transform.
  package func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

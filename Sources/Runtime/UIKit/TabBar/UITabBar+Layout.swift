extension UITabBar {
  /// Seconds in which the mark of the selected item moves. Grade: tunable.
  private static let moveDuration = 0.35

  func replaceItems(with items: [UITabBarItem]) {
    for item in itemStorage where !items.contains(where: { $0 === item }) { item.didChange = nil }
    for button in buttons { button.removeFromSuperview() }
    itemStorage = items
    buttons = items.map { item in
      let button = TabBarButton(item)
      item.didChange = { [weak self] in self?.bringUpToDate() }
      button.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.choose(item) } },
        for: .touchUpInside)
      addSubview(button)
      return button
    }
    if !items.contains(where: { $0 === selectionStorage }) { selectionStorage = nil }
    bringUpToDate()
  }

  /// The user touched an item.
  private func choose(_ item: UITabBarItem) {
    guard item.isEnabled, shouldSelect?(item) ?? true else { return }
    select(item, animated: true)
    delegate?.tabBar(self, didSelect: item)
  }

  func select(_ item: UITabBarItem?, animated: Bool) {
    let known = item.flatMap { item in itemStorage.first { $0 === item } }
    guard known !== selectionStorage else { return }
    let hadSelection = selectionStorage != nil
    selectionStorage = known
    bringUpToDate()
    guard animated, hadSelection, window != nil else { return }
    UIView.animate(
      withDuration: Self.moveDuration, delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.layoutParts()
    }
  }

  /// Shows the items and the background as they are now.
  func bringUpToDate() {
    let form = TabBarForm(for: self)
    let appearance = isOverContent ? standardAppearance : scrollEdgeAppearance ?? standardAppearance
    let look = TabBarButton.Look(
      form: form,
      normal: unselectedItemTintColor
        ?? (form == .edge || form == .edgeCompact ? .systemGray : .label),
      selected: form == .top ? .label : tintColor,
      appearance: form.isInline
        ? appearance.compactInlineLayoutAppearance : appearance.stackedLayoutAppearance)
    for button in buttons { button.show(look, isSelected: button.item === selectionStorage) }
    platter.isHidden = !(form.isFloating || form == .top)
    pill.isHidden = platter.isHidden || selectionStorage == nil
    pill.backgroundColor = .tertiarySystemFill
    showGround(appearance, form)
    setNeedsLayout()
  }

  private func showGround(_ appearance: UITabBarAppearance, _ form: TabBarForm) {
    let isEdge = form == .edge || form == .edgeCompact
    // At the end of scrolled content a bar without a look of its own shows none.
    let isBare = isEdge && !isOverContent && scrollEdgeAppearance == nil
    let color: UIColor? =
      switch appearance.kind {
      case .standard: isEdge && !isBare ? appearance.backgroundColor ?? Self.chrome : nil
      case .opaque, .transparent: appearance.backgroundColor
      }
    ground.backgroundColor = isBare ? nil : barTintColor ?? color
    if !isTranslucent, isEdge { ground.backgroundColor = barTintColor ?? .systemBackground }
    line.backgroundColor = appearance.shadowColor
    line.isHidden = !isEdge || isBare || appearance.shadowColor == nil
  }

  /// The blurred ground of bars before iOS 26, without the blur. Grade: tunable.
  private static let chrome = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.09, alpha: 0.97) : UIColor(white: 0.976, alpha: 0.97)
  }

  func layoutParts() {
    let form = TabBarForm(for: self)
    ground.frame = bounds
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: -hairline, width: bounds.width, height: hairline)
    switch form {
    case .floating, .floatingCompact:
      layoutPlatter(
        form, height: form.height, y: 0, width: bounds.width - 2 * TabBarMetrics.sideMargin)
    case .top:
      let height = TabBarMetrics.topPlatterHeight
      layoutPlatter(
        form, height: height, y: bounds.height - form.height + (form.height - height) / 2,
        width: bounds.width - 2 * TabBarMetrics.sideMargin)
    case .edge, .edgeCompact: layoutEdge(form)
    }
  }

  private func layoutPlatter(_ form: TabBarForm, height: CGFloat, y: CGFloat, width most: CGFloat) {
    let inset = TabBarMetrics.platterInset
    let space = CGSize(width: bounds.width, height: height - 2 * inset)
    var widths = buttons.map { $0.sizeThatFits(space).width }
    if form != .top { widths = widths.map { _ in widths.max() ?? 0 } }
    let wanted = widths.reduce(0, +) + 2 * inset
    let shrink = wanted > most ? (most - 2 * inset) / max(1, wanted - 2 * inset) : 1
    let width = (form == .floating && buttons.count == 3 ? min(wanted, 274) : wanted)
    let total = min(width, most)
    platter.frame = CGRect(
      x: ((bounds.width - total) / 2).rounded(), y: y, width: total, height: height)
    var x = platter.frame.minX + inset
    let step = form == .top ? nil : (total - 2 * inset) / CGFloat(max(1, buttons.count))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let order = Array(buttons.indices)
    for index in isRightToLeft ? order.reversed() : order {
      let width = step ?? widths[index] * shrink
      buttons[index].frame = CGRect(x: x, y: y + inset, width: width, height: space.height)
      x += width
    }
    if let selected = buttons.first(where: { $0.item === selectionStorage }) {
      pill.frame = selected.frame
      pill.layer.cornerRadius = selected.frame.height / 2
    }
  }

  private func layoutEdge(_ form: TabBarForm) {
    let safeArea = safeAreaInsets
    let width = bounds.width - safeArea.left - safeArea.right
    let step = width / CGFloat(max(1, buttons.count))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isRightToLeft ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: safeArea.left + step * CGFloat(place), y: 0, width: step, height: form.height)
    }
  }
}

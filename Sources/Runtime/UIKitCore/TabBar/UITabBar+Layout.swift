extension UITabBar {
  /// The duration in seconds of the movement of the selection. Grade: tunable.
  private static let moveDuration = 0.35

  func replaceItems(with items: [UITabBarItem]) {
    for item in itemStorage where !items.contains(where: { $0 === item }) { item.didChange = nil }
    for button in buttons { button.removeFromSuperview() }
    itemStorage = items
    buttons = items.map { item in
      let button = TabBarButton(item, isSearch: item === searchItem)
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

  /// Handles a tap on an item.
  private func choose(_ item: UITabBarItem) {
    if isMinimized, returnItem == nil, item !== searchItem {
      expand?()
      return
    }
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

  /// Updates the items and the background.
  func bringUpToDate() {
    let form = TabBarForm(for: self)
    let appearance = isOverContent ? standardAppearance : scrollEdgeAppearance ?? standardAppearance
    let look = TabBarButton.Look(
      form: form,
      normal: unselectedItemTintColor
        ?? (form == .edge || form == .edgeCompact ? .systemGray : .label),
      selected: form == .top ? .label : tintColor,
      appearance: form.isInline
        ? appearance.compactInlineLayoutAppearance : appearance.stackedLayoutAppearance,
      isMinimized: isSmall && form.isFloating)
    for button in buttons { button.show(look, isSelected: button.item === selectionStorage) }
    platter.isHidden = !(form.isFloating || form == .top)
    searchPlatter.isHidden = !form.isFloating || searchButton == nil || returnItem != nil
    searchButton?.isHidden = form.isFloating && returnItem != nil
    pill.isHidden = platter.isHidden || selectionStorage == nil || isSmall
    pill.backgroundColor = .tertiarySystemFill
    showGround(appearance, form)
    setNeedsLayout()
  }

  private func showGround(_ appearance: UITabBarAppearance, _ form: TabBarForm) {
    let isEdge = form == .edge || form == .edgeCompact
    // At the end of scrolled content a bar without an appearance of its own has no background.
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

  /// The background of bars before iOS 26, without the blur. Grade: tunable.
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
    case .floating, .floatingCompact: layoutFloating(form)
    case .top:
      let height = TabBarMetrics.topPlatterHeight
      layoutPlatter(
        form, buttons, height: height,
        y: bounds.height - form.height + (form.height - height) / 2,
        width: bounds.width - 2 * TabBarMetrics.sideMargin)
    case .edge, .edgeCompact: layoutEdge(form)
    }
  }

  /// The separate button in a floating bar.
  var searchButton: TabBarButton? { buttons.first { $0.isSearch } }

  private func layoutFloating(_ form: TabBarForm) {
    let search = searchButton
    let main = buttons.filter { $0 !== search }
    let side = TabBarMetrics.sideMargin
    let height = isSmall ? min(form.height, TabBarMetrics.minimizedHeight) : form.height
    let y = form.height - height
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var most = bounds.width - 2 * side
    if let search {
      searchPlatter.frame = CGRect(
        x: isRightToLeft ? side : bounds.width - side - height, y: y, width: height,
        height: height)
      search.frame = searchPlatter.frame
      most -= height + TabBarMetrics.searchGap
    }
    guard isSmall else {
      for button in main { button.alpha = 1 }
      layoutPlatter(form, main, height: height, y: y, width: most)
      guard search != nil, !main.isEmpty else { return }
      // Beside a separate tab the others begin at the leading edge.
      let x = isRightToLeft ? bounds.width - side - platter.frame.width : side
      let shift = x - platter.frame.minX
      for part in [platter] + main as [UIView] { part.frame.origin.x += shift }
      if selectionStorage !== search?.item { pill.frame.origin.x += shift }
      return
    }
    platter.frame = CGRect(
      x: isRightToLeft ? bounds.width - side - height : side, y: y, width: height, height: height)
    let wanted = returnItem ?? selectionStorage
    let shown = main.first { $0.item === wanted } ?? main.first
    for button in main {
      button.alpha = button === shown ? 1 : 0
      button.frame = platter.frame
    }
  }

  private func layoutPlatter(
    _ form: TabBarForm, _ buttons: [TabBarButton], height: CGFloat, y: CGFloat, width most: CGFloat
  ) {
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
    if let selected = self.buttons.first(where: { $0.item === selectionStorage }) {
      let isAlone = selected.isSearch && form.isFloating
      pill.frame = isAlone ? selected.frame.insetBy(dx: inset, dy: inset) : selected.frame
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

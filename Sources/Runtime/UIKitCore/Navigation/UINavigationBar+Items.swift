extension UINavigationBar {
  /// The duration in seconds of a transition between the items of two controllers. Grade: tunable,
  /// as long as the slide.
  static let changeDuration = 0.35
  /// The displacement of titles in a transition, as a fraction of the width. Grade: tunable.
  private static let titleTravel: CGFloat = 0.3

  /// Indicates whether the title of an item is large.
  func isLarge(_ item: UINavigationItem?) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let item else {
      return false
    }
    if isSearchOnly(item) { return false }
    let place = itemStorage.firstIndex { $0 === item } ?? itemStorage.count
    for candidate in [item] + itemStorage.prefix(place).reversed() {
      switch candidate.largeTitleDisplayMode {
      case .always: return true
      case .never: if candidate === item { return false }
      case .inline: return false
      case .automatic: break
      }
    }
    return true
  }

  /// Returns the height of the bar for an item, with nothing collapsed.
  func height(showing item: UINavigationItem?) -> CGFloat {
    let line = BarMetrics.contentHeight + promptZone(of: item)
    // During a search the field is in the title's line.
    if isSearchOnly(item) {
      return line + max(0, searchZone(of: item) - SearchBarPlace.drawer.lineHeight)
    }
    return line + (isLarge(item) ? BarMetrics.largeTitleZone : 0) + searchZone(of: item)
  }

  func promptZone(of item: UINavigationItem?) -> CGFloat {
    item?.prompt == nil ? 0 : BarMetrics.promptZone
  }

  func heightDidChange() {
    layoutItemView()
    layoutGround()
    invalidateIntrinsicContentSize()
    onHeightChange?()
  }

  func layoutItemView() {
    for view in [itemView, leavingView].compactMap({ $0 }) {
      view.isCompact = traitCollection.verticalSizeClass == .compact
      view.isLarge = isLarge(view.item)
      view.isSearchOnly = isSearchOnly(view.item)
      view.bounds.size = bounds.size
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }

  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard let itemView, itemView.item === item || backItem === item else { return }
    if backItem === item, itemView.item !== item {
      rebuild()
      return
    }
    if animated, window != nil {
      change(to: itemStorage, animated: true, isReturn: nil)
    } else {
      itemView.reload()
    }
    heightDidChange()
  }

  private func rebuild() {
    guard let top = topItem else { return }
    itemView?.removeFromSuperview()
    show(makeItemView(for: top))
  }

  private func makeItemView(for item: UINavigationItem) -> NavigationItemView {
    let view = NavigationItemView(item, back: backButton(for: item))
    view.collapse = collapse
    view.searchCollapse = movableSearchZone(of: item) > 0 ? searchCollapse : 0
    view.titleLook = look(for: item)
    return view
  }

  private func backButton(for item: UINavigationItem) -> UIBarButtonItem? {
    guard let previous = backItem, !item.hidesBackButton else { return nil }
    let chevron = UIImage(systemName: "chevron.backward") ?? UIImage(systemName: "chevron.left")
    let button = UIBarButtonItem(
      image: chevron, primaryAction: UIAction { [weak self] _ in self?.goBack() })
    let own = previous.backBarButtonItem
    button.accessibilityLabel =
      own?.accessibilityLabel ?? previous.backButtonTitle ?? previous.title ?? "Back"
    button.accessibilityIdentifier = own?.accessibilityIdentifier ?? "BackButton"
    if let own, own.image != nil { button.image = own.image }
    button.tintColor = own?.tintColor
    return button
  }

  private func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  private func show(_ view: NavigationItemView) {
    itemView = view
    addSubview(view)
    layoutItemView()
  }

  /// Shows other items; `isReturn` is the direction, `nil` changes them without a transition.
  func change(to items: [UINavigationItem], animated: Bool, isReturn: Bool?) {
    for item in itemStorage { item.bar = nil }
    itemStorage = items
    for item in items { item.bar = self }
    finishChange()
    let old = itemView
    guard let top = topItem else {
      old?.removeFromSuperview()
      itemView = nil
      heightDidChange()
      return
    }
    let new = makeItemView(for: top)
    show(new)
    if !animated { showGround() }
    if animated, let old, window != nil {
      leavingView = old
      prepare(new, after: old, isReturn: isReturn)
      if !isControlled {
        UIView.animate(withDuration: Self.changeDuration) {
          self.moveChange(isReturn: isReturn)
        } completion: { [weak self, weak old] _ in
          if self?.leavingView === old { self?.finishChange() }
        }
      }
    } else {
      old?.removeFromSuperview()
    }
    heightDidChange()
  }

  private func travel(_ isReturn: Bool?) -> CGFloat {
    guard let isReturn else { return 0 }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.width * Self.titleTravel * (isReturn == isRightToLeft ? 1 : -1)
  }

  private func prepare(_ new: NavigationItemView, after old: NavigationItemView, isReturn: Bool?) {
    new.layoutIfNeeded()
    new.alpha = 0
    for part in new.titleParts {
      part.transform = CGAffineTransform(translationX: travel(isReturn), y: 0)
    }
    insertSubview(old, belowSubview: new)
    old.isUserInteractionEnabled = false
  }

  /// Sets the final state of a transition between items; called in the controller's animation.
  func moveChange(isReturn: Bool?) {
    showGround()
    itemView?.alpha = 1
    for part in itemView?.titleParts ?? [] { part.transform = .identity }
    leavingView?.alpha = 0
    for part in leavingView?.titleParts ?? [] {
      part.transform = CGAffineTransform(translationX: -travel(isReturn), y: 0)
    }
  }

  /// Sets the state of an interactive transition at a progress, 0 to 1.
  func placeChange(at share: CGFloat, isReturn: Bool) {
    itemView?.alpha = share
    leavingView?.alpha = 1 - share
    let distance = travel(isReturn)
    for part in itemView?.titleParts ?? [] {
      part.transform = CGAffineTransform(translationX: distance * (1 - share), y: 0)
    }
    for part in leavingView?.titleParts ?? [] {
      part.transform = CGAffineTransform(translationX: -distance * share, y: 0)
    }
  }

  /// Ends a transition between items.
  func finishChange() {
    if leavingView != nil { showGround() }
    leavingView?.removeFromSuperview()
    leavingView = nil
    itemView?.alpha = 1
    for part in itemView?.titleParts ?? [] { part.transform = .identity }
  }
}

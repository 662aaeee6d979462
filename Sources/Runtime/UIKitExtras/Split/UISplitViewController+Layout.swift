extension UISplitViewController {
  /// The width of a column in points if nothing else is set, as of iPads in landscape. tunable
  private static var standardWidth: CGFloat { 320 }
  /// The least width of the secondary column in points beside another. tunable
  private static var leastSecondaryWidth: CGFloat { 400 }
  /// The duration in seconds of showing and hiding columns. tunable
  private static var duration: TimeInterval { 0.3 }
  /// The width in points of the line between columns. tunable
  private static var separatorWidth: CGFloat { 0.5 }

  /// Indicates whether the columns fit beside each other.
  var isWide: Bool {
    let bounds = viewIfLoaded?.bounds ?? .zero
    return bounds.width > bounds.height && bounds.width >= Self.standardWidth * 2
  }

  func prepareViews() {
    let cover = UIControl(frame: view.bounds)
    cover.backgroundColor = UIColor(white: 0, alpha: 0.1)
    cover.isHidden = true
    cover.accessibilityIdentifier = "split.cover"
    cover.addAction(
      UIAction { [weak self] _ in self?.modeWasChosen(.secondaryOnly) }, for: .touchUpInside)
    view.addSubview(cover)
    arrangement.cover = cover
    let swipe = UIScreenEdgePanGestureRecognizer()
    swipe.addAction { [weak self] recognizer in
      guard recognizer.state == .began, let self, !isCollapsed, displayMode == .secondaryOnly
      else { return }
      toggle()
    }
    swipe.edges = primaryEdge == .leading ? .left : .right
    swipe.isEnabled = presentsWithGesture
    view.addGestureRecognizer(swipe)
    arrangement.swipe = swipe
  }

  /// Returns the width of a column in points.
  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let isPrimary = column == .primary
    let automatic = Self.automaticDimension
    var width = min(Self.standardWidth, whole * 0.85)
    let fraction =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let most = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    if fraction != automatic { width = whole * min(max(fraction, 0), 1) }
    if preferred != automatic { width = preferred }
    // A limit that nobody set is the automatic width, as the documentation of the fraction says.
    if most != automatic {
      width = min(width, most)
    } else if fraction != automatic {
      width = min(width, Self.standardWidth)
    }
    if least != automatic { width = max(width, least) }
    return min(max(width, 0), whole)
  }

  /// Returns the display mode for a preferred one.
  private func resolved(_ mode: DisplayMode) -> DisplayMode {
    guard mode == .automatic else {
      return style == .tripleColumn ? mode : mode.withoutSecondColumn
    }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  /// Returns the mode that shows a column with the current behaviour.
  func mode(showing column: Column) -> DisplayMode {
    let isOver = splitBehavior == .overlay
    if style == .tripleColumn, column == .primary {
      return isOver ? .twoOverSecondary : isWide ? .twoBesideSecondary : .twoDisplaceSecondary
    }
    return isOver ? .oneOverSecondary : .oneBesideSecondary
  }

  /// Shows the columns of a mode, animated on a screen.
  func modeWasChosen(_ mode: DisplayMode) {
    guard arrangement.isArranged, !isCollapsed else { return columnsChanged() }
    let mode = resolved(mode)
    guard mode != displayMode else { return }
    change(to: mode)
    guard view.window != nil else { return columnsChanged() }
    addShownColumns()
    UIView.animate(withDuration: Self.duration) {
      self.placeColumns()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.removeHiddenColumns()
    }
  }

  private func change(to mode: DisplayMode) {
    let before = shownColumns
    delegate?.splitViewController(self, willChangeTo: mode)
    arrangement.displayMode = mode
    for column in shownColumns where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in before where !shownColumns.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    placeButton()
  }

  /// Collapses or expands, and places the columns, if something changed.
  func arrangeColumns() {
    let collapses = traitCollection.horizontalSizeClass == .compact
    let width = view.bounds.width
    guard arrangement.isStale || collapses != isCollapsed || width != arrangement.width else {
      return
    }
    let isResized = width != arrangement.width
    arrangement.isStale = false
    arrangement.width = width
    if collapses != isCollapsed || !arrangement.isArranged {
      if collapses {
        if !isCollapsed { collapse() }
      } else if isCollapsed {
        expand()
      }
    }
    if !collapses, isResized || !arrangement.isArranged || preferredDisplayMode != .automatic {
      var mode = resolved(preferredDisplayMode)
      if arrangement.isArranged {
        mode =
          delegate?.splitViewController(
            self, displayModeForExpandingToProposedDisplayMode: mode) ?? mode
      }
      if mode != displayMode { change(to: mode) }
    }
    arrangement.isArranged = true
    guard !isCollapsed else { return showCollapsed() }
    addShownColumns()
    placeColumns()
    removeHiddenColumns()
    placeButton()
  }

  private func showCollapsed() {
    arrangement.cover?.isHidden = true
    guard let controller = collapsedController else { return }
    add(controller)
    controller.view.frame = view.bounds
  }

  private func add(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func addShownColumns() {
    for column in [.secondary] + shownColumns.reversed() {
      guard let child = columns[column], child.parent !== self else { continue }
      add(child)
      // It comes from the side.
      child.view.frame = frame(of: column, isShown: column == .secondary)
      child.view.layoutIfNeeded()
    }
    for column in order.reversed() {
      if column == order.dropLast().last, let cover = arrangement.cover {
        view.bringSubviewToFront(cover)
      }
      if let view = columns[column]?.viewIfLoaded, view.superview === self.view {
        self.view.bringSubviewToFront(view)
      }
    }
  }

  private func removeHiddenColumns() {
    for column in order where !shownColumns.contains(column) {
      if let child = columns[column], child.parent === self { remove(child) }
    }
  }

  private func placeColumns() {
    for column in order {
      guard let child = columns[column], child.parent === self else { continue }
      child.view.frame = frame(of: column, isShown: shownColumns.contains(column))
    }
    arrangement.cover?.frame = view.bounds
    let isOver = displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
    arrangement.cover?.isHidden = !isOver
    view.backgroundColor = displayMode == .secondaryOnly ? .systemBackground : .separator
  }

  /// Returns the frame of a column in the view.
  private func frame(of column: Column, isShown: Bool) -> CGRect {
    let bounds = view.bounds
    let first = order.dropLast().filter(shownColumns.contains)
    var frame = bounds
    if column == .secondary {
      let beside =
        displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
        ? 0 : first.reduce(0) { $0 + width(of: $1) + Self.separatorWidth }
      frame.origin.x = beside
      frame.size.width =
        displayMode == .twoDisplaceSecondary
        ? max(bounds.width - beside, Self.leastSecondaryWidth) : max(bounds.width - beside, 0)
    } else {
      frame.size.width = width(of: column)
      let before = first.prefix { $0 != column }.reduce(0) {
        $0 + width(of: $1) + Self.separatorWidth
      }
      frame.origin.x = isShown ? before : -frame.width
    }
    if primaryEdge == .trailing { frame.origin.x = bounds.width - frame.maxX }
    return frame
  }

  /// Shows the button of the primary column in the secondary page's bar, where it is free.
  private func placeButton() {
    guard style != .unspecified, let page = columns[.secondary] as? UINavigationController,
      let item = page.viewControllers.first?.navigationItem
    else { return }
    let isShown = item.leftBarButtonItem === displayModeButtonItem
    let isWanted = !isCollapsed && displayMode == .secondaryOnly && presentsWithGesture
    if isWanted, item.leftBarButtonItems?.isEmpty ?? true {
      item.leftBarButtonItem = displayModeButtonItem
    } else if isShown, !isWanted {
      item.leftBarButtonItem = nil
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// The mode with at most one column beside the secondary.
  fileprivate var withoutSecondColumn: UISplitViewController.DisplayMode {
    switch self {
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    default: self
    }
  }
}

extension UITableViewCell {
  private var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The table that shows the cell.
  var table: UITableView? { superview?.nearestView(UITableView.self) }

  func layoutCell() {
    updateConfigurationIfNeeded()
    layoutContent()
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    layoutSeparator()
  }

  /// Lays out the content between the editing control and the accessories.
  func layoutContent() {
    let isEditing = isEditingStorage
    accessory.show(
      isEditing ? editingAccessoryType : accessoryType,
      isEditing ? editingAccessoryView : accessoryView, in: self
    ) { [weak self] in
      guard let self else { return }
      table?.accessoryTapped(in: self)
    }
    let size = bounds.size
    let margins = place.margins
    var leading = CGFloat(indentationLevel) * indentationWidth
    if isEditing, shouldIndentWhileEditing { leading += editControl == nil ? 0 : editIndent }
    var trailing = accessory.views.isEmpty ? 0 : accessory.width + margins.trailing
    if let reorderControl { trailing += reorderControl.bounds.width }
    let accessoryStart = size.width - trailing
    let content = configuredView ?? plainContentView
    if let content {
      let gap = trailing > 0 ? ListMetrics.accessoryGap : 0
      let frame = CGRect(
        x: isMirrored ? trailing : leading, y: 0, width: max(0, size.width - leading - trailing),
        height: size.height)
      if content === plainContentView {
        var inner = margins
        if leading > 0 { inner.leading = max(0, margins.leading - leading) }
        if trailing > 0 { inner.trailing = gap }
        if content.marginStorage != inner { content.directionalLayoutMargins = inner }
      }
      shift(content, to: frame)
    }
    if directionalMargins != margins { directionalMargins = margins }
    accessory.place(
      from: accessoryStart + swipeShift, height: size.height, pixel: pixel,
      mirroredIn: isMirrored ? size.width : nil)
    layoutEditing(size)
  }

  /// The width of the control that deletes or inserts a row (tunable).
  private var editIndent: CGFloat { 40 }

  private func shift(_ view: UIView, to frame: CGRect) {
    let frame = frame.offsetBy(dx: swipeShift, dy: 0)
    if view.frame != frame { view.frame = frame }
  }

  private var directionalMargins: NSDirectionalEdgeInsets {
    get { marginStorage ?? .zero }
    set { marginStorage = newValue }
  }

  private func layoutEditing(_ size: CGSize) {
    if let editControl {
      let x = place.margins.leading - 4
      let frame = CGRect(x: x, y: (size.height - 24) / 2, width: 24, height: 24)
      editControl.frame = (isMirrored ? frame.mirrored(in: size.width) : frame)
        .offsetBy(dx: swipeShift, dy: 0)
    }
    layoutReorderControl(size)
  }

  func layoutReorderControl(_ size: CGSize) {
    guard let reorderControl else { return }
    let width = reorderControl.bounds.width
    let frame = CGRect(
      x: size.width - place.margins.trailing - width, y: 0, width: width, height: size.height)
    reorderControl.frame = (isMirrored ? frame.mirrored(in: size.width) : frame)
      .offsetBy(dx: swipeShift, dy: 0)
  }

  /// The insets of the separator from the cell's edges.
  var separatorEnds: UIEdgeInsets {
    let margins = place.margins
    let view = configuredView as? UIListContentView ?? classicView
    let start: CGFloat
    if let view {
      let inset = isMirrored ? 0 : (view === classicView ? contentView.frame.minX : view.frame.minX)
      start = view.textStart + inset - swipeShift
    } else {
      start = margins.leading + CGFloat(indentationLevel) * indentationWidth
    }
    var ends = UIEdgeInsets(top: 0, left: start, bottom: 0, right: margins.trailing)
    if let inset = place.separatorInset {
      ends =
        place.addsSeparatorInset
        ? UIEdgeInsets(
          top: 0, left: start + inset.left, bottom: 0, right: margins.trailing + inset.right)
        : inset
    }
    return ends
  }

  private func layoutSeparator() {
    guard place.hasSeparator, !showsSelection else {
      if separatorView?.isHidden == false { separatorView?.isHidden = true }
      return
    }
    let ends = ownSeparatorInset ?? separatorEnds
    let view = separatorView ?? makeSeparator()
    if view.isHidden { view.isHidden = false }
    let color = separatorTint ?? place.separatorColor
    if view.backgroundColor !== color { view.backgroundColor = color }
    let size = bounds.size
    let frame = CGRect(
      x: isMirrored ? ends.right : ends.left, y: size.height - pixel,
      width: max(0, size.width - ends.left - ends.right), height: pixel)
    if view.frame != frame { view.frame = frame }
  }

  private func makeSeparator() -> UIView {
    let view = UIView(frame: .zero)
    view.isUserInteractionEnabled = false
    separatorView = view
    addSubview(view)
    return view
  }

  func placeDidChange() {
    groundDidChange()
    setNeedsLayout()
  }
}

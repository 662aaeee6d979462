/// A row of a list in a collection.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at the row's ends, from the content outwards. The default is empty.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }
  /// How far the content moves in, in levels. The default is 0.
  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { setNeedsLayout() } }
  }
  /// The width of a level in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// Whether accessories at the beginning move in as well. The default is `true`.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The configuration of a row, or of a header, where the cell stands.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (listRole, listPlace?.appearance ?? .plain) {
    case (.cell, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    if listRole != .cell { return .clear() }
    return listPlace?.appearance == .plain ? .listPlainCell() : .listGroupedCell()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    guard listRole == .cell else { return size }
    let tallest = (leadingViews + trailingViews).map(\.bounds.height).max() ?? 0
    size.height =
      max(size.height, ListMetrics.rowHeight, tallest + 2 * ListMetrics.accessoryGap)
      + ListMetrics.rowExtra
    return size
  }

  package override func layoutContent() { layoutRow() }

  package override var standardGround: UIColor? {
    guard let listPlace, listRole == .cell else { return nil }
    if isSelected || isHighlighted { return CellLook.selected }
    if let ownBackgroundColor { return ownBackgroundColor }
    return listPlace.place.isCard ? .secondarySystemGroupedBackground : .systemBackground
  }

  package override var groundCorners: (corners: CACornerMask, radius: CGFloat) {
    guard let place = listPlace?.place, !place.corners.isEmpty else {
      return (.everyCorner, backgroundConfiguration?.cornerRadius ?? 0)
    }
    return (place.corners, place.radius)
  }

  enum ListRole { case cell, header, footer }

  var listRole = ListRole.cell
  var listPlace: CollectionListPlace? {
    didSet {
      guard oldValue != listPlace else { return }
      groundDidChange()
      setNeedsLayout()
    }
  }
  private var leadingViews: [UIView] = []
  private var trailingViews: [UIView] = []
  private var separator: UIView?
}

extension UICollectionViewListCell {
  private func accessoriesDidChange() {
    for view in leadingViews + trailingViews { view.removeFromSuperview() }
    let shown = accessories.filter { $0.displayed != .whenEditing }
    leadingViews = shown.filter(\.isLeading).map { $0.makeView() }
    trailingViews = shown.filter { !$0.isLeading }.map { $0.makeView() }
    for view in leadingViews + trailingViews { addSubview(view) }
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func layoutRow() {
    let margins = listPlace?.place.margins ?? CellPlace().margins
    if marginStorage != margins { marginStorage = margins }
    let size = bounds.size
    let indent = CGFloat(indentationLevel) * indentationWidth
    var start = indent
    if !leadingViews.isEmpty {
      start = margins.leading + (indentsAccessories ? indent : 0)
      for view in leadingViews { start = put(view, at: start, size) + CellAccessory.gap }
      start -= margins.leading - ListMetrics.accessoryGap + CellAccessory.gap
    }
    var end = size.width
    if !trailingViews.isEmpty {
      end -= margins.trailing
      for view in trailingViews.reversed() {
        end -= view.bounds.width
        _ = put(view, at: end, size)
        end -= CellAccessory.gap
      }
      end += CellAccessory.gap
    }
    var content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    if isMirrored { content = content.mirrored(in: size.width) }
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    if let view: UIView = configuredView ?? plainContentView, view.frame != content {
      view.frame = content
    }
    if let view = plainContentView {
      var inner = margins
      if start > indent { inner.leading = ListMetrics.accessoryGap }
      if end < size.width { inner.trailing = ListMetrics.accessoryGap }
      if view.marginStorage != inner { view.directionalLayoutMargins = inner }
    }
    layoutSeparator(size, margins, start)
  }

  private func put(_ view: UIView, at x: CGFloat, _ size: CGSize) -> CGFloat {
    let own = view.bounds.size
    let pixel = 1 / max(1, traitCollection.displayScale)
    var frame = CGRect(
      x: x, y: ((size.height - own.height) / 2 / pixel).rounded() * pixel, width: own.width,
      height: own.height)
    let end = frame.maxX
    if isMirrored { frame = frame.mirrored(in: size.width) }
    if view.frame != frame { view.frame = frame }
    return end
  }

  private func layoutSeparator(_ size: CGSize, _ margins: NSDirectionalEdgeInsets, _ start: CGFloat)
  {
    guard let place = listPlace?.place, place.hasSeparator, listRole == .cell, !isSelected,
      !isHighlighted
    else {
      if separator?.isHidden == false { separator?.isHidden = true }
      return
    }
    let line = separator ?? makeSeparator()
    if line.isHidden { line.isHidden = false }
    let pixel = 1 / max(1, traitCollection.displayScale)
    let text = (configuredView as? UIListContentView)?.textStart ?? margins.leading
    let left = start + text
    var frame = CGRect(
      x: left, y: size.height - pixel, width: max(0, size.width - left - margins.trailing),
      height: pixel)
    if isMirrored { frame = frame.mirrored(in: size.width) }
    if line.frame != frame { line.frame = frame }
  }

  private func makeSeparator() -> UIView {
    let line = UIView(frame: .zero)
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    separator = line
    addSubview(line)
    return line
  }
}

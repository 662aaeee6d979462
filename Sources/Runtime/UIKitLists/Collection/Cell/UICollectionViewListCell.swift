/// A cell that looks like a row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories of the row: labels and custom views in their order from the content outwards,
  /// beyond them checkmarks, then detail buttons, then disclosure indicators. The default is empty.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }
  /// The indentation of the content, in levels. The default is 0.
  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { setNeedsLayout() } }
  }
  /// The width of an indentation level in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether leading accessories are indented as well. The default
  /// is `true`.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// Returns the default content configuration of a row, or of a header, as the cell's place in the
  /// list requires.
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

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = isSwipedOpen
    return state
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
    if isSelected || isHighlighted { return UIBackgroundConfiguration.selectedRow }
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
  /// The horizontal offset of the content in a swipe, positive to the right, in points.
  var swipeShift: CGFloat = 0
  var isSwipedOpen = false {
    didSet { if oldValue != isSwipedOpen { setNeedsUpdateConfiguration() } }
  }
  private var leadingViews: [UIView] = []
  private var trailingViews: [UIView] = []
  private var separator: UIView?
  private var topSeparator: UIView?
}

extension UICollectionViewListCell {
  private func accessoriesDidChange() {
    for view in leadingViews + trailingViews { view.removeFromSuperview() }
    let shown = accessories.filter { $0.displayed != .whenEditing }
    leadingViews = shown.filter(\.isLeading).map { $0.makeView() }
    let trailing = shown.filter { !$0.isLeading }
    trailingViews = UICellAccessory.Kind.Rank.allCases.flatMap { rank in
      trailing.filter { $0.kind.rank == rank }.map { $0.makeView() }
    }
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
    content.origin.x += swipeShift
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
    frame.origin.x += swipeShift
    if view.frame != frame { view.frame = frame }
    return end
  }

  private func layoutSeparator(_ size: CGSize, _ margins: NSDirectionalEdgeInsets, _ start: CGFloat)
  {
    let isPlain = listRole == .cell && !isSelected && !isHighlighted
    let text = (configuredView as? UIListContentView)?.textStart ?? margins.leading
    let natural = NSDirectionalEdgeInsets(
      top: 0, leading: start + text, bottom: 0, trailing: margins.trailing)
    let pixel = 1 / max(1, traitCollection.displayScale)
    let own = listPlace?.separators
    func line(
      _ view: inout UIView?, _ visibility: UIListSeparatorConfiguration.Visibility,
      _ insets: NSDirectionalEdgeInsets?, at y: CGFloat, isAutomatic: Bool
    ) {
      let shows = isPlain && (visibility == .automatic ? isAutomatic : visibility == .visible)
      guard shows else {
        if view?.isHidden == false { view?.isHidden = true }
        return
      }
      let line = view ?? makeSeparator()
      view = line
      if line.isHidden { line.isHidden = false }
      let color = own?.color ?? .separator
      if line.backgroundColor != color { line.backgroundColor = color }
      let insets = insets.flatMap { $0 == UIListSeparatorConfiguration.automaticInsets ? nil : $0 }
      let ends = insets ?? natural
      var frame = CGRect(
        x: ends.leading, y: y, width: max(0, size.width - ends.leading - ends.trailing),
        height: pixel)
      if isMirrored { frame = frame.mirrored(in: size.width) }
      if line.frame != frame { line.frame = frame }
    }
    line(
      &separator, own?.bottomSeparatorVisibility ?? .automatic, own?.bottomSeparatorInsets,
      at: size.height - pixel, isAutomatic: listPlace?.place.hasSeparator == true)
    line(
      &topSeparator, own?.topSeparatorVisibility ?? .automatic, own?.topSeparatorInsets, at: 0,
      isAutomatic: false)
  }

  private func makeSeparator() -> UIView {
    let line = UIView(frame: .zero)
    line.isUserInteractionEnabled = false
    addSubview(line)
    return line
  }
}

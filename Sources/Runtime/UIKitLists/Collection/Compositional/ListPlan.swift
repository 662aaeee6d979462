/// The layout of a section that is a list: rows one below the other, each with the height that it
/// chooses.
@MainActor
final class ListPlan: SectionPlan {
  let list: UICollectionLayoutListConfiguration
  private var rows: RowHeights
  private let inset: (left: CGFloat, right: CGFloat)
  private let insets: NSDirectionalEdgeInsets
  private let margins: (leading: CGFloat, trailing: CGFloat)
  private let width: CGFloat
  private var isFirst: Bool { section == 0 }
  private let section: Int

  init(
    _ list: UICollectionLayoutListConfiguration, _ section: NSCollectionLayoutSection?,
    _ count: Int, _ index: Int, _ view: UICollectionView,
    _ chosen: (CollectionElement) -> CGSize?
  ) {
    self.list = list
    insets = section?.contentInsets ?? .zero
    self.section = index
    let full = view.layer.bounds.width
    let safe = view.safeAreaInsets
    let side: CGFloat = full >= 390 ? 20 : 16
    let isCard = list.appearance == .insetGrouped
    inset =
      isCard
      ? (side + safe.left + insets.leading, side + safe.right + insets.trailing)
      : (insets.leading, insets.trailing)
    margins = isCard ? (ListMetrics.side, ListMetrics.side) : (side + safe.left, side + safe.right)
    width = max(0, full - inset.left - inset.right)
    var heights: [CGFloat] = []
    heights.reserveCapacity(count)
    for row in 0..<count {
      let own = chosen(CollectionElement(item: RowAddress(0, row)))
      heights.append(own?.height ?? ListMetrics.rowHeight + ListMetrics.rowExtra)
    }
    rows = RowHeights(heights, isExact: Array(repeating: true, count: count))
    super.init()
    addEnds(chosen)
  }

  static func ground(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UIColor {
    switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    }
  }

  private func addEnds(_ chosen: (CollectionElement) -> CGSize?) {
    func end(_ kind: String, _ estimate: CGFloat, isHeader: Bool) -> End {
      var element = CollectionElement(item: RowAddress(0, 0))
      element.category = .supplementaryView
      element.kind = kind
      let height = chosen(element)?.height ?? estimate
      return End(
        kind: kind, index: 0,
        frame: CGRect(x: inset.left, y: 0, width: width, height: height), isHeader: isHeader,
        isPinned: isHeader && list.appearance == .plain, sizesItself: true)
    }
    if list.headerMode == .supplementary {
      headers = [end(UICollectionView.elementKindSectionHeader, 45, isHeader: true)]
    }
    if list.footerMode == .supplementary {
      footers = [end(UICollectionView.elementKindSectionFooter, 34, isHeader: false)]
    }
    placeEnds()
  }

  private func placeEnds() {
    if !headers.isEmpty { headers[0].frame.origin.y = padding }
    if !footers.isEmpty { footers[0].frame.origin.y = rowsTop + rows.total }
  }

  /// The padding above the header, or above the rows without one.
  private var padding: CGFloat {
    let own = insets.top
    if let padding = list.headerTopPadding, !headers.isEmpty || hasItemHeader {
      return own + padding
    }
    switch list.appearance {
    case .plain, .sidebarPlain, .sidebar:
      return own + (headers.isEmpty ? 0 : ListMetrics.plainHeaderPadding)
    case .grouped, .insetGrouped:
      if headers.isEmpty, !hasItemHeader {
        return own + (isFirst ? ListMetrics.firstUntitledHeader : ListMetrics.untitledGap)
      }
      return own + (isFirst ? ListMetrics.firstHeaderExtra : 0)
    }
  }

  private var hasItemHeader: Bool { list.headerMode == .firstItemInSection }

  private var rowsTop: CGFloat { padding + (headers.first?.frame.height ?? 0) }

  override var count: Int { rows.count }
  override var hasPinned: Bool { headers.contains { $0.isPinned } }

  override var card: CGRect? {
    guard list.appearance == .insetGrouped, rows.count > 0 else { return nil }
    let first = hasItemHeader ? rows.values[0] : 0
    return CGRect(
      x: inset.left, y: top + rowsTop + first, width: width, height: rows.total - first)
  }

  override var height: CGFloat {
    var height = rowsTop + rows.total + (footers.first?.frame.height ?? 0) + insets.bottom
    if footers.isEmpty, list.appearance == .grouped || list.appearance == .insetGrouped {
      height += ListMetrics.untitledGap
    }
    return height
  }

  override func take(_ size: CGSize, _ element: CollectionElement) {
    if element.isCell {
      guard rows.values.indices.contains(element.address.row) else { return }
      rows.set(size.height, at: element.address.row)
    } else if element.kind == UICollectionView.elementKindSectionHeader {
      if !headers.isEmpty { headers[0].frame.size.height = size.height }
    } else if !footers.isEmpty {
      footers[0].frame.size.height = size.height
    }
    placeEnds()
  }

  override func item(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = super.item(index, section)
    guard rows.values.indices.contains(index) else { return attributes }
    attributes.frame = CGRect(
      x: inset.left, y: top + rowsTop + rows.offset(of: index), width: width,
      height: rows.values[index])
    attributes.sizesItself = .vertical
    return attributes
  }

  override func items(in rect: CGRect, _ section: Int) -> [UICollectionViewLayoutAttributes] {
    guard rows.count > 0 else { return [] }
    let start = rect.minY - top - rowsTop
    let end = rect.maxY - top - rowsTop
    guard end >= 0, start <= rows.total else { return [] }
    var row = rows.row(at: max(0, start))
    var found: [UICollectionViewLayoutAttributes] = []
    var y = rows.offset(of: row)
    while row < rows.count, y <= end {
      found.append(item(row, section))
      y += rows.values[row]
      row += 1
    }
    return found
  }

  override func listPlace(_ item: Int, isMirrored: Bool) -> CollectionListPlace? {
    var result = CollectionListPlace()
    result.appearance = list.appearance
    var place = CellPlace()
    place.isCard = list.appearance == .grouped || list.appearance == .insetGrouped
    place.margins.leading = margins.leading
    place.margins.trailing = margins.trailing
    if hasItemHeader, item == 0 {
      result.isHeader = true
      result.place = place
      return result
    }
    let first = hasItemHeader ? 1 : 0
    let isLast = item == rows.count - 1
    if list.appearance == .insetGrouped {
      place.radius = ListMetrics.cardRadius
      if item == first { place.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { place.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    place.hasSeparator =
      list.showsSeparators && !(isLast && list.appearance == .insetGrouped)
    result.place = place
    if list.showsSeparators, list.separators != nil || list.itemSeparatorHandler != nil {
      let path = IndexPath(item: item, section: section)
      let common = list.separatorConfiguration
      result.separators = list.itemSeparatorHandler?(path, common) ?? common
    }
    return result
  }
}

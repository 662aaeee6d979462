/// The frames of the items of one section, relative to the section's top.
@MainActor
class SectionPlan {
  /// The section's top in the content, in points.
  var top: CGFloat = 0
  var count: Int { 0 }
  var height: CGFloat { 0 }
  var bottom: CGFloat { top + height }
  var hasPinned: Bool { false }
  /// The client's closure that changes the visible items.
  var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { nil }
  /// The rounded background of the rows, in the content's coordinates.
  var card: CGRect? { nil }

  /// A header or footer with its frame relative to the section's top.
  struct End {
    let kind: String
    let index: Int
    var frame: CGRect
    let isHeader: Bool
    let isPinned: Bool
    let sizesItself: Bool
  }

  var headers: [End] = []
  var footers: [End] = []

  func item(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: section))
  }

  func items(in rect: CGRect, _ section: Int) -> [UICollectionViewLayoutAttributes] { [] }
  func decorations(_ section: Int) -> [UICollectionViewLayoutAttributes] { [] }
  func listPlace(_ item: Int, isMirrored: Bool) -> CollectionListPlace? { nil }
  func take(_ size: CGSize, _ element: CollectionElement) {}

  func ends(_ section: Int, pinnedTo line: CGFloat?) -> [UICollectionViewLayoutAttributes] {
    (headers + footers).map { end in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: end.kind,
        with: IndexPath(item: end.index, section: section))
      var frame = end.frame.offsetBy(dx: 0, dy: top)
      if end.isPinned, end.isHeader, let line, frame.minY < line {
        let y = max(frame.minY, min(line, bottom - frame.height))
        if y > frame.minY { attributes.zIndex = 1 }
        frame.origin.y = y
      }
      attributes.frame = frame
      if end.sizesItself { attributes.sizesItself = .vertical }
      return attributes
    }
  }
}

/// The layout of a section of groups.
@MainActor
final class GridPlan: SectionPlan {
  private let section: NSCollectionLayoutSection?
  private let environment: LayoutEnvironment
  private let chosen: (CollectionElement) -> CGSize?
  private var places: [GroupSolver.Place] = []
  /// The items of each group with the group's start and end, relative to the section's top.
  private var groups: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
  private var total: CGFloat = 0
  private let itemCount: Int
  /// Indicates whether the section is laid out from right to left: frames are stored as laid out
  /// from left to right.
  private let isMirrored: Bool
  /// The length of the groups with their insets, if they are side by side.
  private(set) var length: CGFloat = 0
  /// The scroll offset of the groups, in points of a scroll view as wide as the collection view.
  var scrolled: CGFloat = 0
  /// The scroll offset measured from the leading edge.
  private var readScrolled: CGFloat {
    guard behavior != .none else { return 0 }
    return isMirrored ? length - environment.contentSize.width - scrolled : scrolled
  }

  init(
    _ section: NSCollectionLayoutSection?, _ count: Int, _ environment: LayoutEnvironment,
    isMirrored: Bool, _ chosen: @escaping (CollectionElement) -> CGSize?
  ) {
    self.isMirrored = isMirrored
    self.section = section
    self.environment = environment
    self.chosen = chosen
    itemCount = count
    super.init()
    solve()
  }

  override var count: Int { itemCount }
  override var height: CGFloat { total }
  override var hasPinned: Bool {
    section?.boundarySupplementaryItems.contains { $0.pinToVisibleBounds } ?? false
  }

  override var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    section?.visibleItemsInvalidationHandler
  }

  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    section?.orthogonalScrollingBehavior ?? .none
  }

  var layoutEnvironment: any NSCollectionLayoutEnvironment { environment }

  /// The ranges of the groups that are side by side, along the section.
  var groupRanges: [ClosedRange<CGFloat>] {
    groups.map { group in
      let range = group.start...max(group.start, group.end)
      return isMirrored ? (length - range.upperBound)...(length - range.lowerBound) : range
    }
  }

  /// The vertical range of the groups relative to the section's top, between headers and footers.
  private(set) var band: ClosedRange<CGFloat> = 0...0

  private func solve() {
    places = []
    groups = []
    headers = []
    footers = []
    total = 0
    guard let section, let group = section.group else { return }
    let insets = section.contentInsets
    let safe = environment.contentInsets
    let left = insets.leading + safe.leading
    let width = max(
      0, environment.contentSize.width - left - insets.trailing - safe.trailing)
    let container = CGSize(
      width: width, height: max(0, environment.contentSize.height - insets.top - insets.bottom))
    var y: CGFloat = 0
    for (index, item) in section.boundarySupplementaryItems.enumerated() where item.isHeader {
      y = add(item, index, at: y, left, width, isHeader: true)
    }
    y += insets.top
    let sizes: (Int) -> CGSize? = { [chosen] in
      chosen(CollectionElement(item: RowAddress(0, $0)))
    }
    let isSideways = behavior != .none
    let start = y
    var x = left
    while places.count < itemCount {
      let first = places.count
      var solver = GroupSolver(from: first, count: itemCount, chosen: sizes)
      let corner = CGPoint(x: x, y: isSideways ? start : y)
      let size = solver.place(group, at: corner, in: container)
      guard !solver.places.isEmpty else { break }
      places += solver.places
      let gap = places.count < itemCount ? section.interGroupSpacing : 0
      if isSideways {
        groups.append((first..<places.count, x, x + size.width))
        x += size.width + gap
        y = max(y, start + size.height)
      } else {
        groups.append((first..<places.count, y, y + size.height))
        y += size.height + gap
      }
    }
    band = start...max(start, y)
    length = x + insets.trailing + safe.trailing
    y += insets.bottom
    for (index, item) in section.boundarySupplementaryItems.enumerated() where !item.isHeader {
      y = add(item, index, at: y, left, width, isHeader: false)
    }
    total = y
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int, at y: CGFloat,
    _ left: CGFloat, _ width: CGFloat, isHeader: Bool
  ) -> CGFloat {
    var size = item.layoutSize.points(
      in: CGSize(width: width, height: environment.contentSize.height))
    let sizesItself = item.layoutSize.heightDimension.isEstimated
    // Views of one kind in a section differ only by their index in the list of items.
    let order =
      section?.boundarySupplementaryItems[..<index]
      .count { $0.elementKind == item.elementKind } ?? 0
    var element = CollectionElement(item: RowAddress(0, order))
    element.category = .supplementaryView
    element.kind = item.elementKind
    if sizesItself, let own = chosen(element) { size.height = own.height }
    var x = left
    switch item.alignment {
    case .top, .bottom: x += (width - size.width) / 2
    case .topTrailing, .bottomTrailing: x += width - size.width
    default: break
    }
    let insets = item.contentInsets
    var frame = CGRect(
      x: x + insets.leading, y: y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing), height: size.height)
    if isMirrored { frame = frame.mirrored(in: environment.contentSize.width) }
    let end = End(
      kind: item.elementKind, index: order, frame: frame, isHeader: isHeader,
      isPinned: item.pinToVisibleBounds, sizesItself: sizesItself)
    if isHeader { headers.append(end) } else { footers.append(end) }
    return y + size.height + insets.top + insets.bottom
  }

  override func take(_ size: CGSize, _ element: CollectionElement) { solve() }

  override func item(_ index: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = super.item(index, section)
    guard places.indices.contains(index) else { return attributes }
    let frame = places[index].frame.offsetBy(dx: -readScrolled, dy: top)
    attributes.frame = isMirrored ? frame.mirrored(in: environment.contentSize.width) : frame
    attributes.sizesItself = places[index].sizesItself
    return attributes
  }

  override func items(in rect: CGRect, _ section: Int) -> [UICollectionViewLayoutAttributes] {
    let isSideways = behavior != .none
    let read = isMirrored ? rect.mirrored(in: environment.contentSize.width) : rect
    let area = read.offsetBy(dx: readScrolled, dy: -top)
    let stretch = isSideways ? area.minX...area.maxX : area.minY...area.maxY
    var low = 0
    var high = groups.count
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].end < stretch.lowerBound { low = middle + 1 } else { high = middle }
    }
    var found: [UICollectionViewLayoutAttributes] = []
    while low < groups.count, groups[low].start <= stretch.upperBound {
      for index in groups[low].items where places[index].frame.intersects(area) {
        found.append(item(index, section))
      }
      low += 1
    }
    return found
  }

  override func decorations(_ section: Int) -> [UICollectionViewLayoutAttributes] {
    guard let items = self.section?.decorationItems, itemCount > 0 else { return [] }
    return items.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      let insets = item.contentInsets
      attributes.frame = CGRect(
        x: insets.leading, y: top + insets.top,
        width: max(0, environment.contentSize.width - insets.leading - insets.trailing),
        height: max(0, total - insets.top - insets.bottom))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }
}

/// A layout that places items in lines, with headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The value of ``estimatedItemSize`` for items that size themselves.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The axis along which the content scrolls. The default is `.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The minimum spacing between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The minimum spacing between the items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The size of items, in points. The default is 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// The estimated size of items that size themselves, in points. The default, zero, disables
  /// self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The insets of a section's items, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  /// The size of headers, of which the length along the scrolling axis is used. The default is
  /// zero: none.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// The size of footers, of which the length along the scrolling axis is used. The default is
  /// zero: none.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidateLayout() }
  }
  /// A Boolean value that indicates whether headers stay at the top while their section is visible.
  /// The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidateLayout() }
  }

  open override func prepare() {
    super.prepare()
    prepareLines()
  }

  open override var collectionViewContentSize: CGSize { content }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    return itemAttributes(indexPath.section, indexPath.item)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return supplementary(elementKind, indexPath.section)
  }

  package override var dependsOnOffset: Bool { sectionHeadersPinToVisibleBounds }

  package override func adopt(
    _ size: CGSize, for attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard attributes.representedElementCategory == .cell else { return false }
    let address = RowAddress(attributes.indexPath)
    guard chosen[address] != size else { return false }
    chosen[address] = size
    return true
  }

  package override func follow(_ mapping: ListMapping) {
    var moved: [RowAddress: CGSize] = [:]
    for (address, size) in chosen {
      if let new = mapping.newRow(of: address) { moved[new] = size }
    }
    chosen = moved
  }

  struct FlowSection {
    var frames: [CGRect] = []
    /// The items of each line with the line's start and end, along the scrolling axis.
    var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []
    var header = CGRect.null
    var footer = CGRect.null
    var start: CGFloat = 0
    var end: CGFloat = 0
    /// The insets before and after each line.
    var insets: CGFloat = 0
  }

  var sections: [FlowSection] = []
  var content = CGSize.zero
  /// Indicates whether an item that is too long for its line was reported, since all fitted last.
  var hasReportedLength = false
  /// The sizes that items chose for themselves.
  var chosen: [RowAddress: CGSize] = [:]
}

extension UICollectionView {
  /// Along which axis a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// From side to side.
    case horizontal
  }

  /// Where an item comes to stand.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, Apple's values.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// What a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell
    /// A header, footer or the like.
    case supplementaryView
    /// A view of the layout's own.
    case decorationView
  }

  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// What a view of a collection stands for.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var address: RowAddress

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    address = RowAddress(attributes.indexPath)
  }

  init(item: RowAddress) {
    category = .cell
    kind = ""
    address = item
  }

  var isCell: Bool { category == .cell }
}

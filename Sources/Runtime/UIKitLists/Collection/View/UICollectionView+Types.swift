extension UICollectionView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertically.
    case vertical
    /// Horizontally.
    case horizontal
  }

  /// The position of an item in the collection view after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical centre.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal centre.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The category of a view that a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A supplementary view, such as a header.
    case supplementaryView
    /// A decoration view, which belongs to the layout.
    case decorationView
  }

  /// The supplementary kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The supplementary kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// The key of a view in a collection view: its category, kind and index path.
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

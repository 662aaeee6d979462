/// The size and insets of an item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// Creates an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The size, in fractions of the container or in points.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The insets of the content inside the item's frame, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}

/// A group of items that are laid out in a row or a column.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Returns a group that repeats the subitems side by side until the width is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .horizontal) }
  /// Returns a group with a number of items side by side, each with its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count)
  }
  /// Returns a group with a number of items side by side that share the width evenly.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count, shares: true)
  }
  /// Returns a group that repeats the subitems one above the other until the height is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .vertical) }
  /// Returns a group with a number of items one above the other, each with its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count)
  }
  /// Returns a group with a number of items one above the other that share the height evenly.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count, shares: true)
  }

  /// The items and groups in the group.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The spacing between items. The default is `nil`: none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  let axis: UIAxis
  /// The number of repetitions of the item; `nil` for as many as fit.
  let count: Int?
  /// Indicates whether the items share the length evenly instead of having their own.
  let sharesEvenly: Bool

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ axis: UIAxis,
    count: Int? = nil, shares: Bool = false
  ) {
    self.subitems = subitems
    self.axis = axis
    self.count = count.map { max(1, $0) }
    sharesEvenly = shares
    super.init(layoutSize: size)
    if subitems.isEmpty {
      Misuse.report(CollectionMisuse.emptyGroup)
    }
  }
}

/// A header or footer of a section in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Creates a supplementary view of a kind at an edge of the section. Only the top and bottom
  /// edges make room for it.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
  /// The kind of the supplementary view.
  open private(set) var elementKind: String
  /// The alignment of the view relative to the section.
  open private(set) var alignment: NSRectAlignment
  /// A Boolean value that indicates whether the view stays visible while its section is. The
  /// default is `false`.
  open var pinToVisibleBounds = false

  var isHeader: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}

/// A decoration view behind a section, such as a background.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Returns a decoration of a kind behind a whole section; register its class with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
  /// The kind of the decoration view.
  open private(set) var elementKind: String
  /// The stacking order: items with larger numbers are in front. The default is -1: behind the
  /// items.
  open var zIndex = -1

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}

/// The alignments of a view relative to a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none
  /// The centre of the top edge.
  case top
  /// The top leading corner.
  case topLeading
  /// The centre of the leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The centre of the bottom edge.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The centre of the trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing
}

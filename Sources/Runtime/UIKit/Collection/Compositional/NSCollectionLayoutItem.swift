/// A place for an item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// Creates a place of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The size, in shares of what holds the item or in points.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// Space kept free inside the place, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}

/// Items side by side or one above the other.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Items side by side, the same again until the width is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .horizontal) }
  /// So many times an item side by side, each with its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count)
  }
  /// So many times an item side by side, sharing the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, count: count, shares: true)
  }
  /// Items one above the other, the same again until the height is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .vertical) }
  /// So many times an item one above the other, each with its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count)
  }
  /// So many times an item one above the other, sharing the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, count: count, shares: true)
  }

  /// The items and groups inside.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Space between the items. The default is `nil`: none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  let axis: UIAxis
  /// How often the item comes; `nil` for as often as there is room.
  let count: Int?
  /// Whether the items share the length evenly instead of having their own.
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
      reportMisuse(
        "NSCollectionLayoutGroup was made without subitems; give at least one item. Its section "
          + "shows nothing.")
    }
  }
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Creates a view of a kind at an edge of the section. Only the top and bottom edges make room for
  /// it.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
  /// The kind of the view.
  open private(set) var elementKind: String
  /// At which edge it stands.
  open private(set) var alignment: NSRectAlignment
  /// Whether it stays in view while its section shows. The default is `false`.
  open var pinToVisibleBounds = false

  var isHeader: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// A view of a kind behind a whole section; register its class with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
  /// The kind of the view.
  open private(set) var elementKind: String
  /// Views with larger numbers stand in front. The default is -1: behind the items.
  open var zIndex = -1

  init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}

/// Edges and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The middle of the top.
  case top
  /// The top where lines begin.
  case topLeading
  /// The middle of the edge where lines begin.
  case leading
  /// The bottom where lines begin.
  case bottomLeading
  /// The middle of the bottom.
  case bottom
  /// The bottom where lines end.
  case bottomTrailing
  /// The middle of the edge where lines end.
  case trailing
  /// The top where lines end.
  case topTrailing
}

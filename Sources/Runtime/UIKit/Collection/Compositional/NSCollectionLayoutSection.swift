/// A section of a compositional layout: one group after the other.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  /// A section that looks like a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  /// Space around the groups, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space between groups, in points. The default is 0.
  open var interGroupSpacing: CGFloat = 0
  /// Headers and footers. The default is none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section. The default is none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// How the groups scroll sideways, on their own. The default is `.none`: they stand below one
  /// another.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Called whenever something moves, before it shows, and may change what shows. The default is
  /// `nil`.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  let group: NSCollectionLayoutGroup?
  let list: UICollectionLayoutListConfiguration?

  private init(list: UICollectionLayoutListConfiguration) {
    group = nil
    self.list = list
    super.init()
  }
}

/// How the groups of a section scroll across the collection's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not.
  case none
  /// They come to rest anywhere.
  case continuous
  /// They come to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// By pages as wide as the collection.
  case paging
  /// By one group at a time, at its leading edge.
  case groupPaging
  /// By one group at a time, in the middle.
  case groupPagingCentered
}

/// How a list in a collection looks.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section shows.
    case plain
    /// Sections apart from each other, from edge to edge.
    case grouped
    /// Sections as rounded cards.
    case insetGrouped
    /// As the sidebar of a split view.
    case sidebar
    /// The same without a ground.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// They are supplementary views.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// They are supplementary views.
    case supplementary
  }

  /// Creates a configuration of a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The look.
  public let appearance: Appearance
  /// Whether lines run between rows. The default is `true`.
  public var showsSeparators = true
  /// Where headers come from. The default is `.none`.
  public var headerMode = HeaderMode.none
  /// Where footers come from. The default is `.none`.
  public var footerMode = FooterMode.none
  /// Space above headers in points. The default is `nil`: as the look has it.
  public var headerTopPadding: CGFloat?
  /// The colour behind the list. The default is `nil`: as the look has it.
  public var backgroundColor: UIColor?

  /// Changes the lines of an item.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// The lines of all rows. The default is that of the look.
  public var separatorConfiguration: UIListSeparatorConfiguration {
    get { separators ?? UIListSeparatorConfiguration(listAppearance: appearance) }
    set { separators = newValue }
  }
  private(set) var separators: UIListSeparatorConfiguration?
  /// Asked for the lines of each item, given those of all. The default is `nil`: they are alike.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Gives the actions of an item that a swipe shows; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// Asked when a cell that is a ``UICollectionViewListCell`` is swiped away from its leading edge.
  /// The default is `nil`: nothing shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Asked when a cell that is a ``UICollectionViewListCell`` is swiped away from its trailing edge.
  /// The default is `nil`: nothing shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

/// Where a compositional layout is used, for section providers.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The size a compositional layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are taken off.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout tells its section provider.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

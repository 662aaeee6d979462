/// A section of a compositional layout, which repeats a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  /// Returns a section that looks like a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  /// The insets of the section's content, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points. The default is 0.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers of the section. The default is none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decoration views behind the section. The default is none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// The scrolling behaviour of the groups across the layout's direction. The default is `.none`:
  /// they are laid out below one another.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// A closure that is called with the visible items whenever the section scrolls, before they are
  /// shown, and can change them. The default is `nil`.
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

/// The behaviour of a section whose groups scroll across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups don't scroll.
  case none
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by pages as wide as the collection view.
  case paging
  /// Scrolling moves by one group at a time, to its leading edge.
  case groupPaging
  /// Scrolling moves by one group at a time, to its centre.
  case groupPagingCentered
}

/// The configuration of a list in a collection view.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, with headers that stay at the top while their section is visible.
    case plain
    /// Separate sections from edge to edge.
    case grouped
    /// Separate sections as rounded cards.
    case insetGrouped
    /// The appearance of a split view's sidebar.
    case sidebar
    /// The appearance of a sidebar without a background colour.
    case sidebarPlain
  }

  /// The source of a list's headers.
  public enum HeaderMode: Int, Sendable {
    /// The list has no headers.
    case none
    /// Headers are supplementary views.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// The source of a list's footers.
  public enum FooterMode: Int, Sendable {
    /// The list has no footers.
    case none
    /// Footers are supplementary views.
    case supplementary
  }

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that indicates whether separators show between rows. The default is `true`.
  public var showsSeparators = true
  /// The source of the headers. The default is `.none`.
  public var headerMode = HeaderMode.none
  /// The source of the footers. The default is `.none`.
  public var footerMode = FooterMode.none
  /// The padding above headers in points. The default is `nil`: the padding of the appearance.
  public var headerTopPadding: CGFloat?
  /// The background colour of the list. The default is `nil`: the colour of the appearance.
  public var backgroundColor: UIColor?

  /// A closure that returns the separator configuration of an item, made from that of the list.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// The separator configuration of all rows. The default is that of the appearance.
  public var separatorConfiguration: UIListSeparatorConfiguration {
    get { separators ?? UIListSeparatorConfiguration(listAppearance: appearance) }
    set { separators = newValue }
  }
  private(set) var separators: UIListSeparatorConfiguration?
  /// A closure that returns the separators of each item, called with those of the list. The default
  /// is `nil`: all are alike.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// A closure that returns the swipe actions of an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that returns the swipe actions at the leading edge of a cell that is a
  /// ``UICollectionViewListCell``. The default is `nil`: none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the swipe actions at the trailing edge of a cell that is a
  /// ``UICollectionViewListCell``. The default is `nil`: none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

/// The container and traits of a compositional layout, which its section provider can adapt to.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }
  /// The trait collection of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size and insets of the container of a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container in points.
  var contentSize: CGSize { get }
  /// The size of the container without the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are subtracted from the size.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that a layout hands its section provider.
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

/// The content of a navigation bar for one controller: title, buttons and search.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Constants that indicate when the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the previous item; the first one is large.
    case automatic
    /// Always, in bars that prefer large titles.
    case always
    /// Never.
    case never
    /// Never, also for the items that follow.
    case inline
  }

  /// Constants that indicate the placement of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// Below the title, or at the trailing end of a wide bar.
    case automatic
    /// At the trailing end of a wide bar; below the title of a narrow one.
    case inline
    /// Below the title.
    case stacked
    /// At the bottom of a narrow screen; at the trailing end of a wide bar.
    case integrated
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item for a decoder.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// The title. The default is `nil`.
  open var title: String? {
    didSet { if oldValue != title { changed() } }
  }

  /// A line above the title. The default is `nil`; the bar is higher with it.
  open var prompt: String? {
    didSet { if oldValue != prompt { changed() } }
  }

  /// The appearance of the bar over content; `nil`, the default, for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set {
      looks.standard = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.appearanceDidChange()
    }
  }

  /// The appearance of the bar at the edge of the content; `nil`, the default, for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.appearanceDidChange()
    }
  }

  /// The appearance of a bar of compact height over content; `nil`, the default, for the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.appearanceDidChange()
    }
  }

  /// The appearance of a bar of compact height at the edge of the content; `nil`, the default, for
  /// the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set {
      looks.compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.appearanceDidChange()
    }
  }

  /// The view shown instead of the inline title. The default is `nil`.
  open var titleView: UIView? {
    didSet { if oldValue !== titleView { changed() } }
  }

  /// The mode that determines when the title is large, in bars that prefer it. The default is
  /// `.automatic`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if oldValue != largeTitleDisplayMode { changed() } }
  }

  /// The back button that leads to this item from the next one; its title is the accessibility
  /// label. The default is `nil`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// The title of the back button that leads to this item. The default is `nil`: ``title``.
  open var backButtonTitle: String? {
    didSet { changed() }
  }

  /// A Boolean value that indicates whether the back button is hidden. The default is `false`.
  open var hidesBackButton = false {
    didSet { if oldValue != hidesBackButton { changed() } }
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// A Boolean value that indicates whether ``leftBarButtonItems`` are shown beside the back
  /// button, not instead of it. The default is `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { if oldValue != leftItemsSupplementBackButton { changed() } }
  }

  /// The items at the leading edge, from the edge inwards. The default is `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// The items at the trailing edge, from the edge inwards. The default is `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// The first item at the leading edge. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Replaces the items at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Replaces the items at the leading edge by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  /// Replaces the items at the trailing edge by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  /// The search controller of the item's page, whose search bar is shown in the bars. The default
  /// is `nil`.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.item = nil
      searchController?.item = self
      search = searchController?.search
      placeSearch()
    }
  }
  /// A Boolean value that indicates whether a search bar below the title collapses when the content
  /// scrolls. The default is `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if oldValue != hidesSearchBarWhenScrolling { placeSearch() } }
  }
  /// The preferred placement of the search bar. The default is `.automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if oldValue != preferredSearchBarPlacement { placeSearch() } }
  }
  /// The current placement of the search bar; never `.automatic`.
  open var searchBarPlacement: SearchBarPlacement {
    switch searchController?.search.place {
    case .bottom: .integrated
    case .trailing: .inline
    case .drawer, nil: .stacked
    }
  }

  /// The search whose field the item shows. The default is `nil`.
  package var search: NavigationSearch? {
    didSet {
      guard oldValue !== search else { return }
      oldValue?.item = nil
      oldValue?.bar.removeFromSuperview()
      search?.item = self
      bar?.searchDidChange()
    }
  }

  /// The controller that the item belongs to.
  weak var page: UIViewController?
  private(set) var looks = BarLooks()
  /// The bar that shows the item.
  weak var bar: UINavigationBar?
  private var isAnimatingChange = false

  private func change(_ animated: Bool, _ body: () -> Void) {
    isAnimatingChange = animated
    body()
    isAnimatingChange = false
  }

  private func changed() {
    bar?.itemDidChange(self, animated: isAnimatingChange)
  }

  /// Applies the placement of the search bar.
  func placeSearch() {
    guard let search = searchController?.search else { return }
    let isWide = page?.traitCollection.horizontalSizeClass == .regular
    let place: SearchBarPlace =
      switch preferredSearchBarPlacement {
      case .stacked: .drawer
      case .automatic, .inline: isWide ? .trailing : .drawer
      case .integrated: isWide ? .trailing : .bottom
      }
    guard place != search.place || search.hidesWhenScrolling != hidesSearchBarWhenScrolling else {
      return
    }
    search.place = place
    search.hidesWhenScrolling = hidesSearchBarWhenScrolling
    page?.navigationController?.viewIfLoaded?.setNeedsLayout()
  }
}

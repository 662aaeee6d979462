/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item before; for the first one, large.
    case automatic
    /// Whenever the bar prefers large titles.
    case always
    /// Never.
    case never
    /// Never, also for those that follow.
    case inline
  }

  /// Where a search field stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// Below the title, or at the end of a wide bar.
    case automatic
    /// At the end of a wide bar; below the title of a narrow one.
    case inline
    /// Below the title.
    case stacked
    /// At the bottom of a narrow screen; at the end of a wide bar.
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

  /// How the bar looks over content that reaches under it; `nil`, the default, as the bar says.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks.standard }
    set {
      looks.standard = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.appearanceDidChange()
    }
  }

  /// How the bar looks at the edge of the content; `nil`, the default, as the bar says.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.appearanceDidChange()
    }
  }

  /// How a bar of compact height looks over content; `nil`, the default, as the bar says.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      bar?.appearanceDidChange()
    }
  }

  /// How a bar of compact height looks at the edge of the content; `nil`, the default, as the bar
  /// says.
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

  /// When the title is shown large, in bars that prefer it. The default is `.automatic`.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if oldValue != largeTitleDisplayMode { changed() } }
  }

  /// The button that leads back here from the next item; its title names it for assistive
  /// technology. The default is `nil`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { changed() }
  }

  /// The title of the button that leads back here. The default is `nil`: ``title``.
  open var backButtonTitle: String? {
    didSet { changed() }
  }

  /// Whether the button that leads back is left out. The default is `false`.
  open var hidesBackButton = false {
    didSet { if oldValue != hidesBackButton { changed() } }
  }

  /// Shows or leaves out the button that leads back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether ``leftBarButtonItems`` stand beside the button that leads back, not instead of it. The
  /// default is `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { if oldValue != leftItemsSupplementBackButton { changed() } }
  }

  /// The items where reading begins, from the edge inwards. The default is `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// The items where reading ends, from the edge inwards. The default is `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { changed() }
  }

  /// The first item where reading begins. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item where reading ends. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the items where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Replaces the items where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Replaces the items where reading begins by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }

  /// Replaces the items where reading ends by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  /// The search of the item's controller, whose field stands in the bars. The default is `nil`.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.item = nil
      searchController?.item = self
      search = searchController?.search
      placeSearch()
    }
  }
  /// Whether a field below the title goes away with what is scrolled. The default is `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if oldValue != hidesSearchBarWhenScrolling { placeSearch() } }
  }
  /// Where the field is to stand. The default is `.automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if oldValue != preferredSearchBarPlacement { placeSearch() } }
  }
  /// Where the field stands; never `.automatic`.
  open var searchBarPlacement: SearchBarPlacement {
    switch searchController?.search.place {
    case .bottom: .integrated
    case .trailing: .inline
    case .drawer, nil: .stacked
    }
  }

  /// The search whose field stands with the title. The default is `nil`.
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

  /// Sets the field of the search controller where it is to stand.
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

/// Searches in a controller's content: a field in its bars, and results in front of it while people
/// search.
///
/// Give it to ``UINavigationItem/searchController``. While the search is on, the results' controller
/// is a child of the page, in front of its view.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the scopes of the search bar show.
  public enum ScopeBarActivation: Int, Sendable {
    /// As `.onTextEntry`.
    case automatic
    /// When code says so.
    case manual
    /// From the first letter on until the search ends.
    case onTextEntry
    /// While the search is on.
    case onSearchActivation
  }

  /// Creates a search; results that are shown in the page itself need no controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search with results in the page itself.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search for a decoder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  /// The controller of the results; `nil` where the page shows them.
  open private(set) var searchResultsController: UIViewController?
  /// Brings the results up to date. Not retained; the default is `nil`.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears when the search comes and goes. Not retained; the default is `nil`.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field with its button to leave, and the scopes. Its delegate is the client's.
  open var searchBar: UISearchBar { search.bar }

  /// Whether people search. Setting it begins or ends the search, animated.
  open var isActive: Bool {
    get { search.isActive }
    set {
      guard newValue != search.isActive else { return }
      search.setActive(newValue, animated: true)
      activeDidChange()
    }
  }

  /// Whether the page is dimmed, and can not be touched, while there are no results in front of it.
  /// The default is `true`.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if isActive { showCover() } }
  }
  /// Whether the title goes away while people search below it. The default is `true`.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { search.hidesBar }
    set { search.hidesBar = newValue }
  }
  /// Whether the button to leave comes and goes with the search. The default is `true`.
  open var automaticallyShowsCancelButton: Bool {
    get { search.showsCancel }
    set { search.showsCancel = newValue }
  }
  /// When the scopes show. The default is `.automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet {
      search.scopesShow =
        switch scopeBarActivation {
        case .automatic, .onTextEntry: .withText
        case .onSearchActivation: .always
        case .manual: nil
        }
    }
  }
  /// Whether the results come with the first letter and go with the last one. The default is `true`;
  /// setting ``showsSearchResultsController`` sets it to `false`.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showResults() }
  }
  /// Whether the results are in front of the page while people search.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      showResults()
    }
  }

  package let search = NavigationSearch()
  /// The item that has the search.
  weak var item: UINavigationItem?
  private var showsResults = false
  private let cover = SearchCoverView(frame: .zero)
}

extension UISearchController {
  private func setUp() {
    search.onTextChange = { [weak self] _ in self?.resultsDidChange() }
    search.onScopeChange = { [weak self] _ in self?.tellUpdater() }
    search.onActiveChange = { [weak self] _ in self?.activeDidChange() }
    cover.tap = { [weak self] in self?.isActive = false }
  }

  private func activeDidChange() {
    let isActive = search.isActive
    if isActive {
      delegate?.presentSearchController(self)
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    showCover()
    resultsDidChange()
    let page = item?.page?.viewIfLoaded
    DisplayHost.afterThisTurn(of: page) { [weak self] in
      guard let self, search.isActive == isActive else { return }
      if isActive {
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.didDismissSearchController(self)
      }
    }
  }

  private func resultsDidChange() {
    if automaticallyShowsSearchResultsController {
      showsResults = search.isActive && searchBar.text?.isEmpty == false
    }
    tellUpdater()
    showResults()
  }

  private func tellUpdater() {
    searchResultsUpdater?.updateSearchResults(for: self)
    item?.page?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Dims the page while nothing else is in front of it.
  private func showCover() {
    guard let page = item?.page?.viewIfLoaded, let holder else { return }
    let isShown = search.isActive && obscuresBackgroundDuringPresentation
    if isShown, cover.superview !== holder {
      cover.alpha = 0
      add(cover, to: holder, above: page)
    }
    let isPresent = page.window != nil
    UIView.animate(withDuration: isPresent ? SearchCoverView.duration : 0) {
      self.cover.alpha = isShown ? 1 : 0
    } completion: { [weak self] _ in
      guard let self, !(search.isActive && obscuresBackgroundDuringPresentation) else { return }
      cover.removeFromSuperview()
    }
  }

  /// The view that holds the page's: what is in front of a page that scrolls does not scroll.
  private var holder: UIView? {
    let page = item?.page?.viewIfLoaded
    return page?.superview ?? page
  }

  private func add(_ view: UIView, to holder: UIView, above page: UIView) {
    view.frame = holder === page ? page.bounds : page.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if holder === page {
      holder.addSubview(view)
    } else {
      holder.insertSubview(view, aboveSubview: cover.superview === holder ? cover : page)
    }
  }

  /// Sets the results in front of the page, or takes them away.
  private func showResults() {
    guard let results = searchResultsController, let page = item?.page else { return }
    let isShown = search.isActive && showsResults
    guard isShown != (results.parent === page) else { return }
    if isShown, let view = page.viewIfLoaded, let holder {
      page.addChild(results)
      add(results.view, to: holder, above: view)
      results.didMove(toParent: page)
    } else if !isShown {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// Lies over a page while people search and there are no results yet.
private final class SearchCoverView: UIView {
  /// Seconds. Grade: tunable.
  static let duration = 0.25
  var tap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The dimming of presentations.
    backgroundColor = UIColor { traits in
      UIColor.black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { [weak self] _ in self?.tap?() }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }
}

/// Brings the results of a search up to date.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope is another, or people began or ended to search.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search comes and goes. Every requirement has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search begins; before the other calls.
  func presentSearchController(_ searchController: UISearchController)
  /// The search comes.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search is there.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search goes.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search is gone.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

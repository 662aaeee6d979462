/// A view controller that manages a search: a search field in the navigation bar and a results
/// controller in front of the content while the search is active.
///
/// Assign it to ``UINavigationItem/searchController``. While the search is active, the results
/// controller is a child of the page's controller, in front of its view.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Constants that indicate when the scope bar is visible.
  public enum ScopeBarActivation: Int, Sendable {
    /// The same as `.onTextEntry`.
    case automatic
    /// The app shows and hides it.
    case manual
    /// It appears with the first character and stays until the search ends.
    case onTextEntry
    /// It is visible while the search is active.
    case onSearchActivation
  }

  /// Creates a search controller; pass `nil` if the searched page shows the results itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller whose results are shown in the searched page.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a search controller for a decoder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  /// The controller that shows the results; `nil` if the searched page shows them.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results. Not retained; the default is `nil`.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified when the search begins and ends. Not retained; the default is
  /// `nil`.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar with the field, the cancel button and the scopes. Its delegate is free for the
  /// client.
  open var searchBar: UISearchBar { search.bar }

  /// A Boolean value that indicates whether the search is active. Setting it begins or ends the
  /// search with an animation.
  open var isActive: Bool {
    get { search.isActive }
    set {
      guard newValue != search.isActive else { return }
      search.setActive(newValue, animated: true)
      activeDidChange()
    }
  }

  /// A Boolean value that indicates whether the searched page is dimmed and disabled while there
  /// are no results in front of it. The default is `true`.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if isActive { showCover() } }
  }
  /// A Boolean value that indicates whether the title is hidden while a search below it is active.
  /// The default is `true`.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { search.hidesBar }
    set { search.hidesBar = newValue }
  }
  /// A Boolean value that indicates whether the cancel button is shown and hidden automatically.
  /// The default is `true`.
  open var automaticallyShowsCancelButton: Bool {
    get { search.showsCancel }
    set { search.showsCancel = newValue }
  }
  /// The activation of the scope bar. The default is `.automatic`.
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
  /// A Boolean value that indicates whether the results appear automatically with the first
  /// character and disappear with the last one. The default is `true`; setting
  /// ``showsSearchResultsController`` sets it to `false`.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showResults() }
  }
  /// A Boolean value that indicates whether the results controller is visible during the search.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      showsResults = newValue
      showResults()
    }
  }

  package let search = NavigationSearch()
  /// The navigation item that the search belongs to.
  weak var item: UINavigationItem?
  private var showsResults = false
  private let cover = SearchCoverView(frame: .zero)
}

extension UISearchController {
  private func setUp() {
    search.onTextChange = { [weak self] _ in self?.resultsDidChange() }
    search.onScopeChange = { [weak self] _ in self?.notifyUpdater() }
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
    notifyUpdater()
    showResults()
  }

  private func notifyUpdater() {
    searchResultsUpdater?.updateSearchResults(for: self)
    item?.page?.setNeedsUpdateContentUnavailableConfiguration()
  }

  /// Shows or hides the dimming view in front of the page.
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

  /// The superview of the page's view: a view in front of a scroll view must not be inside it.
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

  /// Adds the results controller in front of the page, or removes it.
  private func showResults() {
    guard let results = searchResultsController, let page = item?.page else { return }
    let isShown = search.isActive && showsResults
    guard isShown != (results.parent != nil) else { return }
    if isShown, let view = page.viewIfLoaded, let holder {
      let parent = holder === view ? page : page.parent ?? page
      parent.addChild(results)
      add(results.view, to: holder, above: view)
      results.didMove(toParent: parent)
    } else if !isShown {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// The dimming view in front of a page while a search has no results yet.
private final class SearchCoverView: UIView {
  /// Seconds. Grade: tunable.
  static let duration = 0.25
  var tap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The colour of the dimming view of presentations.
    backgroundColor = UIColor { traits in
      UIColor.black.withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { [weak self] _ in self?.tap?() }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }
}

/// The method that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results: the text or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that notify when a search begins and ends. Every requirement has a default.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Presents the search; called before the other methods.
  func presentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search will begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search will end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search ended.
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

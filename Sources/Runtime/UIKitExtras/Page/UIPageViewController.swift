/// A container view controller that shows one of several pages, between which the user navigates
/// with a swipe.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Constants that indicate the style of transitions between pages. The page curl is not
  /// implemented here.
  public enum TransitionStyle: Int, Sendable {
    /// The pages scroll.
    case scroll = 1
  }

  /// Constants that indicate the axis of navigation between pages.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages lie side by side.
    case horizontal
    /// Pages lie one below the other.
    case vertical
  }

  /// Constants that indicate the direction of a transition.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// The keys of a page view controller's options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the spacing between pages, in points, as a `CGFloat` or another number. The
    /// default is 0.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    gap =
      (spacing as? CGFloat) ?? (spacing as? Int).map { CGFloat($0) } ?? (spacing as? NSNumber)
      .map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with horizontal pages for a decoder.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    gap = 0
    super.init(coder: coder)
  }

  /// The style of transitions between pages.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis of navigation between pages.
  open private(set) var navigationOrientation: NavigationOrientation

  /// The object that is notified of pages that the user turns. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that provides the pages before and after the current one; without it the user
  /// cannot turn pages. Not retained. Setting it discards the pages that were requested before.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { sourceDidChange() }
  }

  /// The current page in an array; empty before the first page is set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// Sets the current page: exactly one controller is passed. `completion` is called at the end of
  /// the transition, with whether it was not interrupted. The delegate is not notified.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      Misuse.report(ContentMisuse.pageCount(viewControllers?.count ?? 0, of: self))
      return
    }
    set(page, direction, animated: animated, completion)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.pages = self
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.alwaysBounceHorizontal = isHorizontal
    scrollView.alwaysBounceVertical = !isHorizontal
    scrollView.scrollsToTop = false
    scrollView.isScrollEnabled = dataSource != nil
    view.addSubview(scrollView)
    pageControl.addAction(
      UIAction { [weak self] _ in self?.turnToDot() }, for: .valueChanged)
    view.addSubview(pageControl)
    showDots()
    if let current { show(current, in: .middle) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutPages()
  }

  /// `false`: this controller forwards appearance methods to the current page itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    current?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    current?.endAppearanceTransition()
  }

  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }

  /// The position of a page in the scroll view: before, in or after the middle.
  enum Slot: CGFloat {
    case before = 0
    case middle = 1
    case after = 2
  }

  /// A transition to another page.
  struct Turn {
    let page: UIViewController
    let slot: Slot
    /// Indicates whether the user started the transition; the delegate is notified only then.
    let isByUser: Bool
    let completion: ((Bool) -> Void)?
  }

  let scrollView = PageScrollView(frame: .zero)
  let pageControl = UIPageControl(frame: .zero)
  let gap: CGFloat
  var current: UIViewController?
  var turn: Turn?
  /// The pages that the data source returned; `.some(nil)` if there is none on that side.
  var neighbours: [Slot: UIViewController?] = [:]
  var laidOutSize = CGSize.zero
  /// The page control's index of the current page.
  var shownDot = 0
  /// Indicates whether the offset is being set by layout and not by a movement.
  var isPlacing = false
}

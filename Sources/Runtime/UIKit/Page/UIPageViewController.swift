/// Shows one of several pages, which the user turns with a finger.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned. Curling paper is not drawn here.
  public enum TransitionStyle: Int, Sendable {
    /// By scrolling.
    case scroll = 1
  }

  /// The axis along which pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next.
    case forward
    /// To the one before.
    case reverse
  }

  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Space between pages, in points, as a `CGFloat` or another number. The default is 0.
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

  /// How pages are turned.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which pages lie.
  open private(set) var navigationOrientation: NavigationOrientation

  /// Hears of pages that the user turns. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Gives the pages beside the one that shows; without it the user cannot turn pages. Not retained.
  /// Setting it forgets the pages asked for before.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { sourceDidChange() }
  }

  /// The page that shows, alone in a list; empty before the first is set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// Shows another page: exactly one is given. `completion` is called when it is there, with whether
  /// nothing came in between. The delegate is not told.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      reportMisuse(
        "\(type(of: self)) was given \(viewControllers?.count ?? 0) controllers to show; give it "
          + "one. Nothing changed.")
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

  /// The page that shows is told by this controller.
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

  /// Where a page stands: before, in or after the middle of the scroll view.
  enum Slot: CGFloat {
    case before = 0
    case middle = 1
    case after = 2
  }

  /// A page that is on its way in.
  struct Turn {
    let page: UIViewController
    let slot: Slot
    /// Whether a finger or the dots bring it; the delegate hears of it then.
    let isByUser: Bool
    let completion: ((Bool) -> Void)?
  }

  let scrollView = PageScrollView(frame: .zero)
  let pageControl = UIPageControl(frame: .zero)
  let gap: CGFloat
  var current: UIViewController?
  var turn: Turn?
  /// The pages that the data source gave; `.some(nil)` is an end.
  var neighbours: [Slot: UIViewController?] = [:]
  var laidOutSize = CGSize.zero
  /// The dot of the page that shows.
  var shownDot = 0
  /// Whether the offset is being set anew, and stands for no movement.
  var isPlacing = false
}

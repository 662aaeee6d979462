/// A container view controller that shows one of several controllers, selected in a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  /// Creates a controller for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tabBar.manager = self
    follower.onScroll = { [weak self] in self?.contentDidScroll($0) }
    tabBar.expand = { [weak self] in self?.setMinimized(false, animated: true) }
    tabBar.shouldSelect = { [weak self] in self?.allowsSelection(of: $0) ?? false }
  }

  /// The tab bar. Its items are those of the controllers.
  public let tabBar = UITabBar(frame: .zero)

  /// The object that is notified of selections. Not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers, in the order of their tabs. The selected one stays selected if it is among
  /// them; otherwise the first one is selected.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; if animated, the bar's items fade in.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: (viewControllers ?? []).map { UITab(of: $0) }, animated: animated)
  }

  /// The tabs. Their controllers are created at once for the items of the bar.
  open var tabs: [UITab] {
    get { tabStorage }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs; if animated, the bar's items fade in.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    replaceTabs(with: tabs, animated: animated)
  }

  /// The selected tab. One that is not in the controller is reported and ignored.
  open var selectedTab: UITab? {
    get { tabStorage.indices.contains(selection) ? tabStorage[selection] : nil }
    set {
      guard let newValue, let index = tabStorage.firstIndex(where: { $0 === newValue }) else {
        return reportUnknown(newValue.map { "the tab \"\($0.title)\"" } ?? "no tab")
      }
      select(index)
    }
  }

  /// The index of the selected controller; `NSNotFound` without controllers. An index without a
  /// controller is reported and ignored. The delegate is not called.
  open var selectedIndex: Int {
    get { selection < 0 ? NSNotFound : selection }
    set {
      guard controllers.indices.contains(newValue) else {
        return reportUnknown("the index \(newValue)")
      }
      select(newValue)
    }
  }

  /// The selected controller. One that is not in the tabs is reported and ignored.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set {
      guard let newValue, let index = controllers.firstIndex(where: { $0 === newValue }) else {
        return reportUnknown(newValue.map { "\(type(of: $0))" } ?? "no controller")
      }
      select(index)
    }
  }

  /// A Boolean value that indicates whether the bar is hidden. The default is `false`.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; if animated, it slides.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    updateBar(animated: animated)
  }

  /// The behaviour that determines when a floating bar is minimized. The default is `.automatic`.
  open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { minimizeBehaviorStorage }
    set {
      minimizeBehaviorStorage = newValue
      if newValue == .automatic || newValue == .never { setMinimized(false, animated: true) }
    }
  }

  /// An accessory above the bar. The default is `nil`.
  open var bottomAccessory: UITabAccessory? {
    get { accessoryView?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Replaces the accessory above the bar; if animated, the views cross-fade.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    replaceAccessory(with: bottomAccessory, animated: animated)
  }

  /// Selects the tab of an item that the user tapped.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    userSelected(item)
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layoutTabs() }
    content.frame = container.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fade.transform = CGAffineTransform(scaleX: 1, y: -1)
    container.addSubview(content)
    container.addSubview(fade)
    if let accessoryView { container.addSubview(accessoryView) }
    container.addSubview(tabBar)
    view = container
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelection()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
    updateContentSafeArea()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  /// The preferred content size: the value that was set, else that of the selected tab.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? selectedViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  /// Forwards a change of the selected tab's preferred content size.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === selectedViewController { preferredContentSizeDidChange() }
  }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    selectedViewController
  }

  open override var childViewControllerForPointerLock: UIViewController? { selectedViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? ownPreferredOrientation
  }

  override var childForPresentationModality: UIViewController? { selectedViewController }

  var ownSupportedOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }

  var ownPreferredOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  let content = UIView(frame: .zero)
  /// The gradient that fades content out below a floating bar.
  let fade = BarFadeView(frame: .zero)
  private(set) lazy var follower = TabBarContentFollower { [weak self] in self?.updateFade() }
  var tabStorage: [UITab] = []
  var controllers: [UIViewController] = []
  var selection = -1
  var isBarHidden = false
  /// Indicates whether the bar is not visible, also because a controller hides it.
  var isBarAway = false
  var minimizeBehaviorStorage = MinimizeBehavior.automatic
  var accessoryView: TabAccessoryView?
  /// The scroll position at which the direction changed last.
  var scrollAnchor: CGFloat?
  /// The item of the previously selected tab.
  weak var lastItem: UITabBarItem?
}

/// A container view controller that shows the top controller of a stack, with a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Constants that indicate the operation on the stack.
  public enum Operation: Int, Sendable {
    /// No operation.
    case none
    /// A controller is pushed onto the stack.
    case push
    /// A controller is popped from the stack.
    case pop
  }

  /// Pops the top controller for the escape gesture, if it is not the root.
  open override func accessibilityPerformEscape() -> Bool {
    guard viewControllers.count > 1 else { return super.accessibilityPerformEscape() }
    popViewController(animated: true)
    return true
  }

  /// The duration of showing and hiding the bar, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// Creates a navigation controller with the root controller of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a navigation controller for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    definesPresentationContext = true
    navigationBar.isControlled = true
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.onHeightChange = { [weak self] in self?.layoutStack() }
    navigationBar.onAppearanceChange = { [weak self] in self?.contentMoved() }
  }

  /// The navigation bar. Its items are those of the controllers on the stack.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// The gesture recognizer of the interactive pop, a swipe from the leading edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  /// The object that is notified of the shown controllers. Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The stack, from the root controller. Setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller at the top of the stack, or the view controller presented over it.
  open var visibleViewController: UIViewController? {
    var shown = stack.last
    while let above = shown?.presentedViewController, !above.isBeingDismissed { shown = above }
    return shown
  }

  /// Replaces the stack. If animated, a new top controller is pushed, or popped to if it was on the
  /// stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a controller onto the stack. One that is on the stack already is reported and ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top controller and returns it. The root controller stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops all controllers above the root controller and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return pop(to: 0, animated: animated)
  }

  /// Pops all controllers above a controller and returns them. A controller that is not on the
  /// stack is reported, and nothing changes.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Misuse.report(NavigationMisuse.notOnStack(viewController, of: self))
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Pushes a controller with an animation.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// A Boolean value that indicates whether the bar is hidden. The default is `false`.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; if animated, it slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  /// The toolbar at the bottom. Its items are those of the top controller.
  open var toolbar: UIToolbar! {
    if let toolbarStorage { return toolbarStorage }
    let made = UIToolbar(frame: .zero)
    toolbarStorage = made
    return made
  }

  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar; if animated, it slides.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  open override func loadView() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layoutStack() }
    transitionView.frame = container.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(transitionView)
    container.addSubview(navigationBar)
    view = container
    swipe.attach(to: container, of: self)
  }

  /// The preferred content size: the value that was set, else that of the top controller plus the
  /// bar.
  open override var preferredContentSize: CGSize {
    get { stackContentSize(own: super.preferredContentSize) }
    set { super.preferredContentSize = newValue }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSizeDidChange() }
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    // What was covered while a push ran appears at the end of the push.
    if isAppearing, !isShowing { finishTransition() }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTop()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    layoutStack()
    if let top = topViewController { notifyDelegate(willShow: top, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DisplayHost.afterThisTurn { [weak self] in
      guard let self, let top = topViewController, transition == nil else { return }
      notifyDelegate(didShow: top, animated: animated)
    }
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layoutStack()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var childForStatusBarStyle: UIViewController? { topViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    topViewController
  }

  open override var childViewControllerForPointerLock: UIViewController? { topViewController }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The preferred orientation of the controller without a delegate.
  var ownPreferredOrientation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  override var childForPresentationModality: UIViewController? { topViewController }

  private var toolbarStorage: UIToolbar?
  var toolbarIsMade: Bool { toolbarStorage != nil }
  var isBottomBarHidden = true
  let swipe = NavigationSwipe()
  /// The scroll view whose content scrolls below the bar.
  weak var followedScrollView: UIScrollView?
  let transitionView = UINavigationTransitionView()
  var stack: [UIViewController] = []
  var wrappers: [(controller: UIViewController, view: UIViewControllerWrapperView)] = []
  var isBarHidden = false
  var pages = NavigationPages()
}

/// An object that manages a view hierarchy and takes part in containment, appearance and
/// presentation.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// Creates a controller. Nib files are not supported: the names are stored and the view comes
  /// from ``loadView()``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view comes from ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a decoder; its view comes from ``loadView()``.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The nib name passed to the initialiser.
  open private(set) var nibName: String?
  /// The bundle passed to the initialiser.
  open private(set) var nibBundle: Bundle?

  /// The controller's view; the first access loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { adoptView(newValue) }
  }

  /// The controller's view, or `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { viewStorage }
  /// A Boolean value that indicates whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() { loadOnce() }

  /// Creates the view. The default creates an empty one as large as the screen. Assign ``view`` in
  /// an override and do not call `super`.
  open func loadView() {
    adoptView(UIView(frame: UIScreen.main.bounds))
  }

  /// Called after the view was loaded. The default does nothing.
  open func viewDidLoad() {}
  /// Called before the view is added to a visible hierarchy.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the hierarchy with its traits and geometry, before it is drawn.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was added to a visible hierarchy and the transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from the hierarchy.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view was removed from the hierarchy.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Updates the constraints of the controller's view before layout. The default calls the view's
  /// method.
  open func updateViewConstraints() { viewStorage?.updateConstraints() }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The content configuration of the view that shows in front of the controller's view if there is
  /// no content. The default is `nil`: none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable() }
  }
  /// Updates ``contentUnavailableConfiguration`` for a state. The default does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Called after the view's safe area insets changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's layout margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when memory is short, which never happens here. The default does nothing.
  open func didReceiveMemoryWarning() {}

  /// The title that containers show for the controller. The default is `nil`.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The item that represents the controller in a navigation bar. Its title follows ``title``.
  open var navigationItem: UINavigationItem { madeNavigationItem() }

  /// The item that represents the controller in a tab bar. Its title follows ``title``.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { replaceTabBarItem(with: newValue) }
  }

  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? {
    nearestAncestor { $0 as? UITabBarController }
  }

  /// A Boolean value that indicates whether the tab bar is hidden while the controller is pushed on
  /// a navigation controller, for as long as it is on the stack. The default is `false`.
  open var hidesBottomBarWhenPushed = false
  /// The items that the navigation controller's toolbar shows for the controller. The default is
  /// `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemStorage }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces ``toolbarItems``; if animated, the new ones fade in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(with: toolbarItems, animated: animated)
  }

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? {
    nearestAncestor { $0 as? UINavigationController }
  }

  /// A Boolean value that indicates whether the controller is being added to a container, in
  /// `viewWillAppear` and `viewDidAppear`.
  open var isMovingToParent: Bool { parentMovement == .arriving }

  /// A Boolean value that indicates whether the controller is being removed from its container, in
  /// `viewWillDisappear` and `viewDidDisappear`.
  open var isMovingFromParent: Bool { parentMovement == .leaving }

  /// Sets the scroll view that the bar at an edge observes; `nil` restores the automatic choice.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    chooseContentScrollView(scrollView, for: edge)
  }

  /// Returns the scroll view that the bar at an edge observes: the one that was set, else the view
  /// itself or the first scroll view among its backmost subviews.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    chosenContentScrollView(for: edge) ?? viewIfLoaded?.rearmostScrollView
  }

  /// The size that the controller prefers in a popover, sheet or container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { preferredContentSizeDidChange() } }
  }

  /// The insets that are added to the safe area of the controller's view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { viewStorage?.updateSafeArea() } }
  }

  /// The minimum margins of the root view: 16 points at the sides, 20 on screens at least 390 points
  /// wide (B7).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewStorage?.bounds.width ?? UIScreen.main.bounds.width) >= 390 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A Boolean value that indicates whether the root view's margins are at least
  /// ``systemMinimumLayoutMargins``. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { updateSystemMargins() }
  }

  /// The controller's parent in containment.
  open var parent: UIViewController? { parentStorage }
  /// The controller's children in containment, in the order they were added.
  open var children: [UIViewController] { childStorage }

  /// Adds a child; call its `didMove(toParent:)` when its view is in place. A child of another
  /// parent is removed from that first. Adding a controller to itself or to a descendant is
  /// reported and ignored.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent; call `willMove(toParent: nil)` first.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes; `nil` when the controller is being removed.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// A Boolean value that indicates whether appearance callbacks are forwarded to the children
  /// automatically. The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child that it is about to appear or disappear; pair it with
  /// ``endAppearanceTransition()``.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies a child that the change announced by ``beginAppearanceTransition(_:animated:)`` has
  /// ended.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// The child that determines the style of the status bar; `nil` for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; `nil` for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The preferred style of the status bar. The default is `.default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden. The default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar is hidden and shown. The default is `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Marks the status bar preferences as changed; the controllers are asked for them before the
  /// next frame.
  open func setNeedsStatusBarAppearanceUpdate() { needPreferences(.statusBar) }
  /// The child that determines whether the home indicator is hidden; `nil` for the controller
  /// itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// A Boolean value that indicates whether the home indicator may be hidden. The default is
  /// `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Marks ``prefersHomeIndicatorAutoHidden`` as changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { needPreferences(.homeIndicator) }
  /// The child that determines the edges that defer system gestures; `nil` for the controller
  /// itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the app's gestures take precedence over those of the system. The default is
  /// none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Marks ``preferredScreenEdgesDeferringSystemGestures`` as changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { needPreferences(.edges) }
  /// The child that determines whether the pointer is locked; `nil` for the controller itself.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// A Boolean value that indicates whether the pointer should be locked in place. The default is
  /// `false`.
  open var prefersPointerLocked: Bool { false }
  /// Marks ``prefersPointerLocked`` as changed.
  open func setNeedsUpdateOfPrefersPointerLocked() { needPreferences(.pointer) }
  /// Marks ``supportedInterfaceOrientations`` as changed; the interface rotates if it must.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { needPreferences(.orientations) }
  /// The interface orientations that the controller supports. The default is all on an iPad and all
  /// but upside down on an iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The interface orientation that the controller prefers when its presentation fills the screen.
  /// The default is the current orientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    DisplayHost.current?.configuration.orientation ?? .portrait
  }

  /// The effective traits of the controller.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Called after the traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The appearance, light or dark, of the controller and its children. The default is
  /// `.unspecified`: inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewStorage?.updateTraits() }
  }

  /// The style in which the controller is presented. The default is `.automatic`: a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition of a presentation without a custom animator. The default is `.coverVertical`.
  /// Sheets slide whatever its value is.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition of the controller, instead of ``modalTransitionStyle``. The default is `nil`.
  open var preferredTransition: UIViewController.Transition?
  /// A Boolean value that indicates whether the user cannot dismiss the presentation. The default
  /// is `false`.
  open var isModalInPresentation = false {
    didSet { if oldValue != isModalInPresentation { presentationModalityDidChange() } }
  }
  /// A Boolean value that indicates whether presentations in the context styles cover this
  /// controller's view. The default is `false`.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether this controller's ``modalTransitionStyle`` is used for
  /// presentations in its context. The default is `false`.
  open var providesPresentationContextTransitionStyle = false
  /// A Boolean value that indicates whether the controller determines the status bar's look even if
  /// its presentation does not fill the screen. The default is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A Boolean value that indicates whether the keyboard stays when its text field resigns first
  /// responder: only in form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// A Boolean value that indicates whether the focus is restored when the controller appears
  /// again. The default is `true`.
  open var restoresFocusAfterTransition = true
  /// The delegate that provides animators and the presentation controller of custom presentations.
  /// Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The coordinator of the current transition, if the controller or an ancestor takes part in one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? nearestAncestor { $0.runningTransition }
  }
  /// The presentation controller of the nearest presented ancestor, or the one for the controller's
  /// next presentation. Set ``modalPresentationStyle`` before the first access.
  open var presentationController: UIPresentationController? {
    enclosingPresentation?.wanted ?? preparedPresentationController(source: nil)
  }
  /// The presentation controller that currently presents the controller or an ancestor; `nil` if
  /// there is none.
  open var activePresentationController: UIPresentationController? {
    enclosingPresentation?.controller
  }
  /// The ``presentationController`` as a sheet presentation controller; `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController(where: modalPresentationStyle.isSheet)
  }
  /// The ``presentationController`` as a popover presentation controller; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController(where: modalPresentationStyle == .popover)
  }
  /// The view controller that the controller or an ancestor presents.
  open var presentedViewController: UIViewController? { visiblePresentation?.presented }
  /// The view controller that presents the controller or its farthest ancestor.
  open var presentingViewController: UIViewController? { enclosingPresentation?.presenter }
  /// A Boolean value that indicates whether the controller itself is being presented now.
  open var isBeingPresented: Bool {
    presentedBy?.phase == .presenting || presentedBy?.phase == .waiting
  }
  /// A Boolean value that indicates whether the controller itself is being dismissed now.
  open var isBeingDismissed: Bool { presentedBy?.isLeaving ?? false }

  /// Presents a controller: over the root of this one's hierarchy, or over a presentation context.
  ///
  /// A request that cannot be met is reported and ignored, and its completion is not called: from a
  /// controller outside of any window, over one that presents already, of a controller that is
  /// presented, is a child or is a window's root, and during the dismissal of the presenter's last
  /// presentation: request it in the completion of the dismissal.
  ///
  /// - Parameter completion: Called after the presented controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presented view controller with all presentations above it; without one, the
  /// controller itself.
  ///
  /// - Parameter completion: Called after the dismissed controller's `viewDidDisappear(_:)`; not
  ///   called if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller in the manner of the container: a navigation controller pushes it. The
  /// default calls the parent; without one, the controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parentStorage {
      parentStorage.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of this one. The default calls the parent; without one, the
  /// controller is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parentStorage {
      parentStorage.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Replaces a child's view by another child's, animated, with the callbacks of appearing and
  /// disappearing. Both must be children; otherwise it is reported and nothing changes.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 the change happens at once.
  ///   - animations: Changes in place of the options' own dissolve or flip.
  ///   - completion: Called with `true` if the animation was not interrupted.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replace(
      fromViewController, by: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Called before a segue from the controller is performed. The default does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns a Boolean value that indicates whether a segue may be performed. The default is `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called after a child's preferred content size changed. The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called after a child's Auto Layout size changed. The default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child for the container's size `parentSize`: the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view's size changes. The default notifies the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    notifyChildren(ofTransitionTo: size, with: coordinator)
  }

  /// Called before the traits change. The default notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The child that also determines whether the user may dismiss a presentation; for navigation
  /// controllers the top view controller.
  var childForPresentationModality: UIViewController? { nil }

  /// Returns the presentation controller of a controller that is always presented in one manner,
  /// such as an alert; it is kept in `preparedController`.
  func ownPresentationController() -> UIPresentationController? { nil }

  /// Returns the presentation that such a controller adapts to for some traits: itself or another
  /// one. `nil` leaves the choice to the general rules.
  func ownAdaptation(
    of wanted: UIPresentationController, traits: UITraitCollection
  ) -> UIPresentationController? { nil }

  /// Called before a presentation controller uses the controller's view.
  func presentationWillUse(_ controller: UIPresentationController) {}

  /// Called after the user dismissed the presentation.
  func userDidDismissPresentation() {}

  /// A Boolean value that indicates whether the view can be edited.
  open var isEditing = false {
    didSet { showEditing() }
  }
  /// Sets editing mode. The default only stores it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A bar button item that starts and ends editing mode, animated.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem() }

  open override var next: UIResponder? {
    if let superview = viewStorage?.superview { return superview }
    return parentStorage
  }

  /// The key commands that were added.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }
  /// Adds a key command, which a hardware keyboard triggers while the controller is visible.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }
  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }
  private var addedCommands: [UIKeyCommand] = []
  /// The presentation that the controller started.
  package var ownPresentation: Presentation?
  /// The presentation in which the controller is presented.
  package weak var presentedBy: Presentation?
  /// The presentation controller for the next presentation.
  var preparedController: UIPresentationController?
  /// The transitioning delegate that made it.
  weak var askedDelegate: (any UIViewControllerTransitioningDelegate)?
  package weak var runningTransition: ControllerTransition?
  package var viewStorage: UIView?
  var isLoadingView = false
  package weak var parentStorage: UIViewController?
  package var childStorage: [UIViewController] = []
  package var appearance = AppearanceState()
  package var traitOverrideValues = TraitValues() {
    didSet { viewStorage?.updateTraits() }
  }
  /// The trait values that a container sets for this child.
  package var containerTraitValues = TraitValues() {
    didSet { viewStorage?.updateTraits() }
  }
  package var traitChangeRegistry: TraitChangeRegistry?
  var contentScrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []
  package var navigationItemStorage: UINavigationItem?
  var unavailable = UnavailableContent()
  var editItem: UIBarButtonItem?
  package var tabBarItemStorage: UITabBarItem?
  var toolbarItemStorage: [UIBarButtonItem]?
  /// Indicates whether a container is adding or removing the controller.
  package var parentMovement = ParentMovement.none
}

/// Owns a hierarchy of views and takes part in containment, appearance and presentation.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// Creates a controller. There are no nib files here: the names are kept for the type's users and
  /// the view comes from ``loadView()``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view comes from ``loadView()``.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a decoder. Archives hold no controllers here.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The nib name given to the initialiser.
  open private(set) var nibName: String?
  /// The bundle given to the initialiser.
  open private(set) var nibBundle: Bundle?

  /// The controller's view; reading it the first time loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { adoptView(newValue) }
  }

  /// The controller's view if it is loaded.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view if that has not happened.
  open func loadViewIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if viewStorage == nil {
      reportMisuse(
        "\(type(of: self)).loadView() set no view; assign `view` there and do not call super. "
          + "An empty view is used.")
      adoptView(UIView())
    }
    viewStorage?.traitCollection.performAsCurrent { viewDidLoad() }
  }

  /// Makes the view. The default makes an empty one as large as the screen. Assign ``view`` in an
  /// override and do not call `super`.
  open func loadView() {
    adoptView(UIView(frame: UIScreen.main.bounds))
  }

  /// The view was loaded. The default does nothing.
  open func viewDidLoad() {}
  /// The view is about to be added to a hierarchy that shows.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy with its traits and geometry, and about to be drawn.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view was added to a hierarchy that shows and the transition is over.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the hierarchy.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view left the hierarchy.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Adapts the constraints of the controller's view, before layout. The default asks the view.
  open func updateViewConstraints() { viewStorage?.updateConstraints() }
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// What shows in front of the view, for want of content. The default is `nil`: nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showContentUnavailable() }
  }
  /// Sets ``contentUnavailableConfiguration`` as a state asks for. The default does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// The view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's layout margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// The title that containers show. The default is `nil`.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// What a navigation bar shows for the controller. Its title follows ``title``.
  open var navigationItem: UINavigationItem { madeNavigationItem() }

  /// What a tab bar shows for the controller. Its title follows ``title``.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { replaceTabBarItem(with: newValue) }
  }

  /// The nearest tab bar controller that holds the controller.
  open var tabBarController: UITabBarController? {
    nearestAncestor { $0 as? UITabBarController }
  }

  /// Whether the tab bar goes away while the controller is pushed on a navigation controller, for as
  /// long as it is on the stack. The default is `false`.
  open var hidesBottomBarWhenPushed = false

  /// What the toolbar of the navigation controller shows for the controller. The default is `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemStorage }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces ``toolbarItems``; animated, the new ones fade in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemStorage = toolbarItems
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.updateToolbarItems(animated: animated)
  }

  /// The nearest navigation controller that holds the controller.
  open var navigationController: UINavigationController? {
    nearestAncestor { $0 as? UINavigationController }
  }

  /// Whether the controller is being added to a container, in `viewWillAppear` and `viewDidAppear`.
  open var isMovingToParent: Bool { parentMovement == .arriving }

  /// Whether the controller is being removed from its container, in `viewWillDisappear` and
  /// `viewDidDisappear`.
  open var isMovingFromParent: Bool { parentMovement == .leaving }

  /// Says which scroll view a bar at an edge follows; `nil` looks for one again.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    contentScrollViews.removeAll { edge.contains($0.edge) }
    if let scrollView { contentScrollViews.append((edge, WeakScrollView(scrollView))) }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that a bar at an edge follows: the one that was set, else the view itself or
  /// the first scroll view at its back.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let chosen = contentScrollViews.first { $0.edge.isSuperset(of: edge) }?.view.scrollView
    return chosen ?? viewIfLoaded?.rearmostScrollView
  }

  /// The size the controller would like in a popover, sheet or container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet { if oldValue != preferredContentSize { preferredContentSizeDidChange() } }
  }

  /// What a container or the controller itself adds to the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { viewStorage?.updateSafeArea() } }
  }

  /// The smallest margins of the root view: 16 points at the sides, 20 on screens at least 390
  /// points wide (measured.md B7).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewStorage?.bounds.width ?? UIScreen.main.bounds.width) >= 390 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether ``systemMinimumLayoutMargins`` hold for the root view. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { updateSystemMargins() }
  }

  /// The controller's parent in containment.
  open var parent: UIViewController? { parentStorage }
  /// The controller's children in containment, in the order they were added.
  open var children: [UIViewController] { childStorage }

  /// Adds a child; call its `didMove(toParent:)` when its view is in place. A child of another parent
  /// moves. Adding a controller to itself or to a descendant is reported and ignored.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller out of its parent; call `willMove(toParent: nil)` first.
  open func removeFromParent() {
    leaveParent()
  }

  /// The parent is about to change; `nil` when the controller is being removed.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether appearance callbacks reach the children by themselves. The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear; pair it with
  /// ``endAppearanceTransition()``.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that what ``beginAppearanceTransition(_:animated:)`` announced is done.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// The child that decides how the status bar looks; `nil` for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar hides; `nil` for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How the status bar looks. The default is `.default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar hides. The default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes. The default is `.fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Says that the status bar's look changed; the controllers are asked before the next frame.
  open func setNeedsStatusBarAppearanceUpdate() { needPreferences(.statusBar) }
  /// The child that decides about the home indicator; `nil` for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the home indicator may hide. The default is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Says that ``prefersHomeIndicatorAutoHidden`` changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { needPreferences(.homeIndicator) }
  /// The child that decides about edges; `nil` for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the app's gestures come before the system's. The default is none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Says that ``preferredScreenEdgesDeferringSystemGestures`` changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { needPreferences(.edges) }
  /// The child that decides about the pointer; `nil` for the controller itself.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer should stay where it is. The default is `false`.
  open var prefersPointerLocked: Bool { false }
  /// Says that ``prefersPointerLocked`` changed.
  open func setNeedsUpdateOfPrefersPointerLocked() { needPreferences(.pointer) }
  /// Says that ``supportedInterfaceOrientations`` changed; the interface turns if it must.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { needPreferences(.orientations) }
  /// The ways the interface may be turned. The default is all on an iPad and all but upside down on
  /// an iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// How the interface is turned best when the controller is presented and fills the screen. The
  /// default is as it is turned now.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    DisplayHost.current?.configuration.orientation ?? .portrait
  }

  /// The traits in force for the controller.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// The traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the controller and what it holds. The default is `.unspecified`: inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewStorage?.updateTraits() }
  }

  /// How the controller is presented. The default is `.automatic`: a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes where nobody supplies an animator. The default is
  /// `.coverVertical`. Sheets slide whatever it says.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How the controller comes and goes, instead of ``modalTransitionStyle``. The default is `nil`.
  open var preferredTransition: UIViewController.Transition?
  /// Whether the user is kept from dismissing the presentation. The default is `false`.
  open var isModalInPresentation = false {
    didSet { if oldValue != isModalInPresentation { presentationModalityDidChange() } }
  }
  /// Whether presentations of the context styles stay inside of this controller. The default is
  /// `false`.
  open var definesPresentationContext = false
  /// Whether this controller's ``modalTransitionStyle`` counts for presentations in its context. The
  /// default is `false`.
  open var providesPresentationContextTransitionStyle = false
  /// Whether a presentation that does not fill the screen decides about the status bar. The default
  /// is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the keyboard stays when the focus leaves its field: for form sheets only.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the focus goes back to where it was when the controller shows again. The default is
  /// `true`.
  open var restoresFocusAfterTransition = true
  /// Supplies animators and the controller of custom presentations. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The transition that runs now, if the controller or an ancestor takes part in one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? nearestAncestor { $0.runningTransition }
  }
  /// What manages the presentation: the nearest ancestor's, or the one a presentation will use. Set
  /// ``modalPresentationStyle`` before asking.
  open var presentationController: UIPresentationController? {
    enclosingPresentation?.wanted ?? preparedPresentationController(source: nil)
  }
  /// What manages a presentation of the controller or an ancestor now; `nil` if there is none.
  open var activePresentationController: UIPresentationController? {
    enclosingPresentation?.controller
  }
  /// ``presentationController`` if it is a sheet's; `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    guard presentedBy != nil || modalPresentationStyle.isSheet else {
      return enclosingPresentation?.wanted as? UISheetPresentationController
    }
    return presentationController as? UISheetPresentationController
  }
  /// ``presentationController`` if it is a popover's; `nil` for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard presentedBy != nil || modalPresentationStyle == .popover else {
      return enclosingPresentation?.wanted as? UIPopoverPresentationController
    }
    return presentationController as? UIPopoverPresentationController
  }
  /// What the controller or an ancestor presents.
  open var presentedViewController: UIViewController? { visiblePresentation?.presented }
  /// What presents the controller or its farthest ancestor.
  open var presentingViewController: UIViewController? { enclosingPresentation?.presenter }
  /// Whether the controller itself is being presented now.
  open var isBeingPresented: Bool {
    presentedBy?.phase == .presenting || presentedBy?.phase == .waiting
  }
  /// Whether the controller itself is being dismissed now.
  open var isBeingDismissed: Bool { presentedBy?.isLeaving ?? false }

  /// Presents a controller: over the root of this one's hierarchy, or over a presentation context.
  ///
  /// A request that cannot be met is reported and ignored, and its completion is not called: from a
  /// controller outside of any window, over one that presents already, of a controller that is
  /// presented, is a child or is a window's root. A request made while the presenter's last
  /// presentation is being dismissed waits for that.
  ///
  /// - Parameter completion: Called after the presented controller's `viewDidAppear(_:)`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what the controller presents with all above it; if it presents nothing, itself.
  ///
  /// - Parameter completion: Called after the dismissed controller's `viewDidDisappear(_:)`; not
  ///   called if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller in the way of whoever holds this one: a navigation controller pushes it. The
  /// default asks the parent; without one, the controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parentStorage {
      parentStorage.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as the detail of this one. The default asks the parent; without one, the
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
  ///   - duration: Seconds. With 0 it happens at once.
  ///   - animations: Changes in place of the options' own dissolve or flip.
  ///   - completion: Hears whether it came to its end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    replace(
      fromViewController, by: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// A child's preferred size changed. The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// A child's Auto Layout size changed. The default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size a child gets when the controller has `parentSize`: the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The view's size is about to change. The default tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  /// The traits are about to change. The default tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The child that decides, besides the controller, whether the user may dismiss a presentation;
  /// navigation controllers answer with their top controller.
  var childForPresentationModality: UIViewController? { nil }

  /// The presentation controller of a controller that is always presented in its own way; it keeps
  /// it in `preparedController`.
  func ownPresentationController() -> UIPresentationController? { nil }

  /// What such a presentation becomes under some traits: itself or another one. `nil` leaves that to
  /// the rules.
  func ownAdaptation(
    of wanted: UIPresentationController, traits: UITraitCollection
  ) -> UIPresentationController? { nil }

  /// A presentation controller is about to show the controller's view.
  func presentationWillUse(_ controller: UIPresentationController) {}

  /// The user dismissed the presentation and it is gone.
  func userDidDismissPresentation() {}

  /// Whether the controller's view is being edited.
  open var isEditing = false {
    didSet { showEditing() }
  }
  /// Turns editing on or off. The default only stores it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that begins and ends editing, animated.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem() }

  open override var next: UIResponder? {
    if let superview = viewStorage?.superview { return superview }
    return parentStorage
  }

  /// The commands that were added.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }
  /// Has a key of a hardware keyboard ask for something while the controller shows.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }

  /// Takes a command back.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }
  private var addedCommands: [UIKeyCommand] = []
  /// What the controller presents.
  package var ownPresentation: Presentation?
  /// What the controller is presented by.
  package weak var presentedBy: Presentation?
  /// The presentation controller for the next presentation.
  var preparedController: UIPresentationController?
  package weak var runningTransition: ControllerTransition?
  package var viewStorage: UIView?
  private var isLoadingView = false
  package weak var parentStorage: UIViewController?
  package var childStorage: [UIViewController] = []
  package var appearance = AppearanceState()
  package var traitOverrideValues = TraitValues() {
    didSet { viewStorage?.updateTraits() }
  }
  /// What a container sets for this child.
  package var containerTraitValues = TraitValues() {
    didSet { viewStorage?.updateTraits() }
  }
  package var traitChangeRegistry: TraitChangeRegistry?
  var contentScrollViews: [(edge: NSDirectionalRectEdge, view: WeakScrollView)] = []
  package var navigationItemStorage: UINavigationItem?
  var unavailable = UnavailableContent()
  var editItem: UIBarButtonItem?
  package var tabBarItemStorage: UITabBarItem?
  private var toolbarItemStorage: [UIBarButtonItem]?
  /// Whether a container adds or removes the controller now.
  package var parentMovement = ParentMovement.none
}

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
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's layout margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// The title that containers show. The default is `nil`.
  open var title: String? {
    didSet { titleDidChange() }
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
  /// The child that decides about the home indicator; `nil` for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether the home indicator may hide. The default is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Says that the status bar's look changed.
  open func setNeedsStatusBarAppearanceUpdate() {
    statusBarUpdateRequested = true
  }
  /// The ways the interface may be turned. The default is all on an iPad and all but upside down on
  /// an iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The traits in force for the controller.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// The traits changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the controller and what it holds. The default is `.unspecified`: inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { viewStorage?.updateTraits() }
  }

  /// Whether the controller's view is being edited.
  open var isEditing = false

  /// Turns editing on or off. The default only stores it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open override var next: UIResponder? {
    if let superview = viewStorage?.superview { return superview }
    return parentStorage
  }

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
  package var statusBarUpdateRequested = false
}

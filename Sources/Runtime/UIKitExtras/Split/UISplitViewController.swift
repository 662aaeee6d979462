/// A container view controller with two or three columns side by side, and one stack of pages where
/// the width is compact.
///
/// A column whose view controller is no navigation controller receives one. In a controller with
/// columns, while the primary column is hidden, the secondary page without bar items at the left
/// shows ``displayModeButtonItem``.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Constants that indicate the number of columns.
  public enum Style: Int, Sendable {
    /// Two view controllers, set as `viewControllers`.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// Constants that indicate a column.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary
    /// The column between the others, of three.
    case supplementary
    /// The last and widest column.
    case secondary
    /// The view controller that is shown instead of all columns while they are collapsed.
    case compact
    /// A column at the trailing side. It is never shown here.
    case inspector
  }

  /// Constants that indicate which columns are visible.
  public enum DisplayMode: Int, Sendable {
    /// As the width and the split behaviour allow.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary.
    case oneBesideSecondary
    /// One column over the secondary.
    case oneOverSecondary
    /// Two columns beside the secondary.
    case twoBesideSecondary
    /// Two columns over the secondary.
    case twoOverSecondary
    /// Two columns that move the secondary away.
    case twoDisplaceSecondary

    /// The older name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The older name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The older name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Constants that indicate the arrangement of visible columns.
  public enum SplitBehavior: Int, Sendable {
    /// As the width allows.
    case automatic
    /// Side by side.
    case tile
    /// Over the secondary column.
    case overlay
    /// Side by side, with the secondary column partly off the screen.
    case displace
  }

  /// Constants that indicate the side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
  }

  /// Constants that indicate the background of the primary column, stored without effect.
  public enum BackgroundStyle: Int, Sendable {
    /// A plain background.
    case none
    /// That of a sidebar.
    case sidebar
  }

  /// The value of widths and fractions for which the system chooses.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style
  /// The delegate. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  var columns: [Column: UIViewController] = [:]
  var arrangement = SplitArrangement()

  /// Creates a controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of the style `unspecified` for a decoder.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // Columns

  /// The view controllers from the first column to the last; one while they are collapsed.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [collapsedController].compactMap { $0 } }
      return visibleOrder.compactMap { columns[$0] }
    }
    set { setColumns(newValue) }
  }

  /// Sets the view controller of a column. While the columns are collapsed it is shown with
  /// ``show(_:)``.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    set(vc, for: column)
  }

  /// Returns the view controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? {
    guard let set = columns[column] else { return nil }
    return arrangement.wrapped[ObjectIdentifier(set)] ?? set
  }

  /// Shows a column: beside or over the secondary, or as the page on top while the columns are
  /// collapsed.
  open func show(_ column: Column) {
    reveal(column)
  }

  /// Hides a column. While the columns are collapsed, its pages are popped.
  open func hide(_ column: Column) {
    conceal(column)
  }

  /// Indicates whether a column is visible.
  open func isShowing(_ column: Column) -> Bool {
    isCollapsed ? arrangement.topColumn == column : shownColumns.contains(column)
  }

  // Display

  /// Indicates whether all columns are one stack of pages, because the width is compact.
  open var isCollapsed: Bool { arrangement.isCollapsed }

  /// The columns that are visible. Default `secondaryOnly`, until the view is laid out.
  open var displayMode: DisplayMode { arrangement.displayMode }

  /// The columns that should be visible. Default `automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { modeWasChosen(preferredDisplayMode) } }
  }

  /// The arrangement of visible columns.
  open var splitBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  /// The arrangement that visible columns should have. Default `automatic`.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { modeWasChosen(preferredDisplayMode) } }
  }

  /// Indicates whether a swipe from the primary edge shows the primary column. Default true.
  open var presentsWithGesture = true {
    didSet { arrangement.swipe?.isEnabled = presentsWithGesture }
  }

  /// Indicates whether a button shows the secondary column alone. Stored without effect. Default
  /// false.
  open var showsSecondaryOnlyButton = false

  /// The side of the primary column. Default `leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { columnsChanged() }
  }

  /// The background of the primary column. Stored without effect.
  open var primaryBackgroundStyle = BackgroundStyle.none

  /// A bar button that shows and hides the primary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in
      self?.toggle()
    })

  // Widths

  /// The primary column's share of the width, 0…1. Default automatic.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
  /// The primary column's width in points, before its limits. Default automatic.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The least width of the primary column in points. Default automatic.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The greatest width of the primary column in points. Default automatic.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The supplementary column's share of the width, 0…1. Default automatic.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { columnsChanged() }
  }
  /// The supplementary column's width in points, before its limits. Default automatic.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The least width of the supplementary column in points. Default automatic.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The greatest width of the supplementary column in points. Default automatic.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The width of the supplementary column in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    prepareViews()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeColumns()
  }

  open override var childForStatusBarStyle: UIViewController? { frontController }
  open override var childForStatusBarHidden: UIViewController? { frontController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { frontController }

  /// Shows a view controller in the primary column, on top of the others.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let page = columns[.primary] as? UINavigationController {
      page.pushViewController(vc, animated: true)
    } else {
      set(vc, for: .primary)
    }
  }

  /// Shows a view controller in the secondary column, or on top of the pages while the columns are
  /// collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }
}

/// A bar with tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Creates a bar with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pill.isUserInteractionEnabled = false
    platter.kind = .clear
    searchPlatter.kind = .clear
    for part in [ground, line, platter, searchPlatter, pill] as [UIView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    standardAppearance.didChange = { [weak self] in self?.bringUpToDate() }
  }

  /// Hears of the user's choices. Not retained. A tab bar controller is its bar's delegate.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, in the order of reading.
  open var items: [UITabBarItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is selected. One that the bar does not have selects none.
  open var selectedItem: UITabBarItem? {
    get { selectionStorage }
    set { select(newValue, animated: false) }
  }

  /// Replaces the items; animated, the new ones fade in.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    replaceItems(with: items ?? [])
    guard animated, window != nil else { return }
    for button in buttons { button.alpha = 0 }
    UIView.animate(withDuration: 0.25) { for button in self.buttons { button.alpha = 1 } }
  }

  /// The colour of items that are not selected. The default is `nil`: the system's.
  open var unselectedItemTintColor: UIColor? {
    didSet { bringUpToDate() }
  }

  /// The colour of the bar's background. The default is `nil`: the system's.
  open var barTintColor: UIColor? {
    didSet { bringUpToDate() }
  }

  /// Whether content shines through the bar. The default is `true`.
  open var isTranslucent = true {
    didSet { bringUpToDate() }
  }

  /// How the bar is drawn.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance.didChange = { [weak self] in self?.bringUpToDate() }
      bringUpToDate()
    }
  }

  /// How the bar is drawn while nothing has scrolled under it. The default is `nil`: the standard
  /// look on iOS 26, and no background on earlier systems.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance?.didChange = { [weak self] in self?.bringUpToDate() }
      bringUpToDate()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let form = TabBarForm(for: self)
    return CGSize(
      width: size.width,
      height: form.region(safeArea: form == .top ? 0 : window?.safeAreaInsets.bottom ?? 0))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    bringUpToDate()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    bringUpToDate()
  }

  /// Beside a platter there is no bar.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let form = TabBarForm(for: self)
    guard form.isFloating || form == .top else { return super.point(inside: point, with: event) }
    return platter.frame.contains(point)
      || (!searchPlatter.isHidden && searchPlatter.frame.contains(point))
  }

  /// A bar of tabs, unless something else was set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .tabBar }
    set { super.accessibilityTraits = newValue }
  }

  package override var accessibilityRole: AccessibilityRole? { .tabBar }

  package override var accessibilityRank: Int {
    TabBarForm(for: self) == .top ? AccessibilityRank.leadingBar - 1 : AccessibilityRank.trailingBar
  }

  /// Asked before the user's choice counts; a controller asks its delegate.
  var shouldSelect: ((UITabBarItem) -> Bool)?
  /// Whether content has scrolled under the bar.
  var isOverContent = true {
    didSet { if oldValue != isOverContent { bringUpToDate() } }
  }
  /// A small bar was touched.
  var expand: (() -> Void)?
  /// Whether the bar has given way to the content: only what is selected shows.
  var isMinimized = false {
    didSet { if oldValue != isMinimized { bringUpToDate() } }
  }

  /// The item that leads back from a search whose field stands beside it, in place of the others;
  /// `nil` while there is none.
  var returnItem: UITabBarItem? {
    didSet { if oldValue !== returnItem { bringUpToDate() } }
  }

  /// Whether there is only the circle of one item.
  var isSmall: Bool { isMinimized || returnItem != nil }
  /// The item that stands by itself; set before the items.
  var searchItem: UITabBarItem?
  let searchPlatter = GlassPlatterView()
  let ground = UIView()
  let line = UIView()
  let platter = GlassPlatterView()
  let pill = UIView()
  var buttons: [TabBarButton] = []
  var itemStorage: [UITabBarItem] = []
  var selectionStorage: UITabBarItem?
}

/// A bar with items for tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Creates a bar with a frame in its superview's coordinates, in points.
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

  /// The object that is notified of selections. Not retained. A tab bar controller is its bar's
  /// delegate.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      guard let manager, delegate !== manager else { return }
      Misuse.report(TabBarMisuse.managedDelegate)
      delegate = manager
    }
  }

  /// The tab bar controller to which the bar belongs.
  weak var manager: UITabBarController? {
    didSet { delegate = manager }
  }

  private var isChangeable: Bool {
    if manager != nil { Misuse.report(TabBarMisuse.managedItems) }
    return manager == nil
  }

  /// The items, in reading order.
  open var items: [UITabBarItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// The selected item. An item that is not in the bar clears the selection.
  open var selectedItem: UITabBarItem? {
    get { KeyValueObservers.reading(self, "selectedItem", selectionStorage) }
    set {
      let old = selectionStorage
      if isChangeable { select(newValue, animated: false) }
      KeyValueObservers.changed(self, "selectedItem", old: old, new: selectionStorage)
    }
  }

  /// Replaces the items; if animated, the new ones fade in.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if isChangeable { show(items, animated: animated) }
  }

  func show(_ items: [UITabBarItem]?, animated: Bool) {
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

  /// A Boolean value that indicates whether the bar is translucent. The default is `true`.
  open var isTranslucent = true {
    didSet { bringUpToDate() }
  }

  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance.didChange = { [weak self] in self?.bringUpToDate() }
      hasStandardAppearance = true
      bringUpToDate()
    }
  }
  /// Indicates whether the appearance was set.
  package private(set) var hasStandardAppearance = false

  /// The appearance of the bar while no content is below it. The default is `nil`: the standard
  /// appearance on iOS 26, and no background on earlier systems.
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

  /// Returns whether a point is in the bar; points outside the platter are not.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let form = TabBarForm(for: self)
    guard form.isFloating || form == .top else { return super.point(inside: point, with: event) }
    return platter.frame.contains(point)
      || (!searchPlatter.isHidden && searchPlatter.frame.contains(point))
  }

  /// The accessibility traits: those that were set, or else those of a tab bar.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage?.traits ?? .tabBar }
    set { super.accessibilityTraits = newValue }
  }

  open override var _accessibilityRole: _AccessibilityRole? { .tabBar }

  package override var accessibilityRank: Int {
    TabBarForm(for: self) == .top ? AccessibilityRank.leadingBar - 1 : AccessibilityRank.trailingBar
  }

  /// A closure that decides whether the user's selection is allowed; a controller calls its
  /// delegate.
  var shouldSelect: ((UITabBarItem) -> Bool)?
  /// Indicates whether content has scrolled below the bar.
  var isOverContent = true {
    didSet { if oldValue != isOverContent { bringUpToDate() } }
  }
  /// A closure that is called when a minimized bar is tapped.
  var expand: (() -> Void)?
  /// Indicates whether the bar is minimized: only the selected item is visible.
  var isMinimized = false {
    didSet { if oldValue != isMinimized { bringUpToDate() } }
  }

  /// The item that leads back from a search whose field is beside it, in place of the others; `nil`
  /// without one.
  var returnItem: UITabBarItem? {
    didSet { if oldValue !== returnItem { bringUpToDate() } }
  }

  /// Indicates whether only the circle of one item is visible.
  var isSmall: Bool { isMinimized || returnItem != nil }
  /// The separate item; set before the items.
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

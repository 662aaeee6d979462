/// A bar with a title and buttons at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Creates a bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(ground, at: 0)
  }

  /// Creates a bar for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(ground, at: 0)
  }

  /// A Boolean value that indicates whether titles are large if their items allow it. The default
  /// is `false`.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { heightDidChange() } }
  }

  /// The appearance of the bar over content that scrolls below it. By default it has no background,
  /// and content fades out below it.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? UINavigationBarAppearance() }
    set {
      looks.standard = UINavigationBarAppearance(barAppearance: newValue)
      appearanceDidChange()
    }
  }

  /// The appearance of the bar at the edge of the content; `nil`, the default, is
  /// ``standardAppearance`` without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      appearanceDidChange()
    }
  }

  /// The appearance of a bar of compact height over content; `nil`, the default, is
  /// ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      appearanceDidChange()
    }
  }

  /// The appearance of a bar of compact height at the edge of the content; `nil`, the default, is
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set {
      looks.compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      appearanceDidChange()
    }
  }

  /// The items, the visible one last.
  open var items: [UINavigationItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// The visible item.
  open var topItem: UINavigationItem? { itemStorage.last }

  /// The item to which the back button leads.
  open var backItem: UINavigationItem? { itemStorage.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let isReturn = items?.last.map { last in itemStorage.contains { $0 === last } } ?? true
    change(to: items ?? [], animated: animated, isReturn: isReturn)
  }

  /// Pushes an item, which becomes the visible one.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    change(to: itemStorage + [item], animated: animated, isReturn: false)
  }

  /// Pops the visible item and returns it. The last one stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard itemStorage.count > 1, let top = topItem else { return nil }
    change(to: itemStorage.dropLast(), animated: animated, isReturn: true)
    return top
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(showing: topItem))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(showing: topItem))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutItemView()
    layoutGround()
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && point.y < bounds.height - scrolledAway
  }

  open override var _accessibilityRole: _AccessibilityRole? { .navigationBar }

  package override var accessibilityRank: Int { AccessibilityRank.leadingBar }

  var itemStorage: [UINavigationItem] = []
  var itemView: NavigationItemView?
  /// The view of the item that disappears in a transition.
  var leavingView: NavigationItemView?
  /// The collapsed fraction of the large title, 0…1.
  var collapse: CGFloat = 0 {
    didSet {
      guard oldValue != collapse else { return }
      itemView?.collapse = collapse
      layoutGround()
    }
  }
  /// The collapsed fraction of the search field, 0…1.
  var searchCollapse: CGFloat = 0 {
    didSet {
      guard oldValue != searchCollapse else { return }
      itemView?.searchCollapse = searchCollapse
      layoutGround()
    }
  }
  let ground = BarBackgroundView(frame: .zero)
  private(set) var looks = BarLooks()
  /// The height of the background above the bar, in points.
  var groundAbove: CGFloat = 0 {
    didSet { if oldValue != groundAbove { layoutGround() } }
  }
  /// The fraction of the appearance over content, from 0 with no content below the bar to 1.
  var scrolledShare: CGFloat = 0 {
    didSet { if oldValue != scrolledShare { showGround() } }
  }
  /// A closure that is called when the bar's height for the visible item may have changed.
  var onHeightChange: (() -> Void)?
  /// A closure that is called when the bar's appearance changed.
  var onAppearanceChange: (() -> Void)?
  /// The action of the back button.
  var onBack: (() -> Void)?
  /// Indicates whether a navigation controller manages the items.
  var isControlled = false
}

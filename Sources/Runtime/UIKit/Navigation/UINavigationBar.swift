/// A bar with a title and items, at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Creates a bar with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    insertSubview(ground, at: 0)
  }

  /// Creates a bar for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(ground, at: 0)
  }

  /// Whether titles are shown large where their items allow it. The default is `false`.
  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { heightDidChange() } }
  }

  /// How the bar looks over content that reaches under it. By default it has no background, and
  /// content fades out under it.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard ?? UINavigationBarAppearance() }
    set {
      looks.standard = UINavigationBarAppearance(barAppearance: newValue)
      appearanceDidChange()
    }
  }

  /// How the bar looks at the edge of the content; `nil`, the default, is ``standardAppearance``
  /// without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.scrollEdge }
    set {
      looks.scrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      appearanceDidChange()
    }
  }

  /// How a bar of compact height looks over content; `nil`, the default, is ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      looks.compact = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      appearanceDidChange()
    }
  }

  /// How a bar of compact height looks at the edge of the content; `nil`, the default, is
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactScrollEdge }
    set {
      looks.compactScrollEdge = newValue.map { UINavigationBarAppearance(barAppearance: $0) }
      appearanceDidChange()
    }
  }

  /// The items, the one that shows last.
  open var items: [UINavigationItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { itemStorage.last }

  /// The item that the button at the beginning leads back to.
  open var backItem: UINavigationItem? { itemStorage.dropLast().last }

  /// Replaces the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let isReturn = items?.last.map { last in itemStorage.contains { $0 === last } } ?? true
    change(to: items ?? [], animated: animated, isReturn: isReturn)
  }

  /// Shows an item in front of the others.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    change(to: itemStorage + [item], animated: animated, isReturn: false)
  }

  /// Takes the item that shows away, and returns it. The last one stays.
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

  package override var accessibilityRole: AccessibilityRole? { .navigationBar }

  package override var accessibilityRank: Int { AccessibilityRank.leadingBar }

  var itemStorage: [UINavigationItem] = []
  var itemView: NavigationItemView?
  /// The view of the item that is on its way out.
  var leavingView: NavigationItemView?
  /// How much of the large title is scrolled away, 0…1.
  var collapse: CGFloat = 0 {
    didSet {
      guard oldValue != collapse else { return }
      itemView?.collapse = collapse
      layoutGround()
    }
  }
  /// How much of the search field's zone is scrolled away, 0…1.
  var searchCollapse: CGFloat = 0 {
    didSet {
      guard oldValue != searchCollapse else { return }
      itemView?.searchCollapse = searchCollapse
      layoutGround()
    }
  }
  let ground = BarBackgroundView(frame: .zero)
  private(set) var looks = BarLooks()
  /// How far the background reaches above the bar, in points.
  var groundAbove: CGFloat = 0 {
    didSet { if oldValue != groundAbove { layoutGround() } }
  }
  /// How much content is under the bar, 0 none to 1.
  var scrolledShare: CGFloat = 0 {
    didSet { if oldValue != scrolledShare { showGround() } }
  }
  /// Called when the bar's height for the item that shows may have changed.
  var onHeightChange: (() -> Void)?
  /// Called when the bar looks different.
  var onAppearanceChange: (() -> Void)?
  /// What the button that leads back does.
  var onBack: (() -> Void)?
  /// Whether a controller sets the items and moves them.
  var isControlled = false
}

/// A bar with buttons at the bottom of a navigation controller.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Creates a toolbar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a toolbar for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ground.isAtBottom = true
    addSubview(ground)
    addSubview(content)
    appearanceDidChange()
  }

  /// The items in reading order, separated by spaces. The default is `nil`.
  open var items: [UIBarButtonItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; if animated, the new ones fade in while the old ones fade out.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    itemStorage = items
    let old = content
    content = ToolbarContentView(items ?? [])
    content.looks = currentLook.buttons
    addSubview(content)
    layoutContent()
    guard animated, window != nil else { return old.removeFromSuperview() }
    content.layoutIfNeeded()
    content.alpha = 0
    UIView.animate(withDuration: UINavigationBar.changeDuration) {
      self.content.alpha = 1
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// The appearance over content that scrolls below the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { standardLook }
    set {
      standardLook = UIToolbarAppearance(barAppearance: newValue)
      hasStandardAppearance = true
      appearanceDidChange()
    }
  }

  /// Indicates whether the appearance over content was set.
  package private(set) var hasStandardAppearance = false

  /// The appearance at the end of the content; `nil`, the default, is ``standardAppearance``
  /// without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { edgeLook }
    set {
      edgeLook = newValue.map { UIToolbarAppearance(barAppearance: $0) }
      appearanceDidChange()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // Touches between the platters pass through to the content behind, as long as the bar has no
    // background.
    return hit === self && !isFilled ? nil : hit
  }

  private func layoutContent() {
    let size = CGSize(width: bounds.width, height: BarMetrics.toolbarHeight)
    if content.bounds.size != size { content.bounds.size = size }
    content.center = CGPoint(x: bounds.midX, y: size.height / 2)
    ground.frame = CGRect(
      x: 0, y: -BarMetrics.toolbarReach, width: bounds.width,
      height: bounds.height + BarMetrics.toolbarReach + groundBelow)
  }

  private func appearanceDidChange() {
    ground.show(
      atEdge: edgeLook, overContent: standardLook, share: contentIsBehind ? 1 : 0)
    content.looks = currentLook.buttons
    setNeedsLayout()
  }

  private var currentLook: UIToolbarAppearance {
    contentIsBehind ? standardLook : edgeLook ?? standardLook
  }

  private var isFilled: Bool {
    (contentIsBehind ? standardLook : edgeLook)?.backgroundColor != nil
  }

  private var itemStorage: [UIBarButtonItem]?
  private var standardLook = UIToolbarAppearance()
  private var edgeLook: UIToolbarAppearance?
  private var content = ToolbarContentView([])
  private let ground = BarBackgroundView(frame: .zero)
  /// The height of the background below the bar, in points.
  var groundBelow: CGFloat = 0 {
    didSet { if oldValue != groundBelow { setNeedsLayout() } }
  }
  /// Indicates whether content is below the bar.
  var contentIsBehind = true {
    didSet { if oldValue != contentIsBehind { appearanceDidChange() } }
  }
}

/// The view of a toolbar's items on their platters.
@MainActor
final class ToolbarContentView: UIView {
  private enum Part {
    case group(BarGroupView)
    case fixed(CGFloat)
    case flexible
  }

  private var parts: [Part] = []
  /// The looks of the buttons.
  var looks: BarButtonLooks? {
    didSet {
      for case .group(let group) in parts { group.adopt(looks) }
      setNeedsLayout()
    }
  }
  private let items: [UIBarButtonItem]

  init(_ items: [UIBarButtonItem]) {
    self.items = items
    super.init(frame: .zero)
    var run: [UIBarButtonItem] = []
    for item in items where !item.isHidden {
      guard item.isSpace else {
        run.append(item)
        continue
      }
      close(&run)
      parts.append(item.systemItem == .flexibleSpace ? .flexible : .fixed(item.width))
    }
    close(&run)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func close(_ run: inout [UIBarButtonItem]) {
    for members in BarGroupView.groups(of: run) {
      let group = BarGroupView(members.map { BarItemView($0) })
      group.height = BarMetrics.toolbarPlatterHeight
      for member in members {
        member.didChange = { [weak self, weak group] in
          group?.bringUpToDate()
          self?.setNeedsLayout()
        }
      }
      addSubview(group)
      parts.append(.group(group))
    }
    run = []
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = safeAreaInsets.left + BarMetrics.toolbarMargin
    let right = safeAreaInsets.right + BarMetrics.toolbarMargin
    let widths = parts.map { part in
      if case .group(let group) = part { return group.sizeThatFits(bounds.size).width }
      if case .fixed(let width) = part { return width }
      return 0
    }
    var gaps: CGFloat = 0
    for index in parts.indices.dropFirst() where standsBeside(index) { gaps += BarMetrics.groupGap }
    let free = max(0, bounds.width - left - right - gaps - widths.reduce(0, +))
    let springs = parts.count { if case .flexible = $0 { true } else { false } }
    var x = left
    for (index, part) in parts.enumerated() {
      if index > 0, standsBeside(index) { x += BarMetrics.groupGap }
      switch part {
      case .group(let group):
        let size = CGSize(width: widths[index], height: BarMetrics.toolbarPlatterHeight)
        let middle = isRightToLeft ? bounds.width - x - size.width / 2 : x + size.width / 2
        group.bounds.size = size
        group.center = CGPoint(x: middle, y: bounds.midY)
        x += size.width
      case .fixed(let width): x += width
      case .flexible: x += springs > 0 ? free / CGFloat(springs) : 0
      }
    }
  }

  /// Indicates whether a platter follows another one without a space between them.
  private func standsBeside(_ index: Int) -> Bool {
    if case .group = parts[index], case .group = parts[index - 1] { return true }
    return false
  }
}

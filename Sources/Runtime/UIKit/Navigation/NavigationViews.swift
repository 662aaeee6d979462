/// The view of a navigation controller.
@MainActor
package final class UILayoutContainerView: UIView {
  /// Lays out what the controller shows.
  var onLayout: (() -> Void)?

  /// The bar belongs to what it stands over.
  package override var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? true }
    set { super.shouldGroupAccessibilityChildren = newValue }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// Holds the views of the controllers that show, during a transition two of them.
@MainActor
package final class UINavigationTransitionView: UIView {}

/// Holds the view of one controller of a navigation controller, with its safe area under the bar.
@MainActor
package final class UIViewControllerWrapperView: UIView {
  /// Darkens the view while another slides over it.
  let shade = UIView()
  private let edge = ScrollEdgeView(frame: .zero)
  private weak var content: UIView?
  /// Whether content fades out under the bar.
  var letsContentFade = true {
    didSet { edge.isHidden = !letsContentFade }
  }
  /// Where the bar ends, in points from the top; `nil` for the top of the safe area.
  var barBottom: CGFloat? {
    didSet { if oldValue != barBottom { placeEdge() } }
  }

  /// What bars cover of the view, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if oldValue != barInsets || safeAreaOverride == nil { showCoveredEdges() } }
  }
  /// The search field that floats over the content, above what else is at the bottom.
  var bottomSearch: UISearchBar? {
    didSet {
      guard oldValue !== bottomSearch else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let bottomSearch { addSubview(bottomSearch) }
      showCoveredEdges()
      setNeedsLayout()
    }
  }

  /// Where that field stands beside a small bar with tabs.
  var searchRow: UITabBarController.SearchRow? {
    didSet {
      guard oldValue != searchRow else { return }
      showCoveredEdges()
      setNeedsLayout()
    }
  }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(edge)
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) {
    return nil
  }

  func adopt(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    content = view
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeEdge()
    edge.follow(contentOf: content)
    guard let bottomSearch else { return }
    showCoveredEdges()
    let height = bottomSearch.intrinsicContentSize.height
    // The keyboard covers what the field stood beside.
    let row = searchRow.flatMap { coveredBottom == $0.bottom ? $0 : nil }
    let left = barInsets.left + (row?.left ?? 0)
    bottomSearch.place(
      CGRect(
        x: left, y: bounds.height - coveredBottom - height,
        width: bounds.width - left - barInsets.right - (row?.right ?? 0), height: height))
    if bottomSearch.superview === self, subviews.last !== bottomSearch, shade.superview == nil {
      bringSubviewToFront(bottomSearch)
    }
  }

  /// What bars or the keyboard cover at the bottom, in points.
  private var coveredBottom: CGFloat {
    guard bottomSearch != nil else { return barInsets.bottom }
    let guide = keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    return max(searchRow?.bottom ?? barInsets.bottom, guide.layoutFrame.height)
  }

  private func showCoveredEdges() {
    var insets = barInsets
    if let bottomSearch {
      insets.bottom = coveredBottom + bottomSearch.intrinsicContentSize.height
    }
    safeAreaOverride = insets
  }

  private func placeEdge() {
    let frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: (barBottom ?? safeAreaInsets.top) + BarFadeView.reach)
    if edge.frame != frame { edge.frame = frame }
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  func beginShading() {
    shade.frame = bounds
    addSubview(shade)
  }

  func endShading() {
    shade.alpha = 0
    shade.removeFromSuperview()
  }
}

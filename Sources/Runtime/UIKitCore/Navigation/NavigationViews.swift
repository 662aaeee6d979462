/// The view of a navigation controller.
@MainActor
package final class UILayoutContainerView: UIView {
  /// A closure that lays out the bar and the stack.
  var onLayout: (() -> Void)?

  /// `true`: the bar's elements are grouped with the page below it.
  package override var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStorage?.groupsChildren ?? true }
    set { super.shouldGroupAccessibilityChildren = newValue }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

/// The container of the views of visible controllers; there are two during a transition.
@MainActor
package final class UINavigationTransitionView: UIView {}

/// The container of the view of one controller on the stack, with its safe area below the bar.
@MainActor
package final class UIViewControllerWrapperView: UIView {
  /// The shade over the view while another one slides over it.
  let shade = UIView()
  private let edge = ScrollEdgeView(frame: .zero)
  private weak var content: UIView?
  /// Indicates whether content fades out below the bar.
  var letsContentFade = true {
    didSet { edge.isHidden = !letsContentFade }
  }
  /// The bottom of the bar, in points from the top; `nil` for the top of the safe area.
  var barBottom: CGFloat? {
    didSet { if oldValue != barBottom { placeEdge() } }
  }

  /// The insets of the view that bars cover, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if oldValue != barInsets || safeAreaOverride == nil { showCoveredEdges() } }
  }
  /// The search field in front of the content at the bottom, above other bars.
  var bottomSearch: UISearchBar? {
    didSet {
      guard oldValue !== bottomSearch else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let bottomSearch { addSubview(bottomSearch) }
      showCoveredEdges()
      setNeedsLayout()
    }
  }

  /// The row of the search field beside a minimized tab bar.
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

  /// The edges at which the content ends at the bar instead of extending under it.
  var edgesAtBars: UIRectEdge = [] {
    didSet { if oldValue != edgesAtBars { showCoveredEdges() } }
  }

  /// Lays out the content between the bars at ``edgesAtBars``, which do not cover it.
  private func placeContent() {
    guard let content, !edgesAtBars.isEmpty || placesContent else { return }
    placesContent = !edgesAtBars.isEmpty
    let frame = bounds.inset(
      by: UIEdgeInsets(
        top: edgesAtBars.contains(.top) ? barInsets.top : 0, left: 0,
        bottom: edgesAtBars.contains(.bottom) ? barInsets.bottom : 0, right: 0))
    if content.frame != frame { content.frame = frame }
  }

  private var placesContent = false

  func adopt(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    content = view
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    placeEdge()
    edge.follow(contentOf: content)
    guard let bottomSearch else { return }
    showCoveredEdges()
    let height = bottomSearch.intrinsicContentSize.height
    // The keyboard covers the tab bar beside the field.
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

  /// The height at the bottom that bars or the keyboard cover, in points.
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
    placeContent()
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

/// A wheel above a scroll view's content: pulling the content down far enough asks for new content.
///
/// Assign it to a scroll view's `refreshControl`, wait for `.valueChanged`, and call
/// ``endRefreshing()`` when the content is there.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Creates a control that performs an action when it is pulled. Its frame is the scroll view's to
  /// choose.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: RefreshLaw.height),
      primaryAction: primaryAction)
    setUp()
  }

  /// Creates a control. Its frame is the scroll view's to choose.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RefreshLaw.height))
    setUp()
  }

  /// Creates a control for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the content is being asked for.
  open private(set) var isRefreshing = false

  /// A text below the wheel. The default is `nil`.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      if isRefreshing { scrollView?.refreshSpaceDidChange() }
      setNeedsLayout()
    }
  }

  /// Shows that content is asked for by code. It sends no event and does not scroll: the wheel shows
  /// when the content is pulled down.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    scrollView?.refreshSpaceDidChange()
    follow()
  }

  /// The content is there: the wheel goes away.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isSpent = true
    wheel.stopAnimating()
    scrollView?.refreshSpaceDidChange()
    follow()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = attributedTitle == nil ? .zero : title.sizeThatFits(bounds.size)
    wheel.center = CGPoint(x: bounds.midX, y: RefreshLaw.height / 2)
    title.frame = CGRect(
      x: bounds.midX - size.width / 2, y: RefreshLaw.height - RefreshLaw.titleOverlap,
      width: size.width, height: size.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = tintColorStorage
  }

  /// Refreshing, unless something else was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? attributedTitle?.string ?? "Refresh" }
    set { super.accessibilityLabel = newValue }
  }

  weak var scrollView: UIScrollView?
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  /// Whether the pull under way has done its work already.
  private var isSpent = false
}

extension UIRefreshControl {
  private func setUp() {
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.alpha = 0
    addSubview(wheel)
    addSubview(title)
  }

  /// The space the control keeps above the content while it turns, in points.
  var space: CGFloat {
    guard isRefreshing else { return 0 }
    return standingHeight
  }

  private var standingHeight: CGFloat {
    guard attributedTitle != nil else { return RefreshLaw.height }
    let size = title.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    return RefreshLaw.height - RefreshLaw.titleOverlap + size.height + RefreshLaw.titleGap
  }

  /// Follows the content: how far it is pulled down decides on how much of the wheel shows and
  /// whether the user asked.
  func follow() {
    guard let scrollView else { return }
    let offset = scrollView.layer.bounds.minY
    let top = scrollView.adjustedInsetStorage.top - space
    let pulled = max(0, -offset - top)
    let height = standingHeight
    let y = -max(height, pulled)
    let place = CGRect(x: 0, y: y, width: scrollView.layer.bounds.width, height: height)
    if frame != place { frame = place }
    if pulled == 0 { isSpent = false }
    guard !isRefreshing else {
      show(1)
      return
    }
    show(min(1, pulled / RefreshLaw.threshold))
    if scrollView.drag != nil, pulled >= RefreshLaw.threshold, !isSpent, isEnabled { trigger() }
  }

  private func show(_ part: CGFloat) {
    if wheel.alpha != part { wheel.alpha = part }
    title.alpha = part
    let scale = 0.5 + 0.5 * part
    if wheel.transform.a != scale { wheel.transform = CGAffineTransform(scaleX: scale, y: scale) }
  }

  private func trigger() {
    isSpent = true
    isRefreshing = true
    wheel.startAnimating()
    scrollView?.refreshSpaceDidChange()
    show(1)
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }
}

extension UIScrollView {
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.scrollView = nil
    old?.removeFromSuperview()
    if let refreshControl {
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
      if !alwaysBounceVertical { alwaysBounceVertical = true }
    }
    refreshSpaceDidChange()
    refreshControl?.follow()
  }

  /// The space kept for the wheel changed: content under a finger stays where it is, content past its
  /// edge comes back.
  func refreshSpaceDidChange() {
    let offset = layer.bounds.origin
    updateAdjustedInset()
    if layer.bounds.origin != offset { move(to: offset) }
    if let drag {
      var adapted = drag
      adapted.free.y = ScrollDrag.free(
        offset.y, range: verticalRange, viewport: layer.bounds.height)
      self.drag = adapted
    } else {
      returnFromOvershoot()
    }
  }
}

/// The numbers of pulling to refresh, in points.
private enum RefreshLaw {
  /// The space the wheel keeps (widely observed).
  static let height: CGFloat = 60
  /// How far the content is pulled until it asks (tunable).
  static let threshold: CGFloat = 96
  /// How far a title reaches into the wheel's space, and what stands below it (tunable).
  static let titleOverlap: CGFloat = 14
  static let titleGap: CGFloat = 6
}

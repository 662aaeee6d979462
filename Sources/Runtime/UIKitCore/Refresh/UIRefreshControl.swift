/// A control above a scroll view's content that starts a refresh when the user pulls the content
/// down far enough.
///
/// Assign it to a scroll view's `refreshControl`, handle `.valueChanged`, and call
/// ``endRefreshing()`` when the refresh has finished.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Creates a control that performs an action when it is pulled. The scroll view sets its frame.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: RefreshLaw.height),
      primaryAction: primaryAction)
    setUp()
  }

  /// Creates a control. The scroll view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RefreshLaw.height))
    setUp()
  }

  /// Creates a control for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A Boolean value that indicates whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// A title below the progress indicator. The default is `nil`.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      if isRefreshing { scrollView?.refreshSpaceDidChange() }
      setNeedsLayout()
    }
  }

  /// Marks a refresh that was started programmatically. It sends no event and does not scroll: the
  /// indicator is visible when the content is pulled down.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    scrollView?.refreshSpaceDidChange()
    follow()
  }

  /// Ends the refresh: the indicator disappears.
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

  /// The accessibility label: the one that was set, else the title, else "Refresh".
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? attributedTitle?.string ?? "Refresh" }
    set { super.accessibilityLabel = newValue }
  }

  weak var scrollView: UIScrollView?
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  /// Indicates whether the current pull has already started a refresh.
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

  /// The space that the control keeps above the content while it refreshes, in points.
  var space: CGFloat {
    guard isRefreshing else { return 0 }
    return standingHeight
  }

  private var standingHeight: CGFloat {
    guard attributedTitle != nil else { return RefreshLaw.height }
    let size = title.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
    return RefreshLaw.height - RefreshLaw.titleOverlap + size.height + RefreshLaw.titleGap
  }

  /// Updates the control for the content offset: the pulled distance determines the progress of the
  /// indicator and when a refresh starts.
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

  /// Updates the insets for the control's space: content under a touch keeps its position, content
  /// past its edge returns.
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

/// The constants of pull to refresh, in points.
private enum RefreshLaw {
  /// The height of the space for the indicator (widely observed).
  static let height: CGFloat = 60
  /// The distance of a pull that starts a refresh (tunable).
  static let threshold: CGFloat = 96
  /// The overlap of a title with the indicator's space, and the gap below it (tunable).
  static let titleOverlap: CGFloat = 14
  static let titleGap: CGFloat = 6
}

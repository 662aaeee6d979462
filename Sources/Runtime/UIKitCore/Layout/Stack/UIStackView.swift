/// A view that lays out its arranged views in a row or a column. It creates constraints, so other
/// constraints on the same views apply as well.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Creates an empty stack view with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view with arranged views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view for a decoder.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  /// The arranged views in the order of their layout.
  open var arrangedSubviews: [UIView] { arrangement.map(\.view) }

  /// Appends an arranged view. A view that is arranged already moves to the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangement.count)
  }

  /// Inserts an arranged view at an index of ``arrangedSubviews``, which is clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangement.count).contains(stackIndex) else {
      Misuse.report(LayoutMisuse.stackIndex(stackIndex, count: arrangement.count))
      return
    }
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arrangement; it remains a subview. Other views are ignored.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangement.firstIndex(where: { $0.view === view }) else { return }
    arrangement.remove(at: index)
    arrangementDidChange()
  }

  /// The axis of the stack view. The default is `.horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if oldValue != axis { arrangementDidChange() } }
  }

  /// The distribution of the views along the axis. The default is `.fill`.
  open var distribution: Distribution = .fill {
    didSet { if oldValue != distribution { arrangementDidChange() } }
  }

  /// The alignment of the views across the axis. The default is `.fill`.
  open var alignment: Alignment = .fill {
    didSet { if oldValue != alignment { arrangementDidChange() } }
  }

  /// The spacing between views in points; the minimum for distributions that determine it. The
  /// default is 0.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { arrangementDidChange() } }
  }

  /// Sets the spacing after one arranged view. Other views are ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = arrangement.firstIndex(where: { $0.view === arrangedSubview }),
      arrangement[index].spacing != spacing
    else { return }
    arrangement[index].spacing = spacing
    arrangementDidChange()
  }

  /// Returns the spacing set for one arranged view; ``spacingUseDefault`` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// A Boolean value that indicates whether the spacing of a vertical stack view is measured
  /// between baselines. The default is `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { arrangementDidChange() } }
  }

  /// A Boolean value that indicates whether the views are laid out inside the layout margins. The
  /// default is `false`.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    rebuildArrangement()
    super.updateConstraints()
  }

  struct Arranged {
    let view: UIView
    var spacing = UIStackView.spacingUseDefault
  }

  var arrangement: [Arranged] = []
  var arrangementConstraints: [NSLayoutConstraint] = []

  private func arrange(_ view: UIView, at index: Int) {
    var entry = Arranged(view: view)
    if let old = arrangement.firstIndex(where: { $0.view === view }) {
      entry = arrangement.remove(at: old)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    // A view that cannot be added, such as the stack itself, was reported.
    guard view.superview === self else { return }
    arrangement.insert(entry, at: min(max(index, 0), arrangement.count))
    arrangementDidChange()
  }

  func arrangementDidChange() {
    setNeedsUpdateConstraints()
  }
}

/// Lays out views in a row or a column. It works by constraints, so other constraints on the same
/// views have their say.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Creates an empty stack with a frame in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack for a decoder. Archives hold no views here.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }

  /// The views in the order in which they are laid out.
  open var arrangedSubviews: [UIView] { arrangement.map(\.view) }

  /// Puts a view at the end. A view that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangement.count)
  }

  /// Puts a view at a place in ``arrangedSubviews``; places beyond the ends are taken as the ends.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Takes a view out of the arrangement; it stays a subview. Other views are ignored.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangement.firstIndex(where: { $0.view === view }) else { return }
    arrangement.remove(at: index)
    arrangementDidChange()
  }

  /// The direction of the stack. The default is `.horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if oldValue != axis { arrangementDidChange() } }
  }

  /// How the stack shares out its length. The default is `.fill`.
  open var distribution: Distribution = .fill {
    didSet { if oldValue != distribution { arrangementDidChange() } }
  }

  /// How views are placed across the axis. The default is `.fill`.
  open var alignment: Alignment = .fill {
    didSet { if oldValue != alignment { arrangementDidChange() } }
  }

  /// The gap between views in points; the least one where the distribution decides. The default is
  /// 0.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { arrangementDidChange() } }
  }

  /// Sets the gap after one arranged view. Other views are ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = arrangement.firstIndex(where: { $0.view === arrangedSubview }),
      arrangement[index].spacing != spacing
    else { return }
    arrangement[index].spacing = spacing
    arrangementDidChange()
  }

  /// The gap set for one arranged view; ``spacingUseDefault`` where none is.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// Whether the gaps of a vertical stack are measured from baseline to baseline. The default is
  /// `false`.
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { arrangementDidChange() } }
  }

  /// Whether views keep to the stack's layout margins. The default is `false`.
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

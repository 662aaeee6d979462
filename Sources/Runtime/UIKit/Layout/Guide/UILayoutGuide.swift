/// A rectangle that takes part in layout like a view but shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AnchoredItem {
  /// Creates a guide; give it to a view with `addLayoutGuide(_:)`.
  public override init() {
    insets = nil
    super.init()
  }

  init(of view: UIView, identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    self.identifier = identifier
    owner = view
    super.init()
  }

  /// The rectangle in the owning view, in points; zero before the first layout.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    if let insets { return owner.bounds.inset(by: insets(owner)) }
    return box.map { owner.snapped($0.solved) } ?? .zero
  }

  /// The view the guide belongs to.
  open var owningView: UIView? { owner }

  /// A name for reports. The default is empty.
  open var identifier = ""

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }

  weak var owner: UIView?
  /// Whether the guide is the content of its owner, a scroll view.
  var isContentArea = false
  /// Where the guide follows from its owner's insets; guides of the client's own are solved for.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  weak var box: LayoutBox?
}

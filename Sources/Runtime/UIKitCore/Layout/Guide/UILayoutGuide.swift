/// A rectangle that takes part in layout like a view but is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AnchoredItem {
  /// Creates a guide; add it to a view with `addLayoutGuide(_:)`.
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

  /// The frame of the guide in the owning view, in points; zero before the first layout.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    if let insets { return owner.bounds.inset(by: insets(owner)) }
    return box.map { owner.snapped($0.solved) } ?? .zero
  }

  /// The view to which the guide was added.
  open var owningView: UIView? { owner }

  /// A name for reports. The default is empty.
  open var identifier = ""

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.right) }
  /// The anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { horizontalAnchor(.centerX) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { verticalAnchor(.top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { verticalAnchor(.bottom) }
  /// The anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { verticalAnchor(.centerY) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }

  weak var owner: UIView?
  /// Indicates whether the guide is the content of its owner, a scroll view.
  var isContentArea = false
  /// Returns the owner's insets from which the frame follows; `nil` for guides of clients, whose
  /// frames are solved for.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  weak var box: LayoutBox?
}

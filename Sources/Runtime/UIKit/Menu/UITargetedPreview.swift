/// Where a preview comes from, or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// Creates a place in a container, with what a preview that stands there is transformed by.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place in a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// What the place is in.
  public let container: UIView
  /// The middle, in points of the container.
  public let center: CGPoint
  /// The transform there.
  public let transform: CGAffineTransform
}

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// Creates the looks that a preview has by default.
  public override init() {
    super.init()
  }

  /// Creates looks that show lines of text only, given in points of the view.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      let rect = value.cgRectValue.insetBy(dx: -Self.textMargin, dy: -Self.textMargin)
      path.append(UIBezierPath(roundedRect: rect, cornerRadius: Self.textMargin * 2))
    }
    visiblePath = path
  }

  /// What of the view is lifted, in its own points. The default is `nil`: all of it.
  open var visiblePath: UIBezierPath?
  /// The shape that throws the shadow. The default is `nil`: what is visible.
  open var shadowPath: UIBezierPath?
  /// The colour behind what is lifted. The default, which `nil` restores, is that of the ground of
  /// the system.
  open var backgroundColor: UIColor! {
    get { ownColor ?? .systemBackground }
    set { ownColor = newValue }
  }

  /// A copy of the looks.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Looks are made, changed and copied on the main thread.
    let original = self
    nonisolated(unsafe) var made: Any = original
    MainActor.assumeIsolated { made = original.duplicate() }
    return made
  }

  private func duplicate() -> UIPreviewParameters {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.ownColor = ownColor
    return copy
  }

  private var ownColor: UIColor?

  /// Points around lines of text. Grade: tunable.
  private static let textMargin: CGFloat = 5
}

/// A view that is lifted, how that looks, and where it comes from.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Creates a preview of a view that comes from elsewhere.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view where it is. A view that is in no other one is reported, and nothing
  /// is lifted.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.superview == nil {
      reportMisuse(
        "A targeted preview was made of a view that is in no window; add the view first, or give a "
          + "target. Nothing is lifted.")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view where it is, with the looks by default.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// What is lifted.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it comes from.
  public let target: UIPreviewTarget

  /// The size of the view, points.
  open var size: CGSize { view.bounds.size }

  /// The same view and looks, coming from elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The part of the view that is lifted, in its points.
  var visibleRect: CGRect {
    parameters.visiblePath.map { $0.bounds } ?? view.bounds
  }

  /// Where that part stands, in points of a view; nothing where they are in different windows.
  func frame(in other: UIView) -> CGRect {
    guard target.container.window != nil, target.container.window === other.window else {
      return .zero
    }
    let visible = visibleRect
    let size = CGRect(
      x: visible.minX - view.bounds.midX, y: visible.minY - view.bounds.midY,
      width: visible.width, height: visible.height
    ).applying(target.transform)
    return target.container.convert(
      size.offsetBy(dx: target.center.x, dy: target.center.y), to: other)
  }
}

/// The container and the position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// Creates a target in a container, with a transform of the preview.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a target in a container.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The container view of the target.
  public let container: UIView
  /// The centre of the preview, in points of the container.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform
}

/// The appearance of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// Creates the default parameters.
  public override init() {
    super.init()
  }

  /// Creates parameters that show lines of text only, given in points of the view.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      let rect = value.cgRectValue.insetBy(dx: -Self.textMargin, dy: -Self.textMargin)
      path.append(UIBezierPath(roundedRect: rect, cornerRadius: Self.textMargin * 2))
    }
    visiblePath = path
  }

  /// The visible part of the view, in its own coordinates. The default is `nil`: all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow. The default is `nil`: the visible part.
  open var shadowPath: UIBezierPath?
  /// The background colour of the preview. The default, which `nil` restores, is the system's
  /// background.
  open var backgroundColor: UIColor! {
    get { ownColor ?? .systemBackground }
    set { ownColor = newValue }
  }

  /// Returns a copy of the parameters.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Parameters are created, changed and copied on the main thread.
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

  /// The margin around lines of text in points. Grade: tunable.
  private static let textMargin: CGFloat = 5
}

/// A view with the appearance and the target of its preview.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Creates a preview of a view with a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its current position. A view without a superview is reported,
  /// and nothing is lifted.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.superview == nil {
      Misuse.report(MenuMisuse.previewOutsideWindow)
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view at its current position, with default parameters.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view of the preview.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The target of the preview.
  public let target: UIPreviewTarget

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview with the same view and parameters and another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The visible part of the view, in its own coordinates.
  var visibleRect: CGRect {
    parameters.visiblePath.map { $0.bounds } ?? view.bounds
  }

  /// Returns the frame of the visible part in another view, in points; zero if they are in
  /// different windows.
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

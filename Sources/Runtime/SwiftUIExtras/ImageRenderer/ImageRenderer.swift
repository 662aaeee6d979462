/// Renders views as images, without a screen.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Emits before a change of the rendering.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The rendered view.
  public var content: Content {
    didSet { objectWillChange.send() }
  }

  /// The size proposed to the view. The default is unspecified, for the ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { objectWillChange.send() }
  }

  /// The number of pixels per point. The default is 1.
  public var scale: CGFloat = 1 {
    didSet { objectWillChange.send() }
  }

  /// Indicates whether areas without content are black. By default they are transparent.
  public var isOpaque = false {
    didSet { objectWillChange.send() }
  }

  /// Creates a renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The rendered image; `nil` if the view has no size.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The rendered image; `nil` if the view has no size.
  public var cgImage: CGImage? {
    let (view, size) = lay()
    guard size.width * scale >= 1, size.height * scale >= 1 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }.cgImage
  }

  /// Calls `renderer` with the size of the view and a closure that draws it into a context.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let (view, size) = lay()
    renderer(size) { view.layer.render(in: $0) }
  }

  /// Returns a UIView with the view, laid out.
  private func lay() -> (view: UIView, size: CGSize) {
    let controller = UIHostingController(rootView: content)
    controller.safeAreaRegions = []
    guard let view = controller.view else { return (UIView(), .zero) }
    let size = controller.host.sizeThatFits(proposedSize)
    view.backgroundColor = .clear
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    // The controller's views are drawn immediately and not retained.
    kept = controller
    return (view, size)
  }

  private var kept: UIViewController?
}

import Combine

/// Draws views as pictures, without a screen.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Something will be drawn another way.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// What is drawn.
  public var content: Content {
    didSet { objectWillChange.send() }
  }

  /// The size that the views are offered. Default: none, for their ideal size.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { objectWillChange.send() }
  }

  /// Pixels for each point. The default is 1.
  public var scale: CGFloat = 1 {
    didSet { objectWillChange.send() }
  }

  /// Whether what no view covers is black. Default: it is clear.
  public var isOpaque = false {
    didSet { objectWillChange.send() }
  }

  /// Draws views.
  public init(content view: Content) {
    content = view
  }

  /// The picture; `nil` where the views have no size.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The picture; `nil` where the views have no size.
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

  /// Hands `renderer` the size of the views and a closure that draws them into a context.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let (view, size) = lay()
    renderer(size) { view.layer.render(in: $0) }
  }

  /// The views in a view of UIKit's, laid out.
  private func lay() -> (view: UIView, size: CGSize) {
    let controller = UIHostingController(rootView: content)
    controller.safeAreaRegions = []
    guard let view = controller.view else { return (UIView(), .zero) }
    let size = controller.host.sizeThatFits(proposedSize)
    view.backgroundColor = .clear
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    // The controller's views are drawn at once and not kept.
    kept = controller
    return (view, size)
  }

  private var kept: UIViewController?
}

import UIKit

/// A view controller that shows a preview as its traits require: in the middle of the screen, or
/// rotated.
final class PreviewController: UIViewController {
  private let content: UIViewController
  private let size: PreviewSize
  private let orientations: UIInterfaceOrientationMask?

  init(_ preview: Preview) {
    content = preview.makeController()
    var size = PreviewSize.screen
    var orientations: UIInterfaceOrientationMask?
    for trait in preview.traits {
      switch trait.effect {
      case .size(let wanted): size = wanted
      case .orientation(let wanted): orientations = wanted
      }
    }
    self.size = size
    self.orientations = orientations
    super.init(nibName: nil, bundle: nil)
    title = preview.name
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientations ?? content.supportedInterfaceOrientations
  }

  override var childForStatusBarStyle: UIViewController? { content }
  override var childForStatusBarHidden: UIViewController? { content }
  override var childForHomeIndicatorAutoHidden: UIViewController? { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = contentFrame
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if case .fitting = size { viewIfLoaded?.setNeedsLayout() }
  }

  private var contentFrame: CGRect {
    let fitted: CGSize
    switch size {
    case .screen: return view.bounds
    case .fixed(let width, let height): fitted = CGSize(width: width, height: height)
    case .fitting:
      let preferred = content.preferredContentSize
      fitted =
        preferred == .zero
        ? content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : preferred
    }
    return CGRect(
      x: (view.bounds.midX - fitted.width / 2).rounded(),
      y: (view.bounds.midY - fitted.height / 2).rounded(),
      width: fitted.width, height: fitted.height)
  }
}

/// The preview that a context menu lifts: a snapshot of the pressed view, or a client's view.
@MainActor
final class MenuPreview {
  let view: UIView = CutOutView()
  private let content: UIView
  /// The client's controller, retained while the preview is visible.
  let controller: UIViewController?
  /// The source rectangle, in the coordinates of the menu's anchor.
  let source: CGRect
  /// The rectangle to which the preview animates back, if it is not the source; zero lets it fade.
  var goesBack: CGRect?
  /// Indicates whether the preview expands over the screen at the end.
  var grows = false
  /// The preferred size; `nil` for that of the source.
  private let wish: CGSize?
  private let radius: CGFloat
  private let look: Look

  /// The visible shape of the preview, and its background.
  private struct Look {
    var visible: UIBezierPath?
    var shadow: UIBezierPath?
    // Translucent content has the background of rows.
    var ground = UIColor.secondarySystemGroupedBackground
  }

  /// Grades: tunable, by the look of iOS.
  private enum Law {
    static let radius: CGFloat = 16
    static let ownRadius: CGFloat = 28
    static let shadow: Float = 0.22
    static let shadowRadius: CGFloat = 24
  }

  /// Creates a preview from a snapshot of a view; `nil` if the view is not visible.
  init?(of lifted: UIView, source: CGRect) {
    guard let picture = lifted.snapshotView(afterScreenUpdates: false) else { return nil }
    content = picture
    controller = nil
    wish = nil
    self.source = source
    let own = lifted.layer.cornerRadius
    radius = min(own > 0 ? own : Law.radius, min(source.width, source.height) / 2)
    look = Look()
    setUp(CGRect(origin: .zero, size: source.size))
  }

  /// Creates a preview from a client's targeted preview; `nil` if it is not visible. A view outside
  /// any window is used itself.
  init?(_ targeted: UITargetedPreview, source: CGRect) {
    let lifted = targeted.view
    guard
      let picture = lifted.window == nil ? lifted : lifted.snapshotView(afterScreenUpdates: false)
    else { return nil }
    content = picture
    controller = nil
    wish = nil
    self.source = source
    let parameters = targeted.parameters
    radius =
      parameters.visiblePath == nil
      ? min(lifted.layer.cornerRadius, min(source.width, source.height) / 2) : 0
    look = Look(
      visible: parameters.visiblePath, shadow: parameters.shadowPath,
      ground: parameters.backgroundColor)
    let visible = targeted.visibleRect
    setUp(
      CGRect(
        x: -visible.minX, y: -visible.minY, width: lifted.bounds.width,
        height: lifted.bounds.height))
  }

  /// Creates a preview from a client's controller.
  init(_ controller: UIViewController, source: CGRect) {
    self.controller = controller
    content = controller.view
    self.source = source
    let wish = controller.preferredContentSize
    self.wish = wish.width > 0 && wish.height > 0 ? wish : CGSize(width: 10_000, height: 10_000)
    radius = Law.ownRadius
    look = Look()
    setUp(CGRect(origin: .zero, size: source.size))
  }

  /// Sets up the subviews; `frame` is that of the content, relative to its visible part.
  private func setUp(_ frame: CGRect) {
    view.accessibilityElementsHidden = true
    view.isUserInteractionEnabled = false
    view.layer.shadowOpacity = Law.shadow
    view.layer.shadowRadius = Law.shadowRadius
    view.layer.shadowOffset = CGSize(width: 0, height: 8)
    let clip = UIView()
    clip.clipsToBounds = true
    clip.layer.cornerRadius = radius
    clip.layer.cornerCurve = .continuous
    clip.backgroundColor = look.ground
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.bounds.size = source.size
    clip.frame = view.bounds
    if let visible = look.visible {
      let shift = CGAffineTransform(translationX: -visible.bounds.minX, y: -visible.bounds.minY)
      clip.layer.mask = shape(visible, shift)
      content.frame = frame
      // The view may be scaled down, as in a floating sheet.
      let natural = visible.bounds.size
      clip.autoresizingMask = []
      clip.bounds.size = natural
      (view as? CutOutView)?.cutOut = clip
      let scale = CGAffineTransform(
        scaleX: source.width / max(natural.width, 1), y: source.height / max(natural.height, 1))
      view.layer.shadowPath = shape(look.shadow ?? visible, shift.concatenating(scale)).path
    } else {
      view.layer.shadowPath = look.shadow?.cgPath
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.frame = view.bounds
    }
    clip.addSubview(content)
    view.addSubview(clip)
  }

  private func shape(_ path: UIBezierPath, _ shift: CGAffineTransform) -> CAShapeLayer {
    let layer = CAShapeLayer()
    var shift = shift
    layer.path = path.cgPath.copy(using: &shift)
    return layer
  }

  /// Returns the preview's frame above a menu of a height, in the available space; `anchor` is its
  /// source there.
  func frame(from anchor: CGRect, over menu: CGFloat, in space: CGRect) -> CGRect {
    let room = CGSize(
      width: space.width, height: max(60, space.height - menu - MenuMetrics.gap))
    var size = wish ?? anchor.size
    if wish == nil {
      let scale = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
      size = CGSize(width: size.width * scale, height: size.height * scale)
    } else {
      size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    let lowest = space.maxY - menu - MenuMetrics.gap - size.height
    return CGRect(
      x: min(max(anchor.midX - size.width / 2, space.minX), space.maxX - size.width),
      y: min(
        max(wish == nil ? anchor.minY : anchor.midY - size.height / 2, space.minY),
        max(lowest, space.minY)), width: size.width, height: size.height)
  }

  func appear() { controller?.beginAppearanceTransition(true, animated: true) }

  func didAppear() { controller?.endAppearanceTransition() }

  func disappear() {
    controller?.beginAppearanceTransition(false, animated: true)
    controller?.endAppearanceTransition()
  }
}

/// A view that holds a cut-out of another view, scaled to its own size.
private final class CutOutView: UIView {
  var cutOut: UIView?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cutOut, cutOut.bounds.width > 0, cutOut.bounds.height > 0 else { return }
    cutOut.transform = CGAffineTransform(
      scaleX: bounds.width / cutOut.bounds.width, y: bounds.height / cutOut.bounds.height)
    cutOut.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

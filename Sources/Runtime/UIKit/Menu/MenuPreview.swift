/// What a context menu lifts out of the screen: the view that was pressed, or the client's own.
@MainActor
final class MenuPreview {
  let view: UIView = CutOutView()
  private let content: UIView
  /// Kept while it shows.
  let controller: UIViewController?
  /// Where it comes from, in the coordinates of the menu's anchor.
  let source: CGRect
  /// Where it goes in the end, where that is elsewhere; nothing there lets it fade.
  var goesBack: CGRect?
  /// Whether it grows over the screen in the end.
  var grows = false
  /// The size it would like to have; `nil` for that of the source.
  private let wish: CGSize?
  private let radius: CGFloat
  private let look: Look

  /// How what is lifted is cut out, and its ground.
  private struct Look {
    var visible: UIBezierPath?
    var shadow: UIBezierPath?
    // What lets light through stands on the colour of rows.
    var ground = UIColor.secondarySystemGroupedBackground
  }

  /// Grades: tunable, by how iOS looks.
  private enum Law {
    static let radius: CGFloat = 16
    static let ownRadius: CGFloat = 28
    static let shadow: Float = 0.22
    static let shadowRadius: CGFloat = 24
  }

  /// The view itself, as it looks now; `nil` where there is nothing to see.
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

  /// A view as the client wants it lifted; `nil` where there is nothing to see. A view that is in no
  /// window is lifted itself.
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

  /// A controller of the client's.
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

  /// `frame` is that of the content, in points of what shows of it.
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
      // The view may be shown smaller than it is, as in a sheet that floats.
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

  /// Where it stands above a menu of a height, in a space around it; `anchor` is the source there.
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

/// Holds what was cut out of a view, as large as it is itself.
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

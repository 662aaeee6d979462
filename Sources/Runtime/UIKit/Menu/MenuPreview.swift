/// What a context menu lifts out of the screen: the view that was pressed, or the client's own.
@MainActor
final class MenuPreview {
  let view = UIView()
  private let content: UIView
  /// Kept while it shows.
  private let controller: UIViewController?
  /// Where it comes from, in the coordinates of the menu's anchor.
  let source: CGRect
  /// The size it would like to have; `nil` for that of the source.
  private let wish: CGSize?
  private let radius: CGFloat

  /// Grades: tunable, by how iOS looks.
  private enum Look {
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
    radius = min(own > 0 ? own : Look.radius, min(source.width, source.height) / 2)
    setUp()
  }

  /// A controller of the client's.
  init(_ controller: UIViewController, source: CGRect) {
    self.controller = controller
    content = controller.view
    self.source = source
    let wish = controller.preferredContentSize
    self.wish = wish.width > 0 && wish.height > 0 ? wish : CGSize(width: 10_000, height: 10_000)
    radius = Look.ownRadius
    setUp()
  }

  private func setUp() {
    view.accessibilityElementsHidden = true
    view.isUserInteractionEnabled = false
    view.layer.shadowOpacity = Look.shadow
    view.layer.shadowRadius = Look.shadowRadius
    view.layer.shadowOffset = CGSize(width: 0, height: 8)
    let clip = UIView()
    clip.clipsToBounds = true
    clip.layer.cornerRadius = radius
    clip.layer.cornerCurve = .continuous
    // What lets light through stands on the colour of rows.
    clip.backgroundColor = .secondarySystemGroupedBackground
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.bounds.size = source.size
    clip.frame = view.bounds
    content.frame = view.bounds
    clip.addSubview(content)
    view.addSubview(clip)
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

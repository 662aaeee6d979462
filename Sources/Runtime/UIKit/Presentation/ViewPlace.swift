/// A place in a view hierarchy, to which a view goes back.
@MainActor
struct ViewPlace {
  let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let center: CGPoint
  private let size: CGSize

  init?(of view: UIView) {
    guard let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    self.view = view
    self.superview = superview
    self.index = index
    center = view.center
    size = view.bounds.size
  }

  /// Puts the view back. In a window it fills it, whatever size that has by now.
  func restore() {
    guard let superview else { return }
    if superview is UIWindow {
      view.bounds.size = superview.bounds.size
      view.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    } else {
      view.bounds.size = size
      view.center = center
    }
    superview.insertSubview(view, at: index)
  }

  /// Where the view will be, in another view.
  func frame(in other: UIView) -> CGRect {
    guard let superview, !(superview is UIWindow) else { return other.bounds }
    let shown = size.applying(view.transform)
    return other.convert(
      CGRect(
        x: center.x - shown.width / 2, y: center.y - shown.height / 2, width: shown.width,
        height: shown.height), from: superview)
  }
}

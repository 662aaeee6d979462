/// A place in a view hierarchy to which a view is restored.
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

  /// Restores the view. In a window, the view fills its current size.
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

  /// Returns the future frame of the view in the coordinates of another view.
  func frame(in other: UIView) -> CGRect {
    guard let superview, !(superview is UIWindow) else { return other.bounds }
    let shown = size.applying(view.transform)
    return other.convert(
      CGRect(
        x: center.x - shown.width / 2, y: center.y - shown.height / 2, width: shown.width,
        height: shown.height), from: superview)
  }
}

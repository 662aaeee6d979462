/// The view that would receive a touch at a point, and the reasons why others would not, without a
/// touch.
@MainActor
package struct TouchProbe {
  /// The view that would receive the touch, and its superviews up to the window.
  package let chain: [UIView]
  /// The enabled recognisers of these views, deepest first, with the view of each.
  package let recognizers: [(recognizer: UIGestureRecognizer, view: UIView)]
  /// The views under the point that would not receive the touch, front to back.
  package let refusals: [(view: String, reason: TouchRecord.Refusal)]

  /// Hit-tests the windows of a device from the front.
  package init(at point: CGPoint, on host: DisplayHost) {
    self = host.enter { Self(under: point, on: host) }
  }

  private init(under point: CGPoint, on host: DisplayHost) {
    var chain: [UIView] = []
    var refusals: [(view: String, reason: TouchRecord.Refusal)] = []
    for window in host.windows.reversed() where !window.isHidden {
      let local = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      let hit = window.hitTest(local, with: nil)
      refusals += TouchRecord.refusals(under: local, in: window, hit: hit)
      guard let hit else { continue }
      var view: UIView? = hit
      while let current = view {
        chain.append(current)
        view = current.superview
      }
      break
    }
    self.chain = chain
    self.refusals = refusals
    recognizers = chain.flatMap { view in
      (view.gestureRecognizers ?? []).filter(\.isEnabled).map { ($0, view) }
    }
  }
}

/// Recognises a pan that starts near an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance from the edge within which the touch must begin, in points (N4.58, tunable).
  static let reach: CGFloat = 13

  /// The edges at which the pan may start. The default is empty: none.
  open var edges: UIRectEdge = []

  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if startEdges.isEmpty, state == .possible, let touch = countedTouches.first {
      startEdges = edgesNear(touch).intersection(edges)
      guard !startEdges.isEmpty else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  override func accepts(_ movement: CGPoint) -> Bool {
    if startEdges.contains(.left), movement.x > abs(movement.y) { return true }
    if startEdges.contains(.right), -movement.x > abs(movement.y) { return true }
    if startEdges.contains(.top), movement.y > abs(movement.x) { return true }
    return startEdges.contains(.bottom) && -movement.y > abs(movement.x)
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    guard let window = touch.window, let root = host?.layerHost.rootLayer else { return [] }
    let place = window.layer.convert(touch.windowLocation, to: root)
    var edges: UIRectEdge = []
    if place.x - root.bounds.minX <= Self.reach { edges.insert(.left) }
    if root.bounds.maxX - place.x <= Self.reach { edges.insert(.right) }
    if place.y - root.bounds.minY <= Self.reach { edges.insert(.top) }
    if root.bounds.maxY - place.y <= Self.reach { edges.insert(.bottom) }
    return edges
  }
}

/// The pointer of a device that has one, and who is under it.
@MainActor
package final class PointerTracker {
  /// Whether views are asked for what is under the pointer, not under a finger: also views that do
  /// not want touches may answer.
  package private(set) static var isSearching = false

  /// Where the pointer is on the screen, in points; `nil` while there is none.
  package private(set) var place: CGPoint?
  weak var host: DisplayHost?
  private var hovered: [WeakRecognizer] = []

  /// The pointer goes to a point of the screen, or away. Views hear of it in the next frame.
  package func move(to point: CGPoint?) { place = point }

  /// Tells those that the pointer came over, moved over or left: the views may have moved as well.
  func update() {
    guard place != nil || !hovered.isEmpty else { return }
    let (found, point) = recognizers()
    for old in hovered {
      guard let recognizer = old.recognizer as? UIHoverGestureRecognizer,
        !found.contains(where: { $0 === recognizer })
      else { continue }
      recognizer.pointerMoved(to: nil)
    }
    hovered = found.map { WeakRecognizer(recognizer: $0) }
    for recognizer in found { recognizer.pointerMoved(to: point) }
  }

  /// The recognisers of the view under the pointer and of those that it stands in, and the place in
  /// their window.
  private func recognizers() -> ([UIHoverGestureRecognizer], CGPoint) {
    guard let place, let host else { return ([], .zero) }
    let root = host.layerHost.rootLayer
    Self.isSearching = true
    defer { Self.isSearching = false }
    for window in host.windows.reversed() {
      let point = window.layer.convert(place, from: root)
      guard let hit = window.hitTest(point, with: nil) else { continue }
      var found: [UIHoverGestureRecognizer] = []
      var view: UIView? = hit
      while let current = view {
        for case let hover as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
        where hover.isEnabled {
          found.append(hover)
        }
        view = current.superview
      }
      return (found, point)
    }
    return ([], .zero)
  }
}

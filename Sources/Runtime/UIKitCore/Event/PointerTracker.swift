/// Tracks the pointer of a device that has one, and notifies the hover recognisers under it.
@MainActor
package final class PointerTracker {
  /// Indicates whether a hit test searches for views under the pointer, not under a finger; then
  /// views that receive no touches may respond as well.
  package private(set) static var isSearching = false

  /// The pointer's location on the screen, in points; `nil` without a pointer.
  package private(set) var place: CGPoint?
  weak var host: DisplayHost?
  private var hovered: [WeakRecognizer] = []

  /// Moves the pointer to a point of the screen, or removes it. Hover recognisers are notified in
  /// the next frame.
  package func move(to point: CGPoint?) { place = point }

  /// Notifies the hover recognisers that the pointer entered, moved over or left; also when it was
  /// the views that moved.
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

  /// Returns the hover recognisers of the view under the pointer and of its superviews, and the
  /// location in their window. A locked pointer is hidden, so nothing is under it.
  private func recognizers() -> ([UIHoverGestureRecognizer], CGPoint) {
    guard let place, let host, !host.preferences.locksPointer else { return ([], .zero) }
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

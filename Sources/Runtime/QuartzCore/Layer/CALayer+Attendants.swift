/// A layer that this module shows among the sublayers of an app's layer: a picture of what was
/// there before a transition, a replica. It is drawn as they are, but it is not in `sublayers`.
final class AttendantLayer: CALayer {
  /// Returns `nil`: it is never hit.
  override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

extension CALayer {
  /// The sublayers that were added by `addSublayer(_:)` and its siblings.
  final var ownChildren: [CALayer] {
    state.hasAttendants ? children.filter { !$0.state.isAttendant } : children
  }

  /// Returns the index in `children` for an index among the sublayers of the app.
  final func childIndex(ofOwn index: Int) -> Int {
    guard state.hasAttendants else { return index }
    var own = 0
    for (place, child) in children.enumerated() where !child.state.isAttendant {
      if own == index { return place }
      own += 1
    }
    return children.count
  }

  /// Inserts an attendant directly above or below a sublayer. It does not request layout.
  final func insertAttendant(_ layer: AttendantLayer, beside sibling: CALayer, above: Bool) {
    guard let index = children.firstIndex(where: { $0 === sibling }) else { return }
    state.hasAttendants = true
    layer.state.isAttendant = true
    children.insert(layer, at: above ? index + 1 : index)
    layer.parent = self
    layer.propagateWork()
    markChanged(.sublayers)
  }
}

extension AttendantLayer {
  /// Removes the layer from the layer to which it was added.
  func removeAttendant() {
    guard let parent else { return }
    let host = host
    parent.children.removeAll { $0 === self }
    parent.state.hasAttendants = parent.children.contains { $0.state.isAttendant }
    self.parent = nil
    parent.markChanged(.sublayers)
    host?.layerDeparted(self)
  }
}

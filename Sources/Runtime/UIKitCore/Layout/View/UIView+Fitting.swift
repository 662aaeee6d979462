extension UIView {
  /// Returns the size that best satisfies the view's constraints for the target size, in points,
  /// rounded up to device pixels.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(root: self, isForMeasuring: true)
    updateConstraintsIfNeeded()
    var constraints: [NSLayoutConstraint] = []
    collectForFitting(into: &constraints)
    constraints.sort { $0.activation < $1.activation }
    for constraint in constraints { engine.add(constraint) }
    let size = engine.measure(target, horizontal: horizontal, vertical: vertical)
    let scale = max(1, traitCollection.displayScale)
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// Constraints below views whose frames are set by code do not affect this view's size.
  private func collectForFitting(into found: inout [NSLayoutConstraint]) {
    found += constraintState?.constraints ?? []
    for subview in subviewStorage {
      guard
        !subview.translatesAutoresizingMaskIntoConstraints
          || subview.constraintState?.isTransparent == true
      else { continue }
      subview.collectForFitting(into: &found)
    }
  }
}

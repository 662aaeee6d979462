/// The state of a view for layout by constraints. Views without constraints have none.
@MainActor
package final class ViewConstraintState {
  /// The active constraints of which this view is the nearest common ancestor.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  /// The engine for the view's descendants, if the view's own frame is set by code.
  var engine: LayoutEngine?
  /// The engine that reads this view's geometry.
  weak var observer: LayoutEngine?
  /// The view's box in the engine that determines its frame.
  weak var box: LayoutBox?
  /// Indicates whether constraints from outside refer to descendants although the view's frame is
  /// set by code; these are then solved for together with the outside.
  var isTransparent = false
  /// Indicates whether the view is hidden but still visible while it shrinks in its stack view.
  var isLeavingStack = false
  var hugging = SIMD2<Float>(repeating: UILayoutPriority.defaultLow.rawValue)
  var compression = SIMD2<Float>(repeating: UILayoutPriority.defaultHigh.rawValue)
}

/// The flags of pending calls of `updateConstraints()`.
package struct ConstraintFlags: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let needsUpdate = ConstraintFlags(rawValue: 1)
  package static let needsUpdateBelow = ConstraintFlags(rawValue: 2)
}

extension UIView {
  func makeConstraintState() -> ViewConstraintState {
    if let constraintState { return constraintState }
    let state = ViewConstraintState()
    constraintState = state
    return state
  }

  /// The size of the view after layout: the solved one if an engine determines it.
  var constrainedSize: CGSize {
    constraintState?.box?.solved.size ?? layer.bounds.size
  }

  /// The view whose engine solves for this view's subviews: the nearest whose frame is set by code.
  var layoutRoot: UIView {
    var view = self
    while let parent = view.superviewStorage, !view.isLayoutRoot { view = parent }
    return view
  }

  private var isLayoutRoot: Bool {
    translatesAutoresizingMaskIntoConstraints && constraintState?.isTransparent != true
  }

  /// Returns a rectangle with its edges on device pixels (B14).
  func snapped(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let x = snap(rect.minX)
    let y = snap(rect.minY)
    return CGRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }
}

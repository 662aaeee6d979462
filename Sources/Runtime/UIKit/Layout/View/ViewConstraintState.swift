/// What a view keeps for layout by constraints. Views that have nothing to do with it have none.
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
  /// The engine for what lies in this view, if the view's own frame is set by code.
  var engine: LayoutEngine?
  /// The engine that reads this view's geometry.
  weak var observer: LayoutEngine?
  /// The view's place in the engine that decides it.
  weak var box: LayoutBox?
  /// Whether constraints from outside reach into this view although its frame is set by code; what
  /// lies in it is then solved for with the outside.
  var isTransparent = false
  /// Whether the view is hidden but still seen shrinking in its stack.
  var isLeavingStack = false
  var hugging = SIMD2<Float>(repeating: UILayoutPriority.defaultLow.rawValue)
  var compression = SIMD2<Float>(repeating: UILayoutPriority.defaultHigh.rawValue)
}

/// What waits for a pass of `updateConstraints()`.
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

  /// The size layout will give the view: the solved one where an engine decides it.
  var constrainedSize: CGSize {
    constraintState?.box?.solved.size ?? layer.bounds.size
  }

  /// The view that sets off the system this view's subviews are solved in: the nearest whose frame
  /// is set by code.
  var layoutRoot: UIView {
    var view = self
    while let parent = view.superviewStorage, !view.isLayoutRoot { view = parent }
    return view
  }

  private var isLayoutRoot: Bool {
    translatesAutoresizingMaskIntoConstraints && constraintState?.isTransparent != true
  }

  /// A rectangle with its edges on device pixels (B14).
  func snapped(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    func snap(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let x = snap(rect.minX)
    let y = snap(rect.minY)
    return CGRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
  }
}

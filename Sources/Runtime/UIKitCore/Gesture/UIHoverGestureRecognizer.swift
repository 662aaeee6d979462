/// Recognises a pointer over its view: the gesture begins when the pointer enters, changes as it
/// moves, and ends when it leaves. Fingers are not pointers.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Creates a recogniser that sends an action to a target at each change.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Returns the pointer's location in a view's coordinates, in points; `nil` means the window.
  open override func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.containingWindow, let view, view !== window else { return place }
    return window.convert(place, to: view)
  }

  /// Returns `false`, as the recogniser handles no touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }

  /// The pointer's location in the window.
  var place = CGPoint.zero

  /// Updates the gesture after the pointer moved; `nil` stands for a pointer that is not over the
  /// view.
  func pointerMoved(to new: CGPoint?) {
    guard let new else {
      if currentState != .possible { apply(.ended) }
      return
    }
    let isNew = currentState == .possible
    guard isNew || new != place else { return }
    place = new
    apply(isNew ? .began : .changed)
  }
}

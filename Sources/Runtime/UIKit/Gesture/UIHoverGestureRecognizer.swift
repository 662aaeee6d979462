/// Recognises a pointer over its view: it begins when the pointer comes, changes as it moves, and
/// ends when it leaves. Fingers are no pointers.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Creates a recogniser; an action on a target is called at each change.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recogniser for a decoder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where the pointer is in a view, in points; `nil` means the window.
  open override func location(in view: UIView?) -> CGPoint {
    guard let window = self.view?.containingWindow, let view, view !== window else { return place }
    return window.convert(place, to: view)
  }

  /// No touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }

  /// In the window.
  var place = CGPoint.zero

  /// The pointer is somewhere, or nowhere over the view.
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

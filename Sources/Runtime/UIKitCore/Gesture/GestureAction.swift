/// A target and action of a gesture recogniser.
@MainActor
struct GestureAction {
  weak var target: AnyObject?
  let selector: Selector?
  let closure: (@MainActor (UIGestureRecognizer) -> Void)?

  func fire(_ recognizer: UIGestureRecognizer) {
    if let closure {
      closure(recognizer)
    } else if let target, let selector {
      selector.perform(on: target, with: recognizer)
    }
  }
}

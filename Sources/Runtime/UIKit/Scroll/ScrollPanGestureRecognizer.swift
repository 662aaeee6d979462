/// The pan gesture recognizer of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerLanded(touches)
  }

  override func reset() {
    super.reset()
    scrollView?.returnFromOvershoot()
  }
}

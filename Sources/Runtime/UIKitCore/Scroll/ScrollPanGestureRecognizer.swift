/// The pan gesture recognizer of a scroll view.
package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// The scroll view is the delegate, if its class conforms to the protocol.
  override var allowsDelegate: Bool { scrollView == nil || delegate === scrollView }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerLanded(touches)
  }

  package override func reset() {
    super.reset()
    scrollView?.returnFromOvershoot()
  }
}

/// A recognizer that delays touches in a scroll view's content until it is clear that they do not
/// scroll.
package final class ScrollTouchDelayRecognizer: UIGestureRecognizer {
  /// Seconds (S10, N4.55: tunable).
  static let delay = 0.15

  weak var scrollView: UIScrollView?
  private var timer: FrameTimers.Timer?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches,
      scrollView.isVerticallyScrollable || scrollView.isHorizontallyScrollable,
      touches.contains(where: { $0.view !== scrollView }), let host
    else {
      state = .failed
      return
    }
    timer?.cancel()
    timer = host.timers.schedule(
      at: event.timestamp + Self.delay, name: "touches held back by a scroll view"
    ) { [weak self] in self?.state = .failed }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  package override func reset() {
    timer?.cancel()
    timer = nil
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

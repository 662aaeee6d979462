/// Recognises a long press: touches that stay where they began. The gesture is continuous: it
/// begins after the minimum duration and then follows the touches anywhere.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press in seconds. The default is 0.5 (GE3, documented).
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement of the fingers before the gesture begins, in points. The default is 10
  /// (GE3, documented).
  open var allowableMovement: CGFloat = 10

  /// The number of fingers that must press. The default is 1.
  open var numberOfTouchesRequired = 1

  /// The number of taps that must come before the press. The default is 0.
  open var numberOfTapsRequired = 0

  private var taps = 0
  private var timer: FrameTimers.Timer?

  override var awaitsMoreTouches: Bool { taps > 0 && timer != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let count = countedTouches.count
    guard count <= max(1, numberOfTouchesRequired) else { return fail() }
    guard count == max(1, numberOfTouchesRequired) else { return }
    if taps < numberOfTapsRequired {
      // The touch is a tap if it ends in time; a press that lasts longer is none.
      wait(event.timestamp + UITapGestureRecognizer.longestPress, "a tap's lift") { $0.fail() }
    } else {
      wait(event.timestamp + minimumPressDuration, "a long press") {
        // Another gesture may have been recognised first.
        if $0.state == .possible { $0.state = .began }
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay {
      state = .changed
    } else if touches.contains(where: {
      $0.windowLocation.distance(to: $0.landing) > allowableMovement
    }) {
      fail()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay {
      if countedTouches.isEmpty { state = .ended }
    } else if isHeld {
      state = .ended
    } else if taps < numberOfTapsRequired, timer != nil {
      guard countedTouches.isEmpty else { return }
      taps += 1
      wait(event.timestamp + UITapGestureRecognizer.longestPause, "a press after a tap") {
        $0.fail()
      }
    } else {
      fail()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay { state = .cancelled } else { fail() }
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
  }

  private func wait(
    _ time: Double, _ name: String,
    _ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    timer?.cancel()
    timer = host?.timers.schedule(at: time, name: "waiting for \(name)") { [weak self] in
      guard let self else { return }
      timer = nil
      action(self)
    }
  }

  private func fail() {
    timer?.cancel()
    timer = nil
    state = .failed
  }
}

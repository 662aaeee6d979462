/// Recognises one or more taps with one or more fingers. The gesture is discrete.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum duration of a touch in seconds (N4.53, tunable).
  package static var longestPress: Double { 0.75 }
  /// The maximum movement of a touch in points (N4.53; GE2 tuned it to 10 by hand; tunable).
  package static var allowableMovement: CGFloat { 45 }
  /// The maximum time from the end of a tap to the beginning of the next, in seconds (GE4,
  /// tunable).
  package static var longestPause: Double { 0.35 }

  /// The number of taps that must follow each other. The default is 1; smaller values count as 1.
  open var numberOfTapsRequired = 1

  /// The number of fingers that must tap. The default is 1; smaller values count as 1.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var down: [UITouch] = []
  private var mostDown = 0
  private var landings: [CGPoint] = []
  private var firstPlace: CGPoint?
  private var timer: FrameTimers.Timer?

  override var awaitsMoreTouches: Bool { taps > 0 && timer != nil }

  package override var countedTouches: [UITouch] { trackedTouches }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in trackedTouches where touches.contains(touch) {
      down.append(touch)
      landings.append(touch.windowLocation)
    }
    mostDown = max(mostDown, down.count)
    guard mostDown <= max(1, numberOfTouchesRequired) else { return fail() }
    let place = Self.middle(of: down)
    if let firstPlace, taps > 0, place.distance(to: firstPlace) > Self.allowableMovement {
      return fail()
    }
    firstPlace = firstPlace ?? place
    if down.count == 1 { wait(Self.longestPress, "a tap's lift") }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches
    where touch.windowLocation.distance(to: touch.landing) > Self.allowableMovement {
      return fail()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    down.removeAll { touches.contains($0) }
    guard state == .possible, down.isEmpty else { return }
    guard mostDown == max(1, numberOfTouchesRequired) else { return fail() }
    taps += 1
    mostDown = 0
    landings.removeAll()
    if taps >= max(1, numberOfTapsRequired) {
      timer?.cancel()
      timer = nil
      state = .ended
    } else {
      wait(Self.longestPause, "another tap")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail()
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
    mostDown = 0
    down.removeAll()
    landings.removeAll()
    firstPlace = nil
  }

  /// Lets another recogniser proceed that needs more taps: without a failure requirement, a single
  /// tap is sent before the double tap.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func wait(_ seconds: Double, _ name: String) {
    timer?.cancel()
    timer = host?.timers.schedule(
      at: (host?.time ?? 0) + seconds, name: "waiting for \(name)"
    ) { [weak self] in
      self?.timer = nil
      self?.fail()
    }
  }

  private func fail() {
    timer?.cancel()
    timer = nil
    state = .failed
  }
}

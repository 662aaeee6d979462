/// Decides what the touches of a ``DrivenGestureRecognizer`` mean.
@MainActor
package protocol GestureDriver: AnyObject {
  /// Whether another finger may come after all have lifted, as for a double tap.
  var awaitsMoreTouches: Bool { get }
  /// Whether a control under the finger keeps the gesture from beginning, as buttons do with taps.
  func yields(to control: UIControl, isTracking: Bool, ownsTaps: Bool, ownsSidewaysDrags: Bool)
    -> Bool
  /// Whether the gesture must wait for the failure of another.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool
  /// Fingers landed, moved, lifted or were taken away.
  func receive(_ touches: [UITouch], at time: Double)
  /// The gesture failed, or was taken away: now, though fingers may still be down.
  func didStop()
  /// The gesture is over and the fingers are gone.
  func didReset()
}

/// A recogniser for gestures that are described above UIKit. It takes part in everything that is
/// settled between recognisers; what the touches mean its ``driver`` says.
@preconcurrency @MainActor
package final class DrivenGestureRecognizer: UIGestureRecognizer {
  package weak var driver: (any GestureDriver)?
  /// Whether the gesture is recognised beside all others.
  package var isSimultaneous = false {
    didSet {
      cancelsTouchesInView = !isSimultaneous
      delaysTouchesEnded = !isSimultaneous
    }
  }
  /// Whether the gestures of views inside wait for this one to fail.
  package var hasPriority = false

  package convenience init() {
    self.init(target: nil, action: nil)
  }

  package override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Fingers that are down, in the order of landing.
  package var downTouches: [UITouch] { countedTouches }

  /// Has `action` done at a time, unless cancelled.
  package func wait(
    until time: Double, for name: String, _ action: @escaping @MainActor () -> Void
  ) -> FrameTimers.Timer? {
    host?.timers.schedule(at: time, name: "waiting for \(name)", action)
  }

  override var awaitsMoreTouches: Bool { driver?.awaitsMoreTouches ?? false }

  override func didStop() { driver?.didStop() }

  private func receive(_ touches: Set<UITouch>, _ event: UIEvent) {
    let ordered = trackedTouches.filter { touches.contains($0) }
    driver?.receive(ordered, at: event.timestamp)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(touches, event)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(touches, event)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(touches, event)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    receive(touches, event)
  }

  package override func reset() { driver?.didReset() }

  package override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isSimultaneous }

  package override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !isSimultaneous }

  package override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    driver?.requiresFailure(of: other) ?? false
  }

  package override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard hasPriority, let view, let inner = other.view else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }
}

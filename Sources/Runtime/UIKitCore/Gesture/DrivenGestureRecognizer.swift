/// Interprets the touches of a ``DrivenGestureRecognizer``.
@MainActor
package protocol GestureDriver: AnyObject {
  /// Indicates whether another touch may follow after all have ended, as for a double tap.
  var awaitsMoreTouches: Bool { get }
  /// Returns whether a control under the finger prevents the gesture from beginning, as buttons do
  /// with taps.
  func yields(to control: UIControl, isTracking: Bool, ownsTaps: Bool, ownsSidewaysDrags: Bool)
    -> Bool
  /// Returns whether the gesture must wait for the failure of another.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool
  /// Called when touches began, moved, ended or were cancelled.
  func receive(_ touches: [UITouch], at time: Double)
  /// Called at once when the gesture fails or is cancelled, though fingers may still be down.
  func didStop()
  /// Called when the gesture is over and all touches have ended.
  func didReset()
}

/// A gesture recogniser whose gesture is described by another framework: it follows UIKit's rules
/// between recognisers, and its ``driver`` interprets the touches.
@preconcurrency @MainActor
package final class DrivenGestureRecognizer: UIGestureRecognizer {
  package weak var driver: (any GestureDriver)?
  /// Indicates whether the gesture is recognised simultaneously with all others.
  package var isSimultaneous = false {
    didSet {
      cancelsTouchesInView = !isSimultaneous
      delaysTouchesEnded = !isSimultaneous
    }
  }
  /// Indicates whether the gestures of subviews wait for this one to fail.
  package var hasPriority = false

  package convenience init() {
    self.init(target: nil, action: nil)
  }

  package override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The touches whose fingers are down, in the order in which they began.
  package var downTouches: [UITouch] { countedTouches }

  /// Schedules `action` for a time, unless it is cancelled.
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

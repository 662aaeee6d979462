/// Connects a gesture's state machine with the gesture recogniser that represents it in UIKit.
@MainActor
final class GestureHost<G: Gesture>: GestureDriver {
  let recognizer = DrivenGestureRecognizer()
  private let site: _GestureSite
  private let machine: _GestureMachine<G>

  init(_ gesture: G, on view: UIView, node: Node) {
    site = _GestureSite(view: view, node: node)
    machine = G._makeMachine(gesture, at: site)
    site.recognizer = recognizer
    site.timeDidPass = { [weak self] in self?.receive([], at: $0) }
    recognizer.driver = self
    recognizer.addAction { [weak self] in self?.recognizerDidChange($0.state) }
    view.addGestureRecognizer(recognizer)
  }

  func update(_ gesture: G) { machine.update(gesture) }

  var kind: GestureKind { machine.kind }

  func receive(_ touches: [UITouch], at time: Double) {
    let isUnderWay = recognizer.state == .began || recognizer.state == .changed
    switch machine.advance(GestureEvent(touches: touches, time: time)) {
    case .possible:
      if isUnderWay { recognizer.state = .changed } else { report() }
    case .active: recognizer.state = isUnderWay ? .changed : .began
    case .ended: recognizer.state = .ended
    case .failed: recognizer.state = isUnderWay ? .cancelled : .failed
    }
  }

  private func recognizerDidChange(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began, .changed: report()
    case .ended:
      report()
      machine.stop()
    case .possible, .cancelled, .failed: break
    }
  }

  private func report() {
    let messages = site.messages
    site.messages = []
    for message in messages { message() }
  }

  // GestureDriver

  var awaitsMoreTouches: Bool { machine.awaitsMoreTouches }

  func didStop() {
    site.messages = []
    machine.stop()
  }

  func didReset() {
    machine.stop()
    site.messages = []
    machine.reset()
  }

  func yields(
    to control: UIControl, isTracking: Bool, ownsTaps: Bool, ownsSidewaysDrags: Bool
  ) -> Bool {
    guard !recognizer.hasPriority, !recognizer.isSimultaneous else { return false }
    switch kind {
    case .taps(let count): return ownsTaps && count <= 1
    case .drag:
      guard isTracking, ownsSidewaysDrags, let touch = recognizer.downTouches.first else {
        return false
      }
      let (place, landing) = (touch.windowLocation, touch.landing)
      return abs(place.x - landing.x) > abs(place.y - landing.y)
    case .other: return false
    }
  }

  /// A tap gesture requires the failure of descendants' gestures with more taps.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    guard case .taps(let own) = kind, let inner = other as? DrivenGestureRecognizer,
      let driver = inner.driver as? any TapCounting, driver.tapCount > own,
      let view = recognizer.view, let innerView = inner.view
    else { return false }
    return innerView !== view && innerView.isDescendant(of: view)
  }
}

/// A gesture that counts taps: the number of taps, or 0 if it is not a tap gesture.
@MainActor
protocol TapCounting: AnyObject {
  var tapCount: Int { get }
}

extension GestureHost: TapCounting {
  var tapCount: Int {
    if case .taps(let count) = kind { return count }
    return 0
  }
}

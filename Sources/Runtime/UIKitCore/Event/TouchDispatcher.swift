/// Receives touches from the device and delivers them to recognisers and views.
///
/// The device reports touches at any time; a frame delivers the reports stamped up to its time. The
/// movements of a touch within a frame are one event. The view under a finger is determined once,
/// when the touch begins.
@MainActor
package final class TouchDispatcher {
  package weak var host: DisplayHost?
  /// The recipients of the last touches, oldest first.
  package private(set) var records: [TouchRecord] = []
  package let arena = GestureArena()
  private static let keptRecords = 64

  private var queue: [TouchReport] = []
  private var spareBatch: [TouchReport] = []
  /// The touches whose fingers are down, in the order in which they began.
  private(set) var touches: [UITouch] = []
  /// The touches that are not fully delivered to their views, in the order in which they began.
  var undelivered: [UITouch] = []
  var event = UIEvent()
  /// The time of the last event in seconds of the media clock.
  private(set) var lastTime = -Double.infinity
  private var tapCounter = TapCounter()

  package init() {
    arena.dispatcher = self
  }

  /// Begins a touch at a point of the screen. A touch with the same number that is down already
  /// ends first.
  package func touchDown(id: Int, at location: CGPoint, time: Double, radius: CGFloat = 5) {
    enqueue(TouchReport(finger: id, kind: .down, location: location, time: time, radius: radius))
  }

  /// Moves a touch to a point of the screen. Touches that are not down are ignored.
  package func touchMoved(id: Int, to location: CGPoint, time: Double) {
    enqueue(TouchReport(finger: id, kind: .move, location: location, time: time))
  }

  /// Ends a touch, at its location or at a point of the screen.
  package func touchUp(id: Int, at location: CGPoint? = nil, time: Double) {
    enqueue(TouchReport(finger: id, kind: .up, location: location, time: time))
  }

  /// Cancels a touch.
  package func touchCancelled(id: Int, time: Double) {
    enqueue(TouchReport(finger: id, kind: .cancel, location: nil, time: time))
  }

  /// Cancels all touches, as when the device rotates or the app goes to the background.
  package func cancelAllTouches(time: Double) {
    var fingers = touches.map(\.finger)
    for report in queue where report.kind == .down && !fingers.contains(report.finger) {
      fingers.append(report.finger)
    }
    for finger in fingers { touchCancelled(id: finger, time: time) }
  }

  /// Releases the touches and their views without an event, because the device has gone: a
  /// recognizer of a view and the touch that it receives retain each other.
  package func abandonTouches() {
    // A gesture that goes on keeps the touches that have been lifted.
    let lifted = arena.members.flatMap(\.trackedTouches)
    for touch in touches + undelivered + lifted {
      for recognizer in touch.receivers { recognizer.trackedTouches = [] }
      touch.receivers = []
      touch.touchedView = nil
      touch.touchedWindow = nil
    }
    (touches, undelivered, queue) = ([], [], [])
    arena.forgetTouches()
    event = UIEvent()
  }

  /// Indicates whether a finger is down or about to land.
  package var hasActiveTouches: Bool { !touches.isEmpty || !queue.isEmpty }

  private func enqueue(_ report: TouchReport) {
    guard report.location.map({ $0.x.isFinite && $0.y.isFinite }) ?? true, report.time.isFinite
    else {
      Misuse.report(GestureMisuse.touchNotFinite(report.location))
      return
    }
    let place = queue.lastIndex { $0.time <= report.time }.map { $0 + 1 } ?? 0
    queue.insert(report, at: place)
  }

  // Frame

  /// Delivers the reports stamped up to `time`.
  package func deliver(upTo time: Double) {
    // Half a microsecond: sums of frame durations are not exact.
    let limit = time + 5e-7
    // The memory of the last batch; a delivery inside of this one finds none and makes its own.
    var batch: [TouchReport] = []
    swap(&batch, &spareBatch)
    defer {
      batch.removeAll(keepingCapacity: true)
      swap(&batch, &spareBatch)
    }
    while let report = queue.first, report.time <= limit {
      queue.removeFirst()
      let isNewPhase = batch.contains {
        $0.finger == report.finger && !($0.kind == .move && report.kind == .move)
      }
      if isNewPhase {
        send(batch)
        batch.removeAll(keepingCapacity: true)
      }
      batch.append(report)
    }
    if !batch.isEmpty { send(batch) }
  }

  private func send(_ reports: [TouchReport]) {
    for touch in touches where touch.currentPhase != .stationary {
      touch.currentPhase = .stationary
      touch.samples.removeAll(keepingCapacity: true)
    }
    for report in reports { apply(report) }
    let changed = touches.filtered { $0.currentPhase != .stationary }
    guard !changed.isEmpty else { return }
    if !isKnownUniquelyReferenced(&event) { event = UIEvent() }
    let event = event
    event.orderedTouches = touches
    event.currentTimestamp = changed.reduce(0) { max($0, $1.currentTimestamp) }
    lastTime = event.currentTimestamp
    for touch in changed where touch.currentPhase == .began { land(touch, in: event) }
    host?.application.sendEvent(event)
    // The event has the same array, which is copied only for a change.
    if touches.contains(where: { $0.isOver }) { touches.removeAll { $0.isOver } }
    arena.fingersLifted()
    forgetEventIfOver()
  }

  /// Releases the last event's touches, and so their views, once everything is delivered.
  func forgetEventIfOver() {
    if touches.isEmpty, undelivered.isEmpty, !event.orderedTouches.isEmpty { event = UIEvent() }
  }

  private func apply(_ report: TouchReport) {
    switch report.kind {
    case .down:
      guard !touches.contains(where: { $0.finger == report.finger && !$0.isOver }),
        let location = report.location
      else {
        Misuse.report(GestureMisuse.touchBeganTwice(report.finger))
        return
      }
      let touch = UITouch()
      touch.finger = report.finger
      touch.contactRadius = report.radius
      touch.currentTimestamp = report.time
      touch.windowLocation = location
      touches.append(touch)
    case .move, .up, .cancel:
      guard let touch = touches.first(where: { $0.finger == report.finger && !$0.isOver }) else {
        return
      }
      move(touch, report)
    }
  }

  private func move(_ touch: UITouch, _ report: TouchReport) {
    touch.currentTimestamp = report.time
    if touch.currentPhase != .moved { touch.previousWindowLocation = touch.windowLocation }
    if let location = report.location {
      touch.windowLocation = fromScreen(location, to: touch.touchedWindow)
    }
    switch report.kind {
    case .up: touch.currentPhase = .ended
    case .cancel: touch.currentPhase = .cancelled
    default: touch.currentPhase = .moved
    }
    touch.samples.append(TouchSample(location: touch.windowLocation, time: report.time))
    tapCounter.moved(touch)
    if touch.isOver { tapCounter.lifted(touch) }
  }

  // Landing

  private func land(_ touch: UITouch, in event: UIEvent) {
    let location = touch.windowLocation
    var refusals: [(view: String, reason: TouchRecord.Refusal)] = []
    for window in (host?.windows ?? []).reversed() {
      let point = fromScreen(location, to: window)
      let hit = window.hitTest(point, with: event)
      refusals += TouchRecord.refusals(under: point, in: window, hit: hit)
      guard let hit else { continue }
      touch.touchedWindow = hit.containingWindow ?? window
      touch.touchedView = hit
      touch.windowLocation = fromScreen(location, to: touch.touchedWindow)
      break
    }
    touch.previousWindowLocation = touch.windowLocation
    touch.landing = touch.windowLocation
    touch.samples = [TouchSample(location: touch.windowLocation, time: touch.currentTimestamp)]
    touch.currentTapCount = tapCounter.landed(touch)
    let refusing = arena.collect(touch, event)
    if let reason = refusalOfView(touch) {
      touch.delivery.stage = .closed
      if let view = touch.touchedView { refusals.append((TouchRecord.name(view), reason)) }
    }
    undelivered.append(touch)
    if records.count == Self.keptRecords { records.removeFirst() }
    records.append(
      TouchRecord(
        finger: touch.finger, time: touch.currentTimestamp, location: location,
        view: touch.touchedView, recognizers: touch.receivers.map(\.diagnosticName),
        refusingRecognizers: refusing, refusals: refusals))
  }

  private func fromScreen(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    guard let window, let root = host?.layerHost.rootLayer else { return point }
    return window.layer.convert(point, from: root)
  }
}

extension Array {
  /// Returns the elements that satisfy a condition, without a copy if all do.
  func filtered(_ isIncluded: (Element) -> Bool) -> [Element] {
    allSatisfy(isIncluded) ? self : filter(isIncluded)
  }
}

import UIKit
import VirtualDevice

/// The fingers of a page's user, sampled once in each frame as those of a script are: several
/// messages of a browser within a frame are one sample, and a finger that is put down, moved and
/// lifted within one takes three. A pointer is sampled likewise.
///
/// Samples that come late are those of the frames in which they happened, so that a recogniser measures the
/// velocity of the finger and not that of the messages.
@MainActor
final class LiveFingers {
  private enum Pointing {
    case at(CGPoint)
    case gone
  }

  let device: VirtualDevice
  private let log: InputLog
  var fingers: [Int: LiveFinger] = [:]
  /// The touches of fingers that were put down again before the device received that they left.
  private var later: [Int: [LiveFinger]] = [:]
  private var order: [Int] = []
  var wheel: Wheel?
  /// The pointer's movement that the device has not received.
  private var pointing: Pointing?
  var lastNumber = 1000
  /// Indicates whether a finger moved in the last frame.
  private var hasJustMoved = false
  /// The samples since the last frame.
  private var steps: [InputLog.Touch] = []
  /// Those of the frames before, the nearest first.
  private var lateSteps: [[InputLog.Touch]] = []
  private var times = TouchTimes()
  /// The time of the last sample of any finger, in seconds of the device.
  private var lastTime = 0.0

  /// The largest number of fingers in a script.
  private static let mostFingers = 10
  /// The largest number of touches that wait for the one before of the same finger; tunable.
  private static let mostLater = 8

  init(device: VirtualDevice, log: InputLog) {
    self.device = device
    self.log = log
  }

  /// Indicates whether the screen is touched.
  var isTouching: Bool { !fingers.isEmpty || wheel != nil }

  /// Indicates whether there are samples to deliver.
  var isBusy: Bool { isTouching || pointing != nil }

  /// Indicates whether no message has come since of a finger that moved in the last frame.
  var expectsMove: Bool {
    hasJustMoved && !fingers.isEmpty
      && fingers.values.allSatisfy { $0.isDown && $0.moves.isEmpty && !$0.isLeaving }
  }

  /// Sets the location of the page's pointer; `nil` if it was removed.
  func point(at point: CGPoint?) {
    pointing = point.map { .at($0) } ?? .gone
  }

  /// Adds the page's samples of its fingers.
  func take(_ samples: [ClientTouch]) {
    for sample in samples {
      let point = CGPoint(x: sample.x, y: sample.y)
      let moment = sample.time.map { times.add($0) }
      switch sample.phase {
      case .down: putDown(sample.finger, at: point, moment)
      case .move: change(sample.finger) { $0.add(LiveFinger.Move(location: point, moment: moment)) }
      case .up, .cancel:
        change(sample.finger) {
          $0.isLeaving = true
          $0.isCancelled = sample.phase == .cancel
          $0.ended = moment
        }
      }
    }
  }

  private func putDown(_ key: Int, at point: CGPoint, _ moment: Double?) {
    guard key < Self.mostFingers else { return }
    let isFree = fingers[key] == nil
    let mayWait = newest(key)?.isLeaving == true && later[key, default: []].count < Self.mostLater
    guard isFree || mayWait else { return }
    releaseWheel()
    lastNumber += 1
    let finger = LiveFinger(number: lastNumber, location: point, began: moment)
    if isFree {
      fingers[key] = finger
      order.append(key)
    } else {
      later[key, default: []].append(finger)
    }
  }

  private func newest(_ key: Int) -> LiveFinger? { later[key]?.last ?? fingers[key] }

  /// Changes the newest touch of a finger, unless it was lifted.
  private func change(_ key: Int, _ body: (inout LiveFinger) -> Void) {
    guard var finger = newest(key), !finger.isLeaving else { return }
    body(&finger)
    if let last = later[key]?.indices.last {
      later[key]?[last] = finger
    } else {
      fingers[key] = finger
    }
  }

  /// Removes a touch that has ended; one that waited for it begins with the next frame.
  private func remove(_ key: Int) {
    let waiting = later[key] ?? []
    fingers[key] = waiting.first
    later[key] = waiting.count > 1 ? Array(waiting.dropFirst()) : nil
  }

  /// Delivers the fingers' samples to the device before a frame. Returns `false` if there are none.
  ///
  /// - Parameter frames: the number of frames that pass now, from this one on; `nil` while time is stopped,
  ///   and the fingers' does not count.
  func deliver(frames: Int? = 1) -> Bool {
    follow(frames)
    hasJustMoved = false
    for key in order {
      guard var finger = fingers[key] else { continue }
      if !finger.isDown {
        putDown(&finger, key, isTimed: frames != nil)
      } else if !finger.moves.isEmpty {
        move(&finger, key, isTimed: frames != nil)
      } else if finger.isLeaving, lift(finger, key, isTimed: frames != nil) {
        remove(key)
        continue
      }
      fingers[key] = finger
    }
    order.removeAll { fingers[$0] == nil }
    if order.isEmpty { times.reset() }
    deliverWheel(device.time + device.frameDuration)
    guard !steps.isEmpty else { return deliverPointer() }
    log.touched(steps, after: lateSteps, frameDuration: device.frameDuration)
    steps.removeAll(keepingCapacity: true)
    lateSteps.removeAll(keepingCapacity: true)
    return true
  }

  private func follow(_ frames: Int?) {
    guard let frames, !fingers.isEmpty else { return }
    var all = Array(fingers.values)
    for waiting in later.values { all += waiting }
    guard let oldest = all.compactMap(\.oldest).min() else { return }
    let frame = device.frameDuration
    times.follow(
      from: oldest, after: lastTime, to: device.time + Double(frames) * frame,
      isWhole: all.allSatisfy(\.isLeaving), rate: frame / FramePacer.frameTime)
  }

  /// Returns the time of the frame in which a moment lies, at most `limit` and at least `start`.
  private func frameTime(_ moment: Double?, from start: Double, to limit: Double) -> Double {
    guard let moment else { return limit }
    let frame = device.frameDuration
    let off = ((times.time(of: moment) - device.time) / frame).rounded()
    let earliest = device.time - TouchTimes.longestDelay
    return min(max(start, earliest, device.time + off * frame), limit)
  }

  private func putDown(_ finger: inout LiveFinger, _ key: Int, isTimed: Bool) {
    let moment = isTimed ? finger.began : nil
    if let moment, times.time(of: moment) > device.time + device.frameDuration + 1e-6 { return }
    finger.isDown = true
    finger.lastTime = frameTime(moment, from: lastTime, to: device.time)
    lastTime = finger.lastTime
    device.host.touchDispatcher.touchDown(
      id: finger.number, at: finger.location, time: finger.lastTime)
    note(.down, key + 1, finger.location)
  }

  private func move(_ finger: inout LiveFinger, _ key: Int, isTimed: Bool) {
    let soon = device.time + device.frameDuration
    let isDue = { [times] (move: LiveFinger.Move) -> Bool in
      guard isTimed, let moment = move.moment else { return true }
      return times.time(of: moment) <= soon + 1e-6
    }
    let due = finger.moves.prefix(while: isDue)
    guard let last = due.last else { return }
    let dispatcher = device.host.touchDispatcher
    let end = frameTime(isTimed ? last.moment : nil, from: finger.lastTime, to: soon)
    if isTimed { moveBefore(end, finger, Array(due), key) }
    finger.location = last.location
    finger.lastTime = end
    finger.moves.removeFirst(due.count)
    lastTime = max(lastTime, end)
    hasJustMoved = true
    dispatcher.touchMoved(id: finger.number, to: finger.location, time: end)
    note(.move, key + 1, finger.location)
  }

  /// Moves a finger to where it was at the times of the frames before `end` whose samples are late.
  private func moveBefore(
    _ end: Double, _ finger: LiveFinger, _ moves: [LiveFinger.Move], _ key: Int
  ) {
    let frame = device.frameDuration
    let samples = moves.compactMap { move in
      move.moment.map { (time: times.time(of: $0), location: move.location) }
    }
    guard let first = samples.first, samples.count == moves.count else { return }
    // A finger that rested before has no samples of that time.
    var before = (time: max(finger.lastTime, first.time - frame), location: finger.location)
    let count = Int(clamping: ((end - finger.lastTime) / frame).rounded()) - 1
    guard count > 0 else { return }
    var next = 0
    for back in (1...count).reversed() {
      let time = end - Double(back) * frame
      while next < samples.count, samples[next].time < time {
        before = samples[next]
        next += 1
      }
      guard next < samples.count, before.time <= time else { continue }
      let after = samples[next]
      let share = after.time > before.time ? (time - before.time) / (after.time - before.time) : 1
      let location = CGPoint(
        x: before.location.x + (after.location.x - before.location.x) * share,
        y: before.location.y + (after.location.y - before.location.y) * share)
      device.host.touchDispatcher.touchMoved(id: finger.number, to: location, time: time)
      while lateSteps.count < back { lateSteps.append([]) }
      lateSteps[back - 1].append(
        InputLog.Touch(phase: .move, finger: key + 1, location: location))
    }
  }

  /// Lifts a finger. Returns `false` if that is not due yet.
  private func lift(_ finger: LiveFinger, _ key: Int, isTimed: Bool) -> Bool {
    let moment = isTimed ? finger.ended : nil
    if let moment, times.time(of: moment) > device.time + device.frameDuration + 1e-6 {
      return false
    }
    // The sample of a lift has the time of the last move, unless the finger rested before.
    let time = frameTime(moment, from: finger.lastTime, to: device.time)
    lastTime = max(lastTime, time)
    let dispatcher = device.host.touchDispatcher
    if finger.isCancelled {
      dispatcher.touchCancelled(id: finger.number, time: time)
    } else {
      dispatcher.touchUp(id: finger.number, at: finger.location, time: time)
    }
    note(.up, key + 1, finger.location)
    return true
  }

  /// Delivers the pointer, as a step of a script: it takes a frame of its own.
  private func deliverPointer() -> Bool {
    guard let pointing else { return false }
    self.pointing = nil
    let point: CGPoint? = if case .at(let point) = pointing { point } else { nil }
    device.host.pointer.move(to: point)
    log.hovered(point)
    return true
  }

  func note(_ phase: InputLog.Touch.Phase, _ finger: Int, _ location: CGPoint) {
    steps.append(InputLog.Touch(phase: phase, finger: finger, location: location))
  }
}

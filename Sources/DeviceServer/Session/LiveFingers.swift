import UIKit
import VirtualDevice

/// The fingers of a page's user, sampled once in each frame as those of a script are: several
/// messages of a browser within a frame are one sample, and a finger that is put down, moved and
/// lifted within one takes three. A pointer is sampled likewise.
@MainActor
final class LiveFingers {
  private struct Finger {
    var number: Int
    /// Its location on the screen, or where it is about to be put down.
    var location: CGPoint
    /// The location that it has moved to since the last frame.
    var destination: CGPoint?
    var isDown = false
    var isLeaving = false
    var isCancelled = false
  }

  /// The finger of a wheel, which follows the wheel and never taps.
  private struct Wheel {
    var number: Int
    var location: CGPoint
    var rest = CGVector.zero
    var idleFrames = 0
    var hasBegun = false
  }

  private enum Pointing {
    case at(CGPoint)
    case gone
  }

  private let device: VirtualDevice
  private let log: InputLog
  private var fingers: [Int: Finger] = [:]
  /// The touches of fingers that were put down again before the device received that they left.
  private var later: [Int: [Finger]] = [:]
  private var order: [Int] = []
  private var wheel: Wheel?
  /// The pointer's movement that the device has not received.
  private var pointing: Pointing?
  private var lastNumber = 1000
  /// Indicates whether a finger moved in the last frame.
  private var hasJustMoved = false
  /// The samples since the last frame.
  private var steps: [InputLog.Touch] = []

  /// The fraction of the wheel's remaining distance that is moved in each frame; tunable.
  private static let wheelShare = 0.4
  /// The distance of a finger before a pan recogniser begins, in points.
  private static let slop = 11.0
  /// The largest number of fingers in a script.
  private static let mostFingers = 10
  /// The largest number of touches that wait for the one before of the same finger; tunable.
  private static let mostLater = 8
  /// The finger of a script that represents the wheel.
  private static let wheelFinger = 11
  /// The number of frames without a message after which the wheel's finger is lifted; tunable.
  private static let wheelIdleFrames = 8

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
      && fingers.values.allSatisfy { $0.isDown && $0.destination == nil && !$0.isLeaving }
  }

  /// Sets the location of the page's pointer; `nil` if it was removed.
  func point(at point: CGPoint?) {
    pointing = point.map { .at($0) } ?? .gone
  }

  /// Adds the page's samples of its fingers.
  func take(_ samples: [ClientTouch]) {
    for sample in samples {
      let point = CGPoint(x: sample.x, y: sample.y)
      switch sample.phase {
      case .down: putDown(sample.finger, at: point)
      case .move: change(sample.finger) { $0.destination = point }
      case .up: change(sample.finger) { $0.isLeaving = true }
      case .cancel:
        change(sample.finger) {
          $0.isLeaving = true
          $0.isCancelled = true
        }
      }
    }
  }

  private func putDown(_ key: Int, at point: CGPoint) {
    guard key < Self.mostFingers else { return }
    let isFree = fingers[key] == nil
    let mayWait = newest(key)?.isLeaving == true && later[key, default: []].count < Self.mostLater
    guard isFree || mayWait else { return }
    releaseWheel()
    lastNumber += 1
    let finger = Finger(number: lastNumber, location: point)
    if isFree {
      fingers[key] = finger
      order.append(key)
    } else {
      later[key, default: []].append(finger)
    }
  }

  private func newest(_ key: Int) -> Finger? { later[key]?.last ?? fingers[key] }

  /// Changes the newest touch of a finger, unless it was lifted.
  private func change(_ key: Int, _ body: (inout Finger) -> Void) {
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

  /// Adds a movement of the wheel, in points of content.
  func wheel(at point: CGPoint, by way: CGVector) {
    guard fingers.isEmpty else { return }
    if wheel == nil {
      lastNumber += 1
      wheel = Wheel(number: lastNumber, location: point)
    }
    wheel?.rest.dx -= way.dx
    wheel?.rest.dy -= way.dy
    wheel?.idleFrames = 0
  }

  /// Delivers the fingers' samples to the device before a frame. Returns `false` if there are none.
  func deliver() -> Bool {
    let dispatcher = device.host.touchDispatcher
    let soon = device.time + device.frameDuration
    hasJustMoved = false
    for key in order {
      guard var finger = fingers[key] else { continue }
      if !finger.isDown {
        finger.isDown = true
        dispatcher.touchDown(id: finger.number, at: finger.location, time: device.time)
        note(.down, key + 1, finger.location)
      } else if let destination = finger.destination {
        finger.location = destination
        finger.destination = nil
        hasJustMoved = true
        dispatcher.touchMoved(id: finger.number, to: finger.location, time: soon)
        note(.move, key + 1, finger.location)
      } else if finger.isLeaving {
        // The sample of a lift has the time of the last move.
        if finger.isCancelled {
          dispatcher.touchCancelled(id: finger.number, time: device.time)
        } else {
          dispatcher.touchUp(id: finger.number, at: finger.location, time: device.time)
        }
        note(.up, key + 1, finger.location)
        remove(key)
        continue
      }
      fingers[key] = finger
    }
    order.removeAll { fingers[$0] == nil }
    deliverWheel(soon)
    guard !steps.isEmpty else { return deliverPointer() }
    log.touched(steps)
    steps.removeAll(keepingCapacity: true)
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

  private func note(_ phase: InputLog.Touch.Phase, _ finger: Int, _ location: CGPoint) {
    steps.append(InputLog.Touch(phase: phase, finger: finger, location: location))
  }

  private func deliverWheel(_ soon: Double) {
    guard var wheel else { return }
    let dispatcher = device.host.touchDispatcher
    guard wheel.hasBegun else {
      wheel.hasBegun = true
      dispatcher.touchDown(id: wheel.number, at: wheel.location, time: device.time)
      let length = hypot(wheel.rest.dx, wheel.rest.dy)
      if length > 0 {
        // The distance that a pan recogniser ignores at its start is not part of the movement.
        let share = Self.slop / length
        wheel.rest.dx += wheel.rest.dx * share
        wheel.rest.dy += wheel.rest.dy * share
      }
      self.wheel = wheel
      note(.down, Self.wheelFinger, wheel.location)
      return
    }
    let length = hypot(wheel.rest.dx, wheel.rest.dy)
    if length > 0.25 {
      let share = length < 2 ? 1 : max(Self.wheelShare, min(1, Self.slop / length))
      wheel.location.x += wheel.rest.dx * share
      wheel.location.y += wheel.rest.dy * share
      wheel.rest.dx *= 1 - share
      wheel.rest.dy *= 1 - share
      dispatcher.touchMoved(id: wheel.number, to: wheel.location, time: soon)
      note(.move, Self.wheelFinger, wheel.location)
      self.wheel = wheel
      return
    }
    wheel.idleFrames += 1
    self.wheel = wheel
    if wheel.idleFrames > Self.wheelIdleFrames { releaseWheel() }
  }

  private func releaseWheel() {
    guard let wheel else { return }
    self.wheel = nil
    guard wheel.hasBegun else { return }
    device.host.touchDispatcher.touchCancelled(id: wheel.number, time: device.time)
    note(.up, Self.wheelFinger, wheel.location)
  }
}

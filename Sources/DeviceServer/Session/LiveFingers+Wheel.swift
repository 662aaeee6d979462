import UIKit

extension LiveFingers {
  /// The finger of a wheel, which follows the wheel and never taps.
  struct Wheel {
    var number: Int
    var location: CGPoint
    var rest = CGVector.zero
    var idleFrames = 0
    var hasBegun = false
  }

  /// The fraction of the wheel's remaining distance that is moved in each frame; tunable.
  private static let wheelShare = 0.4
  /// The distance of a finger before a pan recogniser begins, in points.
  private static let slop = 11.0
  /// The finger of a script that represents the wheel.
  private static let wheelFinger = 11
  /// The number of frames without a message after which the wheel's finger is lifted; tunable.
  private static let wheelIdleFrames = 8

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

  func deliverWheel(_ soon: Double) {
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

  func releaseWheel() {
    guard let wheel else { return }
    self.wheel = nil
    guard wheel.hasBegun else { return }
    device.host.touchDispatcher.touchCancelled(id: wheel.number, time: device.time)
    note(.up, Self.wheelFinger, wheel.location)
  }
}

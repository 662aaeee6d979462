import UIKit

/// A finger on the screen of a virtual device.
///
/// The finger is sampled once in each frame, exactly on its path: a move of 0.25 s at constant
/// speed, at 60 frames a second, has fifteen evenly spaced samples, the last exactly at its end.
/// Every call advances the time that a person's hand would need; a resting finger sends no
/// samples, as on glass.
///
/// ```swift
/// let finger = device.touch(at: CGPoint(x: 196, y: 430))
/// try finger.move(by: CGVector(dx: 0, dy: -300), over: 0.25)
/// try finger.lift(velocity: CGVector(dx: 0, dy: -1200))
/// ```
@MainActor
public final class Finger {
  /// The current or last location, in points of the screen.
  public private(set) var location: CGPoint
  /// Indicates whether the finger touches the screen.
  public private(set) var isDown = true

  private let number: Int
  private let start: (point: CGPoint, time: Double)
  private let device: VirtualDevice

  /// Creates a finger that touches the screen with the next frame.
  init(device: VirtualDevice, number: Int, at point: CGPoint) {
    self.device = device
    self.number = number
    location = point
    start = (point, device.time)
    device.fingersOnScreen[number] = point
    device.host.touchDispatcher.touchDown(id: number, at: point, time: device.time)
  }

  /// Moves to a point of the screen at constant speed; a duration of zero seconds takes one frame.
  public func move(to point: CGPoint, over seconds: Double = 0.25) throws(DeviceError) {
    try follow(
      FingerPath(from: location, to: point, frames: device.clock.frames(in: seconds)))
  }

  /// Moves by a distance in points at constant speed; a duration of zero seconds takes one frame.
  public func move(by translation: CGVector, over seconds: Double = 0.25) throws(DeviceError) {
    let end = CGPoint(x: location.x + translation.dx, y: location.y + translation.dy)
    try move(to: end, over: seconds)
  }

  /// Moves to a point and leaves the screen there with a velocity, in points per second.
  ///
  /// The last tenth of a second of the path has exactly that velocity. If the path is shorter than
  /// that, the finger rests before it moves; if the velocity has another direction than the path,
  /// the finger turns at the point and leaves the screen a tenth of a second later.
  public func move(
    to point: CGPoint, over seconds: Double = 0.25, lifting velocity: CGVector
  ) throws(DeviceError) {
    let frames = device.clock.frames(in: seconds)
    let path = FingerPath(
      from: location, to: point, frames: frames, releasing: velocity,
      frameDuration: device.frameDuration)
    if let path {
      try follow(path)
      try lift()
    } else {
      try move(to: point, over: seconds)
      try lift(velocity: velocity)
    }
  }

  /// Rests at its location for a number of seconds.
  public func hold(_ seconds: Double) throws(DeviceError) {
    try check()
    device.advance(by: seconds)
  }

  /// Leaves the screen with the velocity of its movement.
  public func lift() throws(DeviceError) {
    try check()
    leave()
    device.step()
    notifyStatusBar()
  }

  /// Leaves the screen with a velocity in points per second.
  ///
  /// The finger moves on from its location at that velocity for a tenth of a second, the time over
  /// which recognisers average; with no velocity it rests for that time.
  public func lift(velocity: CGVector) throws(DeviceError) {
    if velocity.length == 0 {
      try hold(FingerPath.window)
    } else {
      try follow(
        FingerPath(
          from: location, velocity: velocity, frames: device.clock.frames(in: FingerPath.window),
          frameDuration: device.frameDuration))
    }
    try lift()
  }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() throws(DeviceError) {
    try check()
    isDown = false
    device.fingersOnScreen[number] = nil
    device.host.touchDispatcher.touchCancelled(id: number, time: device.time)
    device.step()
  }

  private func follow(_ path: FingerPath) throws(DeviceError) {
    try check()
    for point in path.points {
      if let point { go(to: point) }
      device.step()
    }
  }

  /// Moves the finger to a point in the next frame, whose time is the sample's.
  func go(to point: CGPoint) {
    location = point
    device.fingersOnScreen[number] = point
    device.host.touchDispatcher.touchMoved(
      id: number, to: point, time: device.time + device.frameDuration)
  }

  /// Lifts the finger with the next frame; the sample has the time of the last move.
  func leave() {
    isDown = false
    device.fingersOnScreen[number] = nil
    device.host.touchDispatcher.touchUp(id: number, at: location, time: device.time)
  }

  /// The longest touch that is a tap on the status bar, in seconds; tunable.
  private static let longestTap = 0.3

  /// Scrolls to the top after a short touch on the status bar, which is no view of the app's.
  private func notifyStatusBar() {
    let bar = device.host.configuration.safeAreaInsets.top
    guard start.point.y < bar, location == start.point,
      device.time - start.time <= Self.longestTap
    else { return }
    device.host.statusBarWasTapped(atX: location.x)
    device.step()
  }

  func check() throws(DeviceError) {
    guard isDown else { throw .fingerIsUp }
  }
}

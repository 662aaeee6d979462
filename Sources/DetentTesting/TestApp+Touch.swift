import UIKit
import VirtualDevice

extension TestApp {
  /// Taps the middle of the element with a label or an accessibility identifier.
  ///
  /// - Throws: `DeviceError` when there is none, or when a finger there would touch something else.
  public func tap(_ name: String) throws(DeviceError) {
    try device.tap(name)
  }

  /// Taps a point of the screen, whatever is there.
  public func tap(at point: CGPoint) {
    device.tap(at: point)
  }

  /// Puts a finger on a point of the screen.
  public func touch(at point: CGPoint) -> Finger {
    device.touch(at: point)
  }

  /// Puts a finger on the middle of an element.
  public func touch(_ name: String) throws(DeviceError) -> Finger {
    device.touch(at: try device.point(of: name))
  }

  /// Puts several fingers on points of the screen in the same frame.
  public func touch(at points: [CGPoint]) -> [Finger] {
    device.touch(at: points)
  }

  /// Moves several fingers at the same time, each to its point at even speed.
  public func move(
    _ fingers: [Finger], to points: [CGPoint], over seconds: Double = 0.25
  ) throws(DeviceError) {
    try device.move(fingers, to: points, over: seconds)
  }

  /// Lifts several fingers in the same frame, as they moved.
  public func lift(_ fingers: [Finger]) throws(DeviceError) {
    try device.lift(fingers)
  }

  /// Pinches with two fingers from a distance between them to another, around a point.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, over seconds: Double = 0.4
  ) {
    device.pinch(at: center, from: start, to: end, over: seconds)
  }

  /// Types a text into what has the keyboard; a line break is the return key.
  ///
  /// - Throws: `DeviceError.noTextInput` when nothing takes keys.
  public func type(_ text: String) throws(DeviceError) {
    try device.type(text)
  }

  /// Presses a key of a hardware keyboard, and lets it go.
  ///
  /// - Returns: whether what has the keyboard did something with it.
  @discardableResult
  public func press(_ key: DeviceKey, _ modifiers: DeviceKeyModifiers = []) -> Bool {
    device.press(key, modifiers)
  }

  /// Swipes up from a point, or from the middle of the screen.
  ///
  /// - Parameter velocity: the speed at which the finger leaves, in points per second.
  public func swipeUp(from point: CGPoint? = nil, velocity: Double = 1200) throws(DeviceError) {
    try swipe(CGVector(dx: 0, dy: -1), from: point, velocity: velocity)
  }

  /// Swipes down from a point, or from the middle of the screen.
  public func swipeDown(from point: CGPoint? = nil, velocity: Double = 1200) throws(DeviceError) {
    try swipe(CGVector(dx: 0, dy: 1), from: point, velocity: velocity)
  }

  /// Swipes left from a point, or from the middle of the screen.
  public func swipeLeft(from point: CGPoint? = nil, velocity: Double = 1200) throws(DeviceError) {
    try swipe(CGVector(dx: -1, dy: 0), from: point, velocity: velocity)
  }

  /// Swipes right from a point, or from the middle of the screen.
  public func swipeRight(from point: CGPoint? = nil, velocity: Double = 1200) throws(DeviceError) {
    try swipe(CGVector(dx: 1, dy: 0), from: point, velocity: velocity)
  }

  private func swipe(
    _ direction: CGVector, from point: CGPoint?, velocity: Double
  ) throws(DeviceError) {
    let middle = CGPoint(x: device.size.width / 2, y: device.size.height / 2)
    let finger = device.touch(at: point ?? middle)
    try finger.lift(
      velocity: CGVector(dx: direction.dx * velocity, dy: direction.dy * velocity))
  }
}

import Testing
import UIKit
import VirtualDevice

extension TestApp {
  /// Taps the centre of the element with a label or an accessibility identifier.
  ///
  /// - Throws: `DeviceError` if there is none, or if another view would receive the touch.
  public func tap(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    note("tap \"\(name)\"", at: sourceLocation)
    try device.tap(name)
  }

  /// Taps a point of the screen, whichever view is there.
  public func tap(at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    note("tap at \(FixedNumber.place(point))", at: sourceLocation)
    device.tap(at: point)
  }

  /// Puts a finger down at a point of the screen, in points, and returns it.
  public func touch(
    at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Finger {
    note("touch at \(FixedNumber.place(point))", at: sourceLocation)
    return device.touch(at: point)
  }

  /// Puts a finger down at the centre of an element, and returns it.
  public func touch(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) -> Finger {
    note("touch \"\(name)\"", at: sourceLocation)
    return device.touch(at: try device.point(of: name))
  }

  /// Puts several fingers down at points of the screen in the same frame, and returns them.
  public func touch(
    at points: [CGPoint], sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Finger] {
    note("touch with \(points.count) fingers", at: sourceLocation)
    return device.touch(at: points)
  }

  /// Moves several fingers at the same time, each to its point at constant speed.
  ///
  /// - Parameters:
  ///   - fingers: fingers on the screen.
  ///   - points: their destinations, in points of the screen.
  ///   - seconds: the duration, a quarter of a second by default.
  /// - Throws: `DeviceError.fingerIsUp` if one does not touch the screen; then none moves.
  public func move(
    _ fingers: [Finger], to points: [CGPoint], over seconds: Double = 0.25
  ) throws(DeviceError) {
    try device.move(fingers, to: points, over: seconds)
  }

  /// Lifts several fingers in the same frame, each with the velocity of its movement.
  public func lift(_ fingers: [Finger]) throws(DeviceError) {
    try device.lift(fingers)
  }

  /// Pinches with two fingers beside each other.
  ///
  /// - Parameters:
  ///   - center: the point between the fingers, in points of the screen.
  ///   - start: the distance between the fingers at first, in points.
  ///   - end: the distance between the fingers at last, in points.
  ///   - seconds: the duration, 0.4 seconds by default.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, over seconds: Double = 0.4
  ) {
    device.pinch(at: center, from: start, to: end, over: seconds)
  }

  /// Types a text into the first responder; a line break is the return key.
  ///
  /// - Throws: `DeviceError.noTextInput` if there is no first responder that takes text.
  public func type(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    note("type \"\(text)\"", at: sourceLocation)
    try device.type(text)
  }

  /// Presses and releases a key of a hardware keyboard.
  ///
  /// - Returns: `true` if a responder handled the key.
  @discardableResult
  public func press(
    _ key: DeviceKey, _ modifiers: DeviceKeyModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    note("press \(key)", at: sourceLocation)
    return device.press(key, modifiers)
  }

  /// Swipes up from a point, by default the centre of the screen.
  ///
  /// - Parameters:
  ///   - point: the start, in points.
  ///   - velocity: the finger's speed when it is lifted, in points a second.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func swipeUp(
    from point: CGPoint? = nil, velocity: Double = 1200,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    note("swipe up", at: sourceLocation)
    try swipe(CGVector(dx: 0, dy: -1), from: point, velocity: velocity)
  }

  /// Swipes down from a point, by default the centre of the screen.
  ///
  /// - Parameters:
  ///   - point: the start, in points.
  ///   - velocity: the finger's speed when it is lifted, in points a second.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func swipeDown(
    from point: CGPoint? = nil, velocity: Double = 1200,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    note("swipe down", at: sourceLocation)
    try swipe(CGVector(dx: 0, dy: 1), from: point, velocity: velocity)
  }

  /// Swipes left from a point, by default the centre of the screen.
  ///
  /// - Parameters:
  ///   - point: the start, in points.
  ///   - velocity: the finger's speed when it is lifted, in points a second.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func swipeLeft(
    from point: CGPoint? = nil, velocity: Double = 1200,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    note("swipe left", at: sourceLocation)
    try swipe(CGVector(dx: -1, dy: 0), from: point, velocity: velocity)
  }

  /// Swipes right from a point, by default the centre of the screen.
  ///
  /// - Parameters:
  ///   - point: the start, in points.
  ///   - velocity: the finger's speed when it is lifted, in points a second.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func swipeRight(
    from point: CGPoint? = nil, velocity: Double = 1200,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    note("swipe right", at: sourceLocation)
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

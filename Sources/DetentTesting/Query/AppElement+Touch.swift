import Testing
import UIKit
import VirtualDevice

/// A direction on the screen.
public enum SwipeDirection: String, CaseIterable, Sendable {
  /// A direction towards an edge of the screen.
  case up, down, left, right

  fileprivate var vector: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }
}

extension AppElement {
  /// The time between the two taps of a double tap, in seconds; tunable.
  private static let tapInterval = 0.08
  /// The duration of a tap, in seconds; tunable.
  private static let tapDuration = 0.05
  /// The angle of a step of a rotation, in radians: fingers move along the chord.
  private static let rotationStep = CGFloat.pi / 36

  /// Taps the centre of the element.
  ///
  /// - Throws: `DeviceError` if it is not on the screen, or another view would receive the touch.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) throws(DeviceError) {
    app.note("tap \(self)", at: sourceLocation)
    app.device.tap(at: try touchPoint())
  }

  /// Taps the centre of the element twice.
  public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) throws(DeviceError) {
    app.note("double-tap \(self)", at: sourceLocation)
    let point = try touchPoint()
    app.device.tap(at: point)
    app.advance(by: Self.tapInterval, sourceLocation: sourceLocation)
    app.device.tap(at: point)
  }

  /// Taps the element with two fingers beside each other.
  public func twoFingerTap(sourceLocation: SourceLocation = #_sourceLocation) throws(DeviceError) {
    app.note("tap \(self) with two fingers", at: sourceLocation)
    let fingers = app.device.touch(at: try fingerPoints(distance: try span() / 2))
    app.device.advance(by: Self.tapDuration)
    try app.device.lift(fingers)
  }

  /// Rests on the element with a finger.
  ///
  /// - Parameters:
  ///   - seconds: the duration, 0.8 seconds by default, which is a long press.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func press(
    for seconds: Double = 0.8, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("press \(self) for \(seconds) s", at: sourceLocation)
    let finger = app.device.touch(at: try touchPoint())
    try finger.hold(seconds)
    try finger.lift()
  }

  /// Swipes from the centre of the element.
  ///
  /// - Parameters:
  ///   - direction: the direction.
  ///   - velocity: the finger's speed when it is lifted, in points a second.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func swipe(
    _ direction: SwipeDirection, velocity: Double = 1200,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("swipe \(direction) on \(self)", at: sourceLocation)
    let finger = app.device.touch(at: try touchPoint())
    let vector = direction.vector
    try finger.lift(velocity: CGVector(dx: vector.dx * velocity, dy: vector.dy * velocity))
  }

  /// Drags the element to a point of the screen, rests there for a tenth of a second, and lifts the
  /// finger.
  ///
  /// - Parameters:
  ///   - point: the destination, in points of the screen.
  ///   - seconds: the duration of the movement, half a second by default.
  ///   - press: the time for which the finger rests before it moves, by default none.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func drag(
    to point: CGPoint, over seconds: Double = 0.5, pressing press: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("drag \(self) to \(FixedNumber.place(point))", at: sourceLocation)
    let finger = app.device.touch(at: try touchPoint())
    if press > 0 { try finger.hold(press) }
    try finger.move(to: point, over: seconds)
    try finger.hold(0.1)
    try finger.lift()
  }

  /// Drags the element to the centre of another one; otherwise as
  /// ``drag(to:over:pressing:sourceLocation:)-(CGPoint,_,_,_)``.
  public func drag(
    to other: AppElement, over seconds: Double = 0.5, pressing press: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    let frame = try other.frame
    try drag(
      to: CGPoint(x: frame.midX, y: frame.midY), over: seconds, pressing: press,
      sourceLocation: sourceLocation)
  }

  /// Pinches the element with two fingers beside each other.
  ///
  /// - Parameters:
  ///   - scale: the distance of the fingers at last, as a multiple of that at first.
  ///   - seconds: the duration, 0.4 seconds by default.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func pinch(
    scale: CGFloat, over seconds: Double = 0.4, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("pinch \(self) by \(scale)", at: sourceLocation)
    let span = try span()
    let start = scale > 1 ? span / scale : span
    let fingers = app.device.touch(at: try fingerPoints(distance: start))
    try app.device.move(fingers, to: try fingerPoints(distance: start * scale), over: seconds)
    try app.device.lift(fingers)
  }

  /// Rotates two fingers around the centre of the element.
  ///
  /// - Parameters:
  ///   - angle: the angle in radians, clockwise if positive.
  ///   - seconds: the duration, 0.4 seconds by default.
  ///   - sourceLocation: the location of issues about the app's misuse, until the next call.
  public func rotate(
    by angle: CGFloat, over seconds: Double = 0.4, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("rotate \(self) by \(angle) radians", at: sourceLocation)
    let span = try span()
    let fingers = app.device.touch(at: try fingerPoints(distance: span))
    let count = max(1, Int(clamping: (abs(angle) / Self.rotationStep).rounded(.up)))
    for step in 1...count {
      let turned = angle * CGFloat(step) / CGFloat(count)
      try app.device.move(
        fingers, to: try fingerPoints(distance: span, angle: turned), over: seconds / Double(count))
    }
    try app.device.lift(fingers)
  }

  /// Types a text into the element, which is tapped first if it is not the first responder. A line
  /// break is the return key.
  ///
  /// - Throws: `DeviceError.noTextInput` if it takes no text.
  public func type(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("type \"\(text)\" into \(self)", at: sourceLocation)
    if try state().view?.isFirstResponder != true { app.device.tap(at: try touchPoint()) }
    try app.device.type(text)
  }

  /// Moves the pointer to the centre of the element.
  public func hover(sourceLocation: SourceLocation = #_sourceLocation) throws(DeviceError) {
    app.note("hover over \(self)", at: sourceLocation)
    app.device.movePointer(to: try touchPoint())
  }

  /// Turns the wheel of a mouse whose pointer is at the centre of the element. Positive distances, in points,
  /// scroll towards the end of the content.
  ///
  /// - Throws: `DeviceError` if the element is not on the screen, is covered, or if neither it nor anything
  ///   around it scrolls in this direction.
  public func turnWheel(
    by distance: CGVector, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(DeviceError) {
    app.note("turn the wheel on \(self)", at: sourceLocation)
    guard app.device.turnWheel(at: try touchPoint(), by: distance) else {
      throw .impossible(description, "nothing there scrolls any further in this direction")
    }
  }

  /// The distance between two fingers that are both on the element, in points.
  private func span() throws(DeviceError) -> CGFloat {
    let frame = try frame
    return max(20, min(frame.width, frame.height) * 0.8)
  }

  private func fingerPoints(
    distance: CGFloat, angle: CGFloat = 0
  ) throws(DeviceError) -> [CGPoint] {
    let center = try touchPoint()
    return [-0.5, 0.5].map {
      CGPoint(
        x: center.x + distance * $0 * cos(angle), y: center.y + distance * $0 * sin(angle))
    }
  }
}

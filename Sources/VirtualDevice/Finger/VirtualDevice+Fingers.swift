import UIKit

extension VirtualDevice {
  /// Puts several fingers down at points of the screen in the same frame, in points, and returns
  /// them.
  public func touch(at points: [CGPoint]) -> [Finger] {
    let fingers = points.map { place(at: $0) }
    step()
    return fingers
  }

  /// Moves several fingers at the same time, each to its point at constant speed; a duration of
  /// zero takes one frame. Fingers without a point stay where they are.
  ///
  /// - Throws: `DeviceError.fingerIsUp` for one that does not touch the screen; then none moves.
  public func move(
    _ fingers: [Finger], to points: [CGPoint], over seconds: Double = 0.25
  ) throws(DeviceError) {
    try perform(zip(fingers, points).map { FingerAct.move($0, to: $1, over: seconds) })
  }

  /// Lifts several fingers in the same frame, each with the velocity of its movement.
  ///
  /// - Throws: `DeviceError.fingerIsUp` for one that does not touch the screen; then none is
  ///   lifted.
  public func lift(_ fingers: [Finger]) throws(DeviceError) {
    try perform(fingers.map(FingerAct.lift))
  }

  /// Pinches with two fingers beside each other: they begin at a distance around a point of the
  /// screen, move at constant speed to another distance, and leave. All in points.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, over seconds: Double = 0.4
  ) {
    func points(_ distance: CGFloat) -> [CGPoint] {
      [-0.5, 0.5].map { CGPoint(x: center.x + distance * $0, y: center.y) }
    }
    let fingers = touch(at: points(start))
    // Fingers that were just put down can be moved and lifted.
    try? move(fingers, to: points(end), over: seconds)
    try? lift(fingers)
  }

  /// Puts a finger on the screen with the next frame.
  func place(at point: CGPoint) -> Finger {
    lastFinger += 1
    return Finger(device: self, number: lastFinger, at: point)
  }

  /// Performs several acts at the same time, each with another finger; the time advances to the end
  /// of the longest.
  func perform(_ acts: [FingerAct]) throws(DeviceError) {
    for act in acts { try act.finger?.check() }
    let courses = acts.map { $0.course(on: self) }
    for frame in 0..<(courses.map(\.count).max() ?? 0) {
      for (act, course) in zip(acts, courses) where frame < course.count {
        act.happen(course[frame], on: self)
      }
      step()
    }
  }
}

/// One of several acts that fingers perform at the same time.
@MainActor
enum FingerAct {
  /// A finger is put down and passed to a closure.
  case down(CGPoint, (Finger) -> Void)
  case move(Finger, to: CGPoint, over: Double)
  case lift(Finger)

  /// The finger that has to be on the screen.
  fileprivate var finger: Finger? {
    switch self {
    case .down: nil
    case .move(let finger, _, _), .lift(let finger): finger
    }
  }

  /// Returns the finger's location in each of the act's frames.
  fileprivate func course(on device: VirtualDevice) -> [CGPoint?] {
    switch self {
    case .down(let point, _): [point]
    case .move(let finger, let point, let seconds):
      FingerPath(from: finger.location, to: point, frames: device.clock.frames(in: seconds)).points
    case .lift(let finger): [finger.location]
    }
  }

  fileprivate func happen(_ point: CGPoint?, on device: VirtualDevice) {
    guard let point else { return }
    switch self {
    case .down(_, let isDown): isDown(device.place(at: point))
    case .move(let finger, _, _): finger.go(to: point)
    case .lift(let finger): finger.leave()
    }
  }
}

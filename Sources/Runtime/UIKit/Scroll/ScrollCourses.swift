/// A movement of the content without a finger, along both axes.
struct ScrollCourses {
  enum Reason {
    /// After a drag.
    case deceleration
    /// Asked for by code.
    case animation
  }

  let reason: Reason
  let x: ScrollCourse
  let y: ScrollCourse

  var isMoving: Bool { x.isMoving || y.isMoving }
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// The same movement some way off.
  func shifted(by distance: CGPoint) -> ScrollCourses {
    ScrollCourses(
      reason: reason, x: x.shifted(by: distance.x), y: y.shifted(by: distance.y))
  }

  func sample(at time: Double, pixel: Double) -> (offset: CGPoint, isOver: Bool) {
    let x = x.sample(at: time, pixel: pixel)
    let y = y.sample(at: time, pixel: pixel)
    return (CGPoint(x: x.position, y: y.position), x.isOver && y.isOver)
  }
}

import SheetEngine

/// The motion of content along both axes without a touch.
package struct ScrollCourses {
  enum Reason {
    /// After a drag.
    case deceleration
    /// Programmatic.
    case animation
  }

  let reason: Reason
  let x: SheetScrollCourse
  let y: SheetScrollCourse

  var isMoving: Bool { x.isMoving || y.isMoving }
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// Returns the same motion shifted by a distance.
  package func shifted(by distance: CGPoint) -> ScrollCourses {
    ScrollCourses(
      reason: reason, x: x.shifted(by: distance.x), y: y.shifted(by: distance.y))
  }

  func sample(at time: Double, pixel: Double) -> (offset: CGPoint, isOver: Bool) {
    let x = x.sample(at: time, pixel: pixel)
    let y = y.sample(at: time, pixel: pixel)
    return (CGPoint(x: x.position, y: y.position), x.isOver && y.isOver)
  }
}

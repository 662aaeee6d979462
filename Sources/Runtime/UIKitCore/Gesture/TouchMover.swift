/// Accumulates the movement of the centre of several touches, without jumps when a touch begins or
/// ends.
@MainActor
package struct TouchMover {
  private var touches: [UITouch] = []
  private var middle = CGPoint.zero
  private var start = CGPoint.zero
  private var isStarted = false
  /// The centre in points of the window, as if no touch had begun or ended.
  package private(set) var position = CGPoint.zero

  package init() {}

  /// The movement of the centre since the first touch, in points of the window.
  package var travel: CGPoint { CGPoint(x: position.x - start.x, y: position.y - start.y) }

  /// Tracks these touches from their current locations.
  package mutating func set(_ newTouches: [UITouch]) {
    touches = newTouches
    middle = UIGestureRecognizer.middle(of: touches)
    guard !isStarted else { return }
    isStarted = true
    start = middle
    position = middle
  }

  /// Adds the touches' movement; `sample` is called with each location on the way.
  package mutating func advance(_ sample: (CGPoint, Double) -> Void) {
    guard !touches.isEmpty else { return }
    if touches.count == 1, let touch = touches.first {
      for place in touch.samples { step(to: place.location, at: place.time, sample) }
    } else {
      let time = touches.reduce(0) { max($0, $1.currentTimestamp) }
      step(to: UIGestureRecognizer.middle(of: touches), at: time, sample)
    }
  }

  private mutating func step(
    to place: CGPoint, at time: Double, _ sample: (CGPoint, Double) -> Void
  ) {
    guard place != middle else { return }
    position.x += place.x - middle.x
    position.y += place.y - middle.y
    middle = place
    sample(position, time)
  }
}

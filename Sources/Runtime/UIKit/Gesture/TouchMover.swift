/// Adds up how the middle of some fingers moves, without jumps when a finger comes or goes.
@MainActor
struct TouchMover {
  private var touches: [UITouch] = []
  private var middle = CGPoint.zero
  private var start = CGPoint.zero
  private var isStarted = false
  /// The middle's place, in points of the window, as if no finger had come or gone.
  private(set) var position = CGPoint.zero

  /// How far the middle moved since the first finger, in points of the window.
  var travel: CGPoint { CGPoint(x: position.x - start.x, y: position.y - start.y) }

  /// Follows these fingers from where they are.
  mutating func set(_ newTouches: [UITouch]) {
    touches = newTouches
    middle = UIGestureRecognizer.middle(of: touches)
    guard !isStarted else { return }
    isStarted = true
    start = middle
    position = middle
  }

  /// Takes up the fingers' movement; `sample` gets each place on the way.
  mutating func advance(_ sample: (CGPoint, Double) -> Void) {
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

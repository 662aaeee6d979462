/// A gesture that is recognised when a finger moves.
public struct DragGesture: Sendable {
  /// The distance in points that the finger must move before the gesture begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of the reported locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture with a minimum distance of 10 points by default; locations are reported
  /// in the view's local space by default.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture with a minimum distance of 10 points by default; locations are reported
  /// in the view's local space by default.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The state of a drag gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the media clock's seconds after the reference date.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location at which the finger touched down.
    public var startLocation: CGPoint
    /// The velocity of the finger, in points per second.
    public var velocity: CGSize

    /// The translation from the start location to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location at which the drag would end if the finger lifted now.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.predictedSeconds,
        y: location.y + velocity.height * Self.predictedSeconds)
    }

    /// The predicted translation at the end of the drag if the finger lifted now.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// The velocity is four times the predicted distance (documented).
    private static let predictedSeconds: CGFloat = 0.25
  }
}

extension DragGesture: PrimitiveGesture {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    DragMachine(gesture, at: site)
  }
}

/// Tracks one finger, the first one down.
final class DragMachine: _GestureMachine<DragGesture> {
  private var finger: UITouch?
  private var start = CGPoint.zero
  private var estimator = VelocityEstimator()
  private var lastTime = 0.0
  private var isActive = false

  override var kind: GestureKind { .drag }

  override func step(_ event: GestureEvent) -> _GesturePhase<DragGesture.Value> {
    for touch in event.touches {
      if finger == nil, !touch.isOver {
        finger = touch
        start = touch.windowLocation
        lastTime = event.time
        estimator.reset()
        estimator.add(touch.windowLocation, at: event.time)
      }
      guard touch === finger else { continue }
      switch touch.phase {
      case .began: break
      case .moved, .stationary:
        lastTime = event.time
        for sample in touch.samples { estimator.add(sample.location, at: sample.time) }
      case .cancelled: return .failed
      case .ended:
        lastTime = event.time
        return isActive ? .ended(value(touch)) : .failed
      }
    }
    guard let finger else { return .possible(nil) }
    // Rounding of a path's points must not cost a frame.
    let distance = finger.windowLocation.distance(to: start) + 1e-6
    if !isActive, distance < gesture.minimumDistance { return .possible(nil) }
    isActive = true
    return .active(value(finger))
  }

  private func value(_ touch: UITouch) -> DragGesture.Value {
    let space = gesture.coordinateSpace
    return DragGesture.Value(
      time: site.date(lastTime), location: site.convert(touch.windowLocation, to: space),
      startLocation: site.convert(start, to: space),
      velocity: site.convertVector(estimator.velocity(at: lastTime), to: space))
  }

  override func reset() {
    super.reset()
    finger = nil
    isActive = false
  }
}

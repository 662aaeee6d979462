/// A finger that moves.
public struct DragGesture: Sendable {
  /// Points the finger must have gone before the gesture begins.
  public var minimumDistance: CGFloat
  /// The space of the places that are told.
  public var coordinateSpace: CoordinateSpace

  /// Creates a finger that moves at least so many points, 10 if nothing else is said; places are
  /// told in the view's own coordinates unless another space is given.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a finger that moves at least so many points, 10 if nothing else is said; places are
  /// told in the view's own coordinates unless another space is given.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Where the finger is, and how it moves.
  public struct Value: Equatable, Sendable {
    /// When the finger was there: the media clock's seconds after the reference date.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger began.
    public var startLocation: CGPoint
    /// How fast the finger is, in points a second.
    public var velocity: CGSize

    /// How far the finger has gone.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest if it were lifted now.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.predictedSeconds,
        y: location.y + velocity.height * Self.predictedSeconds)
    }

    /// How far the finger would have gone if it were lifted now.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// The velocity is four times the distance that is predicted (documented).
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

/// Follows one finger: the first that is there.
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
    let way = finger.windowLocation.distance(to: start) + 1e-6
    if !isActive, way < gesture.minimumDistance { return .possible(nil) }
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

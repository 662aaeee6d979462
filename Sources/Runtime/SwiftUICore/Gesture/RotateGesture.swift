/// A gesture that is recognised when two fingers rotate.
public struct RotateGesture: Sendable {
  /// The angle of rotation before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture with a minimum angle. The default is one degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The state of a rotate gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the media clock's seconds after the reference date.
    public var time: Date
    /// The angle of rotation, clockwise.
    public var rotation: Angle
    /// The velocity of the rotation per second.
    public var velocity: Angle
    /// The centre between the fingers at the start, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The centre between the fingers at the start, in the view's coordinates.
    public var startLocation: CGPoint
  }
}

extension RotateGesture: PrimitiveGesture {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    TwoFingerMachine(
      gesture, at: site,
      amount: { tracker, start in tracker.turn - start.turn },
      isEnough: { gesture, amount in abs(amount) >= gesture.minimumAngleDelta.radians },
      value: { reading in
        Value(
          time: reading.time, rotation: .radians(reading.amount),
          velocity: .radians(reading.velocity),
          startAnchor: site.unitPoint(reading.startLocation), startLocation: reading.startLocation
        )
      })
  }
}

/// A gesture of two fingers that rotate, whose value is only the angle; superseded by
/// ``RotateGesture``.
public struct RotationGesture: Sendable {
  /// The angle of rotation before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture with a minimum angle. The default is one degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// The angle of rotation, clockwise.
  public typealias Value = Angle

  /// The gesture's content.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// Two fingers that turn.
public struct RotateGesture: Sendable {
  /// How far the fingers must have turned before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn by an angle. Default one degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// How far two fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When it was: the media clock's seconds after the reference date.
    public var time: Date
    /// How far the fingers have turned, clockwise.
    public var rotation: Angle
    /// How fast the fingers turn, a second.
    public var velocity: Angle
    /// The middle between the fingers at the beginning, in shares of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in the view's coordinates.
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

/// Two fingers that turn; the older form, which tells only how far.
public struct RotationGesture: Sendable {
  /// How far the fingers must have turned before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Two fingers that turn by an angle. Default one degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// How far the fingers have turned, clockwise.
  public typealias Value = Angle

  /// What the gesture consists of.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

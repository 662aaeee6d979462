/// A gesture that is recognised when two fingers move apart or together.
public struct MagnifyGesture: Sendable {
  /// The change in magnification before the gesture begins: 0.01 is a hundredth.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture with a minimum change in magnification. The default is a hundredth.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The state of a magnify gesture.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the media clock's seconds after the reference date.
    public var time: Date
    /// The distance between the fingers, relative to the initial one.
    public var magnification: CGFloat
    /// The velocity of the magnification per second.
    public var velocity: CGFloat
    /// The centre between the fingers at the start, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The centre between the fingers at the start, in the view's coordinates.
    public var startLocation: CGPoint
  }
}

extension MagnifyGesture: PrimitiveGesture {
  package static func makeMachine(
    _ gesture: Self, at site: _GestureSite
  ) -> _GestureMachine<Self> {
    TwoFingerMachine(
      gesture, at: site,
      amount: { tracker, start in tracker.distance / start.distance },
      isEnough: { gesture, amount in abs(amount - 1) >= gesture.minimumScaleDelta },
      value: { reading in
        Value(
          time: reading.time, magnification: reading.amount, velocity: reading.velocity,
          startAnchor: site.unitPoint(reading.startLocation), startLocation: reading.startLocation
        )
      })
  }
}

/// A gesture of two fingers that move apart or together, whose value is only the magnification;
/// superseded by ``MagnifyGesture``.
public struct MagnificationGesture: Sendable {
  /// The change in magnification before the gesture begins: 0.01 is a hundredth.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture with a minimum change in magnification. The default is a hundredth.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  /// The distance between the fingers, relative to the initial one.
  public typealias Value = CGFloat

  /// The gesture's content.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

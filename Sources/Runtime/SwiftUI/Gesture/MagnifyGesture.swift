/// Two fingers that move apart or together.
public struct MagnifyGesture: Sendable {
  /// How much the distance must have changed before the gesture begins: 0.01 is a hundredth.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that move apart or together by a share of their distance. Default a hundredth.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// How far two fingers are apart.
  public struct Value: Equatable, Sendable {
    /// When it was: the media clock's seconds after the reference date.
    public var time: Date
    /// The fingers' distance, in shares of the first one.
    public var magnification: CGFloat
    /// How fast the magnification changes, a second.
    public var velocity: CGFloat
    /// The middle between the fingers at the beginning, in shares of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in the view's coordinates.
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

/// Two fingers that move apart or together; the older form, which tells only how much.
public struct MagnificationGesture: Sendable {
  /// How much the distance must have changed before the gesture begins: 0.01 is a hundredth.
  public var minimumScaleDelta: CGFloat

  /// Two fingers that move apart or together by a share of their distance. Default a hundredth.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  /// The fingers' distance, in shares of the first one.
  public typealias Value = CGFloat

  /// What the gesture consists of.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

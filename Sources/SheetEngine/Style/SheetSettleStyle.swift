/// How a sheet moves by itself.
public struct SheetSettleStyle: Equatable, Sendable {
  /// Presenting, settling, returning and dismissing: critical, ω = √(1000/3)
  /// (I11, T2, S1.231; measured).
  public var spring = SheetSpring(mass: 3, stiffness: 1000, damping: 500, clampsToCritical: true)
  /// After a flick that goes to a stop: damping 0.8 (I12, A10; measured object).
  public var flickSpring = SheetSpring(
    angularFrequency: (1000.0 / 3).squareRoot(), dampingRatio: 0.8)
  /// Speed in points a second from which a release is a flick: 1000 (I12, measured object).
  public var flickVelocity = 1000.0
  /// How fast a card becomes as wide as the container when a finger resizes it, as the response of a
  /// critical spring in seconds: 0, at once (I14, measured).
  public var attachResponse = 0.0

  /// Makes the values above.
  public init() {}
}

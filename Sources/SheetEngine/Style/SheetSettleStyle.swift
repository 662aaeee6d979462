/// The springs of a sheet that moves by itself.
public struct SheetSettleStyle: Equatable, Sendable {
  /// The spring of presenting, settling, returning and dismissing: critical, ω = √(1000/3) (I11,
  /// T2, S1.231; measured).
  public var spring = SheetSpring.system
  /// The spring after a flick that goes to a stop: damping 0.8 (I12, A10; measured object).
  public var flickSpring = SheetSpring(
    angularFrequency: (1000.0 / 3).squareRoot(), dampingRatio: 0.8)
  /// The speed in points a second from which a release is a flick: 1000 (I12, measured object).
  public var flickVelocity = 1000.0
  /// The response in seconds of the critical spring by which a card becomes as wide as the
  /// container when a finger resizes it: 0, at once (I14, measured).
  public var attachResponse = 0.0

  /// Creates the values above.
  public init() {}
}

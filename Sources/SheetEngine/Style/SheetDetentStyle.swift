/// How detents become heights.
public struct SheetDetentStyle: Equatable, Sendable {
  /// Medium as a part of the maximum: 0.56 (F26, S1.15; measured).
  public var mediumFactor = 0.56
  /// The same in a short container: 0.63 (F27, measured).
  public var shortMediumFactor = 0.63
  /// Height in points up to which a container is short: 568 (F27, measured; 569 is not).
  public var shortContainerHeight = 568.0

  /// Makes the measured values.
  public init() {}
}

/// The factors that turn detents into heights.
public struct SheetDetentStyle: Equatable, Sendable {
  /// The medium height as a fraction of the maximum: 0.56 (F26, S1.15; measured).
  public var mediumFactor = 0.56
  /// The same in a short container: 0.63 (F27, measured).
  public var shortMediumFactor = 0.63
  /// The height in points up to which a container is short: 568 (F27, measured; 569 is not).
  public var shortContainerHeight = 568.0

  /// Creates the measured values.
  public init() {}
}

/// A height at which the sheet rests: one active detent, or several that resolved to the same.
public struct SheetStop: Equatable, Sendable {
  /// Name of the first detent that rests here; reported when the user selects the stop.
  public var id: SheetDetentID
  /// Height without what is added below, in points, rounded to a device pixel.
  public var value: Double
  /// Height of the laid-out sheet above its bottom edge, in points, before a card is scaled.
  public var extent: Double
  /// Margin in points beside and below the card at rest; 0 for a sheet that does not float.
  public var margin: Double
  /// Whether this is the container's largest height.
  public var isLarge: Bool
  /// Whether the sheet counts as full, so that the presenter is pushed back in styles that do.
  public var isFull: Bool
  /// Bottom safe area of the content at rest, in points.
  public var contentSafeAreaBottom: Double
  /// Opacity of the dimming at rest; 0 up to the largest undimmed stop.
  public var dim: Double
}

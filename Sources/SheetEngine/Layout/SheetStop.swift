/// A height at which the sheet rests: one active detent, or several that resolved to the same.
public struct SheetStop: Equatable, Sendable {
  /// The identifier of the first detent that rests here; reported when the user selects the stop.
  public var id: SheetDetentID
  /// The height without the inset added below, in points, rounded to a device pixel.
  public var value: Double
  /// The height of the laid-out sheet above its bottom edge, in points, before a card is scaled.
  public var extent: Double
  /// The margin in points beside and below the card at rest; 0 for a sheet that does not float.
  public var margin: Double
  /// Indicates whether this is the container's largest height.
  public var isLarge: Bool
  /// Indicates whether the sheet counts as full here, so that styles with push-back apply it to the
  /// presenting view.
  public var isFull: Bool
  /// The bottom safe area of the content at rest, in points.
  public var contentSafeAreaBottom: Double
  /// The opacity of the dimming at rest; 0 up to the largest undimmed stop.
  public var dim: Double
}

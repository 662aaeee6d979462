/// The values that a detent is resolved against.
///
/// They are those that a custom resolver sees in UIKit, traits and maximum, and no more.
public struct SheetDetentContext: Equatable, Sendable {
  /// The height of the largest detent in points.
  public var maximumValue: Double
  /// The height in points of a sheet that reaches the container's edge, at least
  /// ``maximumValue``.
  public var fullValue: Double
  /// The vertical size class of the container.
  public var verticalSizeClass: SheetSizeClass
  /// The height of the container in points; short containers have a larger medium.
  public var containerHeight: Double
  /// The heights that depend on the content.
  public var measurements: SheetMeasurements
  /// The factors of the system look.
  public var style: SheetDetentStyle

  /// Creates a context, by default one in which the maximum reaches the container's edge.
  public init(
    maximumValue: Double,
    fullValue: Double? = nil,
    verticalSizeClass: SheetSizeClass = .regular,
    containerHeight: Double,
    measurements: SheetMeasurements = SheetMeasurements(),
    style: SheetDetentStyle = SheetStyle.iOS26.detents
  ) {
    self.maximumValue = maximumValue
    self.fullValue = fullValue ?? maximumValue
    self.verticalSizeClass = verticalSizeClass
    self.containerHeight = containerHeight
    self.measurements = measurements
    self.style = style
  }

  /// Returns the height of a detent in points, `nil` where it is inactive.
  ///
  /// As in UIKit nothing is clamped or rounded here: -5 resolves to -5. ``SheetStops`` does both.
  public func value(of recipe: SheetDetent.Recipe) -> Double? {
    let value: Double?
    switch recipe {
    case .medium:
      if verticalSizeClass == .compact { return nil }
      let short = containerHeight <= style.shortContainerHeight
      value = (short ? style.shortMediumFactor : style.mediumFactor) * maximumValue
    case .large: value = maximumValue
    case .height(let height): value = height
    case .fraction(let fraction): value = fraction * maximumValue
    case .topMargin(let margin): value = maximumValue - margin
    case .full: value = fullValue
    case .resolved(let height): value = height
    case .content: value = measurements.contentHeight
    case .marker(let index):
      value = measurements.markers.indices.contains(index) ? measurements.markers[index] : nil
    }
    // UIKit's constant for "inactive" is the largest finite number.
    return value == .greatestFiniteMagnitude ? nil : value
  }
}

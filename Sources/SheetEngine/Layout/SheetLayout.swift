/// A sheet's inputs with all values that follow from them before any drag.
///
/// Creating one resolves the detents; a drag only reads it.
///
/// ```swift
/// let layout = SheetLayout(configuration: configuration, container: iPhone16)
/// let frame = layout.geometry(at: layout.position(at: 0)).visibleFrame
/// ```
public struct SheetLayout: Equatable, Sendable {
  /// The sheet's properties.
  public let configuration: SheetConfiguration
  /// The container that the sheet is shown in.
  public let container: SheetContainer
  /// The system look.
  public let style: SheetStyle
  /// The sheet's place in the container.
  public let placement: SheetPlacement
  /// The heights at which the sheet rests.
  public let stops: SheetStops

  /// Creates a layout, and resolves the detents.
  public init(
    configuration: SheetConfiguration, container: SheetContainer, style: SheetStyle = .iOS26
  ) {
    self.configuration = configuration
    self.container = container
    self.style = style
    placement = SheetPlacement(container: container, configuration: configuration, style: style)
    stops = SheetStops(
      configuration: configuration, container: container, placement: placement, style: style)
  }

  /// The context that custom detents are resolved against in this layout.
  public var detentContext: SheetDetentContext {
    Self.detentContext(configuration: configuration, container: container, style: style)
  }

  /// Returns the context that custom detents are resolved against, for shells that have to call
  /// closures before they can create a layout.
  public static func detentContext(
    configuration: SheetConfiguration, container: SheetContainer, style: SheetStyle = .iOS26
  ) -> SheetDetentContext {
    let placement = SheetPlacement(
      container: container, configuration: configuration, style: style)
    return SheetDetentContext(
      maximumValue: placement.maximumValue, fullValue: placement.fullValue,
      verticalSizeClass: container.verticalSizeClass,
      containerHeight: container.size.height, measurements: configuration.measurements,
      style: style.detents)
  }

  /// Returns the position at rest at a stop. Indices out of range are clamped.
  public func position(at stop: Int) -> SheetPosition {
    let index = stop < 0 ? 0 : stop < stops.count ? stop : stops.count - 1
    return SheetPosition(extent: stops.all[index].extent, margin: stops.all[index].margin)
  }

  /// Returns the position at rest at a height in points, as a detent's: without the bottom safe area.
  /// It is clamped to the smallest and the largest stop.
  public func position(atHeight height: Double) -> SheetPosition {
    let stop = stops.stop(
      at: height, placement: placement, container: container, style: style)
    return SheetPosition(extent: stop.extent, margin: stop.margin)
  }

  /// Returns the height in points, as a detent's, at which a resting sheet is visible up to another
  /// height, from the container's bottom. The inverse of ``visibleHeight(at:cover:)``.
  public func height(atVisibleHeight visible: Double) -> Double {
    var (low, high) = (stops.smallest.value, stops.largest.value)
    // Visible heights ascend with the heights, so a search by halves finds the one within a millionth.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if visibleHeight(at: position(atHeight: middle)) < visible {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }

  /// Indicates whether a finger can move the sheet.
  public var isDraggable: Bool { placement.shape != .fullScreen }

  /// Returns the distance in points by which a sheet of this size must slide to be out of sight.
  public func dropToOutside(extent: Double, margin: Double) -> Double {
    let top = placement.bottom - margin - extent * scale(margin: margin)
    let distance = container.size.height - top
    return distance > 0 ? distance : 0
  }

  /// Returns the scale of a card with this margin: (W − 2m)/W (F21).
  func scale(margin: Double) -> Double {
    placement.width > 0 ? (placement.width - 2 * margin) / placement.width : 1
  }

  /// Returns the position with the same top edge on screen for a sheet that may be as small as the
  /// smallest stop; used when a finger catches a sheet that slides at another size.
  func rebased(_ position: SheetPosition) -> SheetPosition {
    guard position.drop > 0, position.extent > stops.smallest.extent else { return position }
    let scale = scale(margin: position.margin)
    let visible = position.extent * scale - position.drop
    let base = stops.smallest.extent
    if scale > 0, visible > base * scale {
      return SheetPosition(
        extent: visible / scale, margin: position.margin, shift: position.shift)
    }
    return SheetPosition(
      extent: base, drop: base * scale - visible, margin: position.margin, shift: position.shift)
  }
}

/// Heights that only the content knows, in points, without the bottom safe area.
public struct SheetMeasurements: Equatable, Sendable {
  /// Height the content wants; `nil` before it was measured.
  public var contentHeight: Double?
  /// Distance from the content's top to each marker.
  public var markers: [Double]

  /// Makes measurements; the default knows nothing.
  public init(contentHeight: Double? = nil, markers: [Double] = []) {
    self.contentHeight = contentHeight
    self.markers = markers
  }
}

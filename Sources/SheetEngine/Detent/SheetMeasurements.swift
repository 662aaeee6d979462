/// Heights that depend on the content, in points, without the bottom safe area.
public struct SheetMeasurements: Equatable, Sendable {
  /// The content's ideal height; `nil` before it was measured.
  public var contentHeight: Double?
  /// The distance from the content's top to each marker.
  public var markers: [Double]

  /// Creates measurements, by default without any.
  public init(contentHeight: Double? = nil, markers: [Double] = []) {
    self.contentHeight = contentHeight
    self.markers = markers
  }
}

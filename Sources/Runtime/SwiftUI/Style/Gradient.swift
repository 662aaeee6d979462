/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0…1.
    public var location: CGFloat

    /// A colour at a place, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, in order of their places.
  public var stops: [Stop]

  /// A gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// A gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

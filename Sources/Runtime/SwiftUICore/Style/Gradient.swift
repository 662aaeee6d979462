/// A colour gradient: an array of colour stops.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location in the gradient, 0…1.
    public var location: CGFloat

    /// Creates a stop with a colour and a location, 0…1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in order of their locations.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

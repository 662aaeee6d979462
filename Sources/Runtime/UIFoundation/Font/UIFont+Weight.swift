import Foundation

extension UIFont {
  /// The weight of a font's strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The raw weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from its raw value; the nearest face is used.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its raw value; the nearest face is used.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A very thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A thin weight.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// A weight slightly bolder than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// A bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest weight.
    public static let black = Weight(rawValue: 0.62)

    /// The nine weights, from the lightest to the boldest.
    package static let ordered: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The index in `ordered` of the weight nearest to this one.
    package var index: Int {
      var best = 3
      for (index, weight) in Weight.ordered.enumerated()
      where abs(weight.rawValue - rawValue) < abs(Weight.ordered[best].rawValue - rawValue) {
        best = index
      }
      return best
    }

    /// The next bolder weight; black stays black.
    package var heavier: Weight {
      Weight.ordered[min(index + 1, Weight.ordered.count - 1)]
    }
  }
}

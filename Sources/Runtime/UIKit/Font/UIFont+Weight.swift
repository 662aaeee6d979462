import Foundation

extension UIFont {
  /// The thickness of a font's strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from its thickness; the nearest face is used.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from its thickness; the nearest face is used.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// A little thicker than usual.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick.
    public static let bold = Weight(rawValue: 0.4)
    /// Very thick.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)

    /// The nine weights, from the thinnest to the thickest.
    package static let ordered: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The place in `ordered` of the weight nearest to this one.
    package var index: Int {
      var best = 3
      for (index, weight) in Weight.ordered.enumerated()
      where abs(weight.rawValue - rawValue) < abs(Weight.ordered[best].rawValue - rawValue) {
        best = index
      }
      return best
    }

    /// The next thicker weight; black stays black.
    package var heavier: Weight {
      Weight.ordered[min(index + 1, Weight.ordered.count - 1)]
    }
  }
}

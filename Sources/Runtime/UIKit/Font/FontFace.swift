import Foundation

/// What a `UIFont` is made of.
package struct FontFace: Hashable, Sendable {
  /// The size, in points.
  package var size: CGFloat
  /// The thickness.
  package var weight: UIFont.Weight
  /// Whether the letters lean.
  package var isItalic = false
  /// Whether all digits are equally wide.
  package var hasMonospacedDigits = false
  /// The text style the font was made for.
  package var textStyle: UIFont.TextStyle?

  package init(size: CGFloat, weight: UIFont.Weight) {
    self.size = size
    self.weight = weight
  }

  /// The same face in another size, no longer tied to a text style.
  package func resized(to size: CGFloat) -> FontFace {
    var face = self
    face.size = size
    face.textStyle = nil
    return face
  }
}

/// The metrics of the system font, as parts of the point size.
///
/// The letters are Inter's, but lines are as high as on iOS.
package enum FontMetrics {
  /// Grade: measured (X1).
  package static let ascender: CGFloat = 0.9521484375
  /// Grade: measured (X1).
  package static let descender: CGFloat = -0.2412109375
  /// Grade: measured (X1).
  package static let lineHeight: CGFloat = 1.193359375
  /// Grade: documented (SF Pro's 1443 of 2048 units); Inter's is 0.727.
  package static let capHeight: CGFloat = 0.70458984375
  /// Grade: documented (SF Pro's 1078 of 2048 units); Inter's is 0.546.
  package static let xHeight: CGFloat = 0.5263671875
  /// Where an underline's middle is, below the baseline. Grade: tunable.
  package static let underlinePosition: CGFloat = 0.1
  /// How thick underlines and strikethroughs are. Grade: tunable.
  package static let underlineThickness: CGFloat = 0.055
}

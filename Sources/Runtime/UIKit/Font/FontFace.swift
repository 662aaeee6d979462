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
  /// What the font was scaled from by a `UIFontMetrics`.
  package var scaling: FontScaling?

  package init(size: CGFloat, weight: UIFont.Weight) {
    self.size = size
    self.weight = weight
  }

  /// The same face in another size, no longer tied to a text style.
  package func resized(to size: CGFloat) -> FontFace {
    var face = self
    face.size = size
    face.textStyle = nil
    face.scaling = nil
    return face
  }
}

/// How a font came to its size, so that a label can scale it anew when the text size changes.
package struct FontScaling: Hashable, Sendable {
  /// The text style whose sizes it follows.
  var style: UIFont.TextStyle
  /// The size before scaling, in points.
  var size: CGFloat
  /// The largest size, in points; 0 sets no limit.
  var maximum: CGFloat

  func size(in traits: UITraitCollection?) -> CGFloat {
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traits)
    return maximum > 0 ? min(scaled, maximum) : scaled
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

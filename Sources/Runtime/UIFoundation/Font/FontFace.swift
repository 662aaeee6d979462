import Foundation

/// The size, weight and other properties from which a `UIFont` is made.
package struct FontFace: Hashable, Sendable {
  /// The size, in points.
  package var size: CGFloat
  /// The weight of the strokes.
  package var weight: UIFont.Weight
  /// Indicates whether the font is italic.
  package var isItalic = false
  /// Indicates whether all digits have the same width.
  package var hasMonospacedDigits = false
  /// The text style the font was made for.
  package var textStyle: UIFont.TextStyle?
  /// The size and style from which a `UIFontMetrics` scaled the font.
  package var scaling: FontScaling?
  /// The face with a name of its own; nil for the system font.
  package var named: NamedFace?

  package init(size: CGFloat, weight: UIFont.Weight) {
    self.size = size
    self.weight = weight
  }

  /// Returns the same face in another size, without a text style.
  package func resized(to size: CGFloat) -> FontFace {
    var face = self
    face.size = size
    face.textStyle = nil
    face.scaling = nil
    return face
  }
}

/// The origin of a scaled font's size, from which a label scales it again when the text size
/// changes.
package struct FontScaling: Hashable, Sendable {
  /// The text style with whose sizes the font scales.
  var style: UIFont.TextStyle
  /// The size before scaling, in points.
  var size: CGFloat
  /// The maximum size, in points; 0 sets no limit.
  var maximum: CGFloat

  package func size(in traits: UITraitCollection?) -> CGFloat {
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traits)
    return maximum > 0 ? min(scaled, maximum) : scaled
  }
}

/// The metrics of the system font, as fractions of the point size.
///
/// The glyphs are Inter's, but the line heights are those of iOS.
package enum FontMetrics {
  /// The height above the baseline. Grade: measured (X1).
  package static let ascender: CGFloat = 0.9521484375
  /// The depth below the baseline, negative. Grade: measured (X1).
  package static let descender: CGFloat = -0.2412109375
  /// The height of a line. Grade: measured (X1).
  package static let lineHeight: CGFloat = 1.193359375
  /// The height of capital letters. Grade: documented (SF Pro's 1443 of 2048 units); Inter's is
  /// 0.727.
  package static let capHeight: CGFloat = 0.70458984375
  /// The height of lowercase letters. Grade: documented (SF Pro's 1078 of 2048 units); Inter's is
  /// 0.546.
  package static let xHeight: CGFloat = 0.5263671875
  /// The distance of an underline's centre below the baseline. Grade: tunable.
  package static let underlinePosition: CGFloat = 0.1
  /// The thickness of underlines and strikethroughs. Grade: tunable.
  package static let underlineThickness: CGFloat = 0.055
}

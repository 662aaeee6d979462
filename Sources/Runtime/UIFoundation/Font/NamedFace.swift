import Foundation

/// A face that has a name of its own: one of a font file that the app registered, or one of the families that
/// iOS brings with it.
///
/// Each face is one object, so that faces are equal if they are the same object.
package final class NamedFace: Hashable, Sendable {
  /// The PostScript name, as `UIFont(name:size:)` looks it up.
  let postScriptName: String
  /// The full name.
  let fullName: String
  /// The name of the family.
  let familyName: String
  /// The weight of the strokes.
  let weight: UIFont.Weight
  /// Indicates whether the face is italic.
  let isItalic: Bool
  /// The family under which the file's face is known to pango, and its metrics; nil for a face of iOS, which is drawn
  /// with the system font.
  let file: File?

  /// The part of a face that its file says.
  struct File: Sendable {
    /// The name of the family that has this face alone.
    var patternFamily: String
    /// The path of the file.
    var path: String
    /// The metrics.
    var metrics: FaceMetrics
  }

  init(
    postScriptName: String, fullName: String, familyName: String, weight: UIFont.Weight,
    isItalic: Bool, file: File? = nil
  ) {
    self.postScriptName = postScriptName
    self.fullName = fullName
    self.familyName = familyName
    self.weight = weight
    self.isItalic = isItalic
    self.file = file
  }

  package static func == (one: NamedFace, other: NamedFace) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The metrics of a face, as fractions of the point size.
package struct FaceMetrics: Sendable {
  /// The height above the baseline.
  package var ascender = FontMetrics.ascender
  /// The depth below the baseline, negative.
  package var descender = FontMetrics.descender
  /// The space between lines.
  package var leading: CGFloat = 0
  /// The height of capital letters.
  package var capHeight = FontMetrics.capHeight
  /// The height of lowercase letters.
  package var xHeight = FontMetrics.xHeight

  /// The metrics of the system font.
  package static let system = FaceMetrics()
}

extension FontFace {
  /// The metrics, as fractions of the size.
  package var metrics: FaceMetrics { named?.file?.metrics ?? .system }

  /// Creates the face of a name in a size.
  init(_ named: NamedFace, size: CGFloat) {
    self.init(size: size, weight: named.weight)
    isItalic = named.isItalic
    self.named = named
  }

  /// Returns the face in another weight or slant: that of the same family which is nearest to it.
  package func styled(weight: UIFont.Weight, isItalic: Bool) -> FontFace {
    var face = self
    if let named, let other = FontRegistry.nearest(to: named, weight: weight, isItalic: isItalic) {
      face.named = other
      (face.weight, face.isItalic) = (other.weight, other.isItalic)
    } else {
      (face.weight, face.isItalic) = (weight, isItalic)
    }
    return face
  }
}

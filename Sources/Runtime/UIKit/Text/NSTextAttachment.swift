import CoreGraphics
import Foundation

/// A picture that stands between the characters of a text.
open class NSTextAttachment: NSObject {
  /// The character that a picture stands in for.
  public static let character = 0xFFFC

  /// The picture; `nil` shows nothing and takes no room unless ``bounds`` say so.
  open var image: UIImage?

  /// Where the picture is, in points from the place on the baseline where it begins, y upwards. The
  /// default is zero: as large as the picture, a symbol as large as the text around it.
  open var bounds = CGRect.zero

  /// An attachment without a picture.
  public override init() {
    super.init()
  }

  /// An attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment` in place of the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// A text that is a picture only.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A picture in a laid out text, as a value that can be compared.
package struct TextPicture: Hashable {
  package let image: UIImage
  /// In points from the place on the baseline where the picture begins, y upwards.
  package let bounds: CGRect

  init?(_ attachment: NSTextAttachment, face: FontFace) {
    guard var image = attachment.image else { return nil }
    if image.isSymbolImage, let own = image.symbolConfiguration, own.values.isSizeless {
      let text = UIImage.SymbolConfiguration(
        values: SymbolValues(pointSize: face.size, weight: face.weight.symbolWeight))
      image = image.withConfiguration(text.applying(own))
    }
    self.image = image
    let given = attachment.bounds
    bounds =
      given.isEmpty
      ? CGRect(
        origin: CGPoint(x: given.minX, y: given.minY - (image.baselineOffsetFromBottom ?? 0)),
        size: image.size)
      : given
  }
}

import CoreGraphics
import Foundation

/// An image between the characters of a text.
open class NSTextAttachment: NSObject {
  /// The character that an attachment replaces.
  public static let character = 0xFFFC

  /// The image; `nil` shows nothing and has no size unless ``bounds`` is set.
  open var image: UIImage?

  /// The image's rectangle in points relative to its origin on the baseline, y upwards. The default
  /// is zero: the size of the image, or that of the surrounding text for a symbol.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() {
    super.init()
  }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString.Key {
  /// The key of an `NSTextAttachment`, which replaces the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// Creates a text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// An image in a text layout, as a value that can be compared.
package struct TextPicture: Hashable {
  package let image: UIImage
  /// The rectangle in points relative to the image's origin on the baseline, y upwards.
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

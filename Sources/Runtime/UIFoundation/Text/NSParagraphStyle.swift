import Foundation

/// The style of a paragraph: alignment, indentation, spacing and line breaks.
// Sendable as attributes of texts must be: only the mutable subclass changes, before it is used in
// a text.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  package var values: ParagraphValues

  /// Creates the default style.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  package init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  // It is constant: it is not of the mutable subclass.
  private static let standard = NSParagraphStyle()

  /// The default style of text without one.
  open class var `default`: NSParagraphStyle { standard }

  /// The alignment of the lines; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }

  /// The wrapping or truncation of text that does not fit; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The spacing below each line but the last, in points; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The spacing below the paragraph, in points; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The spacing above the paragraph, except at the top, in points; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// The indentation of the first line from the leading edge, in points; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The indentation of the other lines from the leading edge, in points; 0 by default.
  open var headIndent: CGFloat { values.headIndent }

  /// The end of the lines, in points from the leading edge, or from the trailing edge if not
  /// positive; 0 by default.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The minimum height of a line, in points; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The maximum height of a line, in points; 0, for no limit, by default.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// The factor of the height of lines; 0, which means 1, by default.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The writing direction; `natural` by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(values: values)
  }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Returns whether the other style has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

import Foundation

/// How a paragraph is laid out.
// Sendable as attributes of texts must be: only its mutable kind changes, before it is in a text.
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

  // Nothing can change it: it is not of the mutable class.
  private static let standard = NSParagraphStyle()

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { standard }

  /// Where lines are placed; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }

  /// What happens to text that does not fit; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Points added below each line but the last; 0 by default.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Points added below the paragraph; 0 by default.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// Points added above the paragraph, except at the top; 0 by default.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// Points from the leading edge to the first line; 0 by default.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// Points from the leading edge to the other lines; 0 by default.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end: points from the leading edge, or from the trailing edge when not positive;
  /// 0 by default.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The least height of a line, in points; 0 by default.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line, in points; 0, which sets none, by default.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What the height of lines is multiplied with; 0, which means 1, by default.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The reading direction; `natural` by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// A style with the same values that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(values: values)
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }

  /// Whether the other style has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}

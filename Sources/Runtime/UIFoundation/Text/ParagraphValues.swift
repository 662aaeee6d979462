import Foundation

/// The values of a paragraph style.
package struct ParagraphValues: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var baseWritingDirection = NSWritingDirection.natural

  package init() {}

  package init(alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
  }
}

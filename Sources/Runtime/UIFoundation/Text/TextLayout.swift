import CPango
import CoreGraphics
import Foundation

/// The layout of a text in lines, for measuring, hit testing and drawing. Main thread only.
///
/// The origin is the top left corner of the text's bounds, y grows downwards, lengths are points,
/// positions in the text are UTF-16 units, as in `NSAttributedString`.
package final class TextLayout {
  /// The constraints of a layout.
  package struct Options: Hashable {
    /// The maximum width of lines; if it is infinite, only line breaks end lines.
    package var width: CGFloat
    /// The maximum height; lines below it are omitted.
    package var height: CGFloat
    /// The maximum number of lines; 0 sets no limit.
    package var maximumLines: Int
    /// Indicates whether natural alignment is to the right.
    package var isRightToLeft: Bool

    package init(
      width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
      isRightToLeft: Bool = false
    ) {
      self.width = max(width, 0)
      self.height = max(height, 0)
      self.maximumLines = max(maximumLines, 0)
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A line of the layout.
  package struct Line {
    /// The characters of the line, without the line break that ends it.
    package let range: NSRange
    /// The rectangle of the line: as wide as its characters and as high as the line.
    package let frame: CGRect
    /// The distance from the top of the text to the line's baseline.
    package let baseline: CGFloat
    /// The ascent of the line's fonts above the baseline.
    package let ascent: CGFloat
    /// The descent of the line's fonts below the baseline.
    package let descent: CGFloat
    /// Indicates whether a part of the text was truncated or clipped.
    package let isTruncated: Bool
    let pango: UnsafeMutablePointer<PangoLayoutLine>?
    let paragraph: TextParagraph
  }

  /// The text.
  package let source: TextSource
  /// The constraints of the layout.
  package let options: Options
  /// The lines from top to bottom; at least one, even for an empty text.
  package private(set) var lines: [Line] = []
  /// The size of the bounds of all lines, not rounded.
  package private(set) var size = CGSize.zero
  /// Indicates whether a part of the text is not shown.
  package private(set) var isTruncated = false

  /// Creates the layout of a text; `cached(_:options:)` is faster for text that is used again.
  package init(_ source: TextSource, options: Options = Options()) {
    self.source = source
    self.options = options
    place(limit: options.maximumLines)
    let fitting = linesFitting(options.height)
    if fitting < lines.count {
      place(limit: fitting)
    }
  }

  /// The size rounded up to whole pixels, as views report it.
  package func size(scale: CGFloat) -> CGSize {
    CGSize(
      width: TextLayout.ceil(size.width, scale: scale),
      height: TextLayout.ceil(size.height, scale: scale))
  }

  /// The distance from the top to the first line's baseline.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The distance from the top to the last line's baseline.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Rounds up to whole pixels; less than a thousandth of a pixel above one is considered a
  /// rounding error.
  package static func ceil(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    guard value.isFinite, scale > 0 else { return value }
    return (value * scale - 0.001).rounded(.up) / scale
  }

  private func linesFitting(_ height: CGFloat) -> Int {
    guard height.isFinite, size.height > height + 0.01 else { return lines.count }
    return max(1, lines.prefix { $0.frame.maxY <= height + 0.01 }.count)
  }

  private func place(limit: Int) {
    lines.removeAll()
    isTruncated = false
    var cursor = LineCursor()
    let paragraphs = TextParagraph.ranges(of: source.string)
    for (index, range) in paragraphs.enumerated() {
      let remaining = limit == 0 ? 0 : limit - lines.count
      let isLast = index == paragraphs.count - 1
      var paragraph = TextParagraph(source, range: range, options: options, limit: remaining)
      if !isLast, remaining > 0, paragraph.lineCount >= remaining, paragraph.mode.truncates {
        paragraph = TextParagraph(
          source, range: range, options: options, limit: remaining, continues: true)
      }
      append(paragraph, limit: remaining, cursor: &cursor)
      if limit > 0, lines.count >= limit {
        if !isLast { isTruncated = true }
        break
      }
    }
    align(within: cursor.width)
    size = CGSize(width: cursor.width, height: cursor.height)
  }

  private func append(_ paragraph: TextParagraph, limit: Int, cursor: inout LineCursor) {
    let values = paragraph.values
    if !lines.isEmpty { cursor.y += values.paragraphSpacingBefore }
    let count = limit == 0 ? paragraph.lineCount : min(limit, paragraph.lineCount)
    for index in 0..<count {
      let line = paragraph.line(at: index)
      let metrics = paragraph.metrics(of: line)
      let width = paragraph.width(of: line)
      let indent = index == 0 ? values.firstLineHeadIndent : values.headIndent
      let isCut = count < paragraph.lineCount && index == count - 1
      let isTruncated = isCut || paragraph.isEllipsized(line)
      if isTruncated { self.isTruncated = true }
      lines.append(
        Line(
          range: paragraph.range(of: line),
          frame: CGRect(x: indent, y: cursor.y, width: width, height: metrics.height),
          baseline: cursor.y + metrics.baseline, ascent: metrics.ascent, descent: metrics.descent,
          isTruncated: isTruncated, pango: line, paragraph: paragraph))
      cursor.height = cursor.y + metrics.height
      cursor.y = cursor.height + values.lineSpacing
      cursor.width = max(cursor.width, indent + width)
    }
    cursor.y += values.paragraphSpacing
  }

  /// Moves lines horizontally for their alignment, within the available width.
  private func align(within used: CGFloat) {
    let available = options.width.isFinite ? options.width : used
    for index in lines.indices {
      let line = lines[index]
      let values = line.paragraph.values
      let indent = line.frame.minX
      let room = line.paragraph.trailingEdge(in: available) - indent - line.frame.width
      let offset: CGFloat
      switch values.alignment {
      case .center: offset = room / 2
      case .right: offset = room
      case .left: offset = 0
      case .natural, .justified: offset = options.isRightToLeft ? room : 0
      }
      guard offset != 0 else { continue }
      lines[index] = Line(
        range: line.range, frame: line.frame.offsetBy(dx: offset, dy: 0), baseline: line.baseline,
        ascent: line.ascent, descent: line.descent, isTruncated: line.isTruncated,
        pango: line.pango, paragraph: line.paragraph)
    }
  }

  private struct LineCursor {
    var y: CGFloat = 0
    var height: CGFloat = 0
    var width: CGFloat = 0
  }
}

extension NSLineBreakMode {
  /// Indicates whether missing text is replaced by an ellipsis.
  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}

import CPango
import CoreGraphics
import Foundation

extension TextLayout {
  /// The width of the caret, in points. Grade: documented (iOS 13 and later draw 2 points).
  package static let caretWidth: CGFloat = 2

  /// Returns the position in the text nearest to a point: before or after a character.
  package func characterIndex(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last,
      let pango = line.pango
    else { return 0 }
    var byte: Int32 = 0
    var trailing: Int32 = 0
    let x = (point.x - line.frame.minX) * CGFloat(PANGO_SCALE)
    let limit = CGFloat(Int32.max / 2)
    pango_layout_line_x_to_index(
      pango, Int32(clamping: min(max(x, -limit), limit)), &byte, &trailing)
    var position = line.paragraph.position(ofByte: Int(byte))
    if trailing > 0 {
      position = nextPosition(after: position)
    }
    return min(max(position, line.range.location), line.range.location + line.range.length)
  }

  /// Returns the rectangle of the caret before the character at a position.
  package func caretRect(at index: Int) -> CGRect {
    guard let line = line(containing: index) else { return .zero }
    return CGRect(
      x: x(of: index, in: line), y: line.baseline - line.ascent, width: TextLayout.caretWidth,
      height: line.ascent + line.descent)
  }

  /// Returns the rectangles of a range of characters, one for each line.
  package func selectionRects(for range: NSRange) -> [CGRect] {
    let end = range.location + range.length
    return lines.compactMap { line in
      let from = max(range.location, line.range.location)
      let to = min(end, line.range.location + line.range.length)
      guard from < to else { return nil }
      let one = x(of: from, in: line)
      let other = x(of: to, in: line)
      return CGRect(
        x: min(one, other), y: line.frame.minY, width: abs(other - one), height: line.frame.height)
    }
  }

  /// Returns the line with the caret before the character at a position.
  package func line(containing index: Int) -> Line? {
    lines.last { $0.range.location <= index } ?? lines.first
  }

  private func x(of index: Int, in line: Line) -> CGFloat {
    guard let pango = line.pango else { return line.frame.minX }
    let clamped = min(max(index, line.range.location), line.range.location + line.range.length)
    var x: Int32 = 0
    pango_layout_line_index_to_x(pango, Int32(line.paragraph.byte(ofPosition: clamped)), 0, &x)
    return line.frame.minX + CGFloat(x) / CGFloat(PANGO_SCALE)
  }

  /// Returns the position after the composed character at `position`.
  private func nextPosition(after position: Int) -> Int {
    let units = source.string.utf16
    guard position < units.count else { return position }
    let start = units.index(units.startIndex, offsetBy: position)
    guard let character = start.samePosition(in: source.string) else { return position + 1 }
    return position + source.string[character].utf16.count
  }
}

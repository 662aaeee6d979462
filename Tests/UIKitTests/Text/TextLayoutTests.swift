import Testing
import UIKit

private let text = "The quick brown fox jumps over the lazy dog and runs away."

private func layout(
  _ string: String = text, width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
  alignment: NSTextAlignment = .natural, mode: NSLineBreakMode = .byTruncatingTail,
  rightToLeft: Bool = false
) -> TextLayout {
  TextLayout(
    TextSource(
      string, font: .systemFont(ofSize: 17),
      paragraph: ParagraphValues(alignment: alignment, lineBreakMode: mode)),
    options: TextLayout.Options(
      width: width, height: height, maximumLines: lines, isRightToLeft: rightToLeft))
}

@MainActor
struct TextLayoutTests {
  /// X1: size, scale, lines, height.
  nonisolated static let heights: [(Double, Double, Int, Double)] = [
    (12, 3, 1, 43.0 / 3), (12, 2, 1, 14.5), (17, 3, 1, 61.0 / 3), (17, 3, 2, 122.0 / 3),
    (17, 2, 2, 41),
  ]

  @Test("Lines are as high as measured", arguments: 0..<heights.count)
  func heights(row: Int) {
    let (size, scale, lines, height) = TextLayoutTests.heights[row]
    let string = Array(repeating: "Label", count: lines).joined(separator: "\n")
    let layout = TextLayout.cached(string, font: .systemFont(ofSize: size))
    #expect(abs(layout.size(scale: scale).height - height) < 1e-6)
  }

  /// Widths Interface Builder shows for the system font; within one point.
  nonisolated static let widths: [(String, Double, Double)] = [
    ("Label", 17, 41.5), ("Button", 15, 46), ("Button", 17, 51),
  ]

  @Test("Text is about as wide as in the system font", arguments: 0..<widths.count)
  func widths(row: Int) {
    let (string, size, width) = TextLayoutTests.widths[row]
    let layout = TextLayout.cached(string, font: .systemFont(ofSize: size))
    #expect(abs(layout.size.width - width) < 1)
  }

  @Test("Lines break between words and cover the text", arguments: [80.0, 120, 200, 353])
  func wrapping(width: Double) {
    let layout = layout(width: width)
    #expect(layout.lines.count > 1)
    #expect(layout.lines.allSatisfy { $0.frame.width <= width + 0.01 })
    #expect(layout.size.height == CGFloat(layout.lines.count) * 17 * 1.193359375)
    var end = 0
    for line in layout.lines {
      #expect(line.range.location == end)
      end = line.range.location + line.range.length
    }
    #expect(end == text.utf16.count)
    #expect(!layout.isTruncated)
  }

  @Test("A text laid out in its own measured width keeps its lines", arguments: 60..<120)
  func stable(width: Int) {
    let first = layout(width: CGFloat(width) * 2)
    let again = layout(width: first.size(scale: 3).width)
    #expect(again.lines.map(\.range) == first.lines.map(\.range))
  }

  @Test("A limit of lines cuts the text with an ellipsis", arguments: 1...3)
  func limit(lines: Int) {
    let layout = layout(width: 100, lines: lines)
    #expect(layout.lines.count == lines)
    #expect(layout.isTruncated)
    #expect(layout.lines.last?.isTruncated == true)
    #expect(layout.lines.dropLast().allSatisfy { !$0.isTruncated })
    #expect(layout.size.width <= 100.01)
  }

  @Test("Text that fits its limit is not cut")
  func fits() {
    let layout = layout(width: 353, lines: 2)
    #expect(!layout.isTruncated)
    #expect(layout.lines.count == 2)
  }

  @Test("A height leaves out lines that do not fit, but never the first")
  func height() {
    #expect(layout(width: 100, height: 45).lines.count == 2)
    #expect(layout(width: 100, height: 45).isTruncated)
    #expect(layout(width: 100, height: 5).lines.count == 1)
  }

  @Test("More paragraphs than lines end in an ellipsis")
  func paragraphs() {
    let cut = layout("One\nTwo\nThree", width: 200, lines: 2)
    #expect(cut.lines.count == 2)
    #expect(cut.isTruncated)
    let whole = layout("One\nTwo\nThree", width: 200)
    #expect(whole.lines.map(\.range.location) == [0, 4, 8])
    #expect(
      cut.lines.last.map(\.frame.width) ?? 0 > whole.lines[1].frame.width,
      "the ellipsis takes room")
  }

  @Test("Clipping keeps one line for each paragraph")
  func clipping() {
    let layout = layout(width: 50, mode: .byClipping)
    #expect(layout.lines.count == 1)
    #expect(layout.size.width > 300)
  }

  @Test("Alignment places lines in the width there is")
  func alignment() {
    let width = layout("Hi", width: 200, alignment: .left).size.width
    #expect(layout("Hi", width: 200, alignment: .left).lines[0].frame.minX == 0)
    #expect(layout("Hi", width: 200, alignment: .center).lines[0].frame.midX == 100)
    let right = layout("Hi", width: 200, alignment: .right).lines[0].frame
    #expect(abs(right.maxX - 200) < 1e-9)
    let natural = layout("Hi", width: 200, rightToLeft: true).lines[0].frame
    #expect(abs(natural.minX - (200 - width)) < 1e-9)
  }

  @Test(
    "Positions and points lead to each other",
    arguments: ["Hello, World", "h\u{E9}llo \u{1F600} w"])
  func positions(string: String) {
    let layout = TextLayout.cached(string, font: .systemFont(ofSize: 17))
    var offset = 0
    for character in string {
      let caret = layout.caretRect(at: offset)
      #expect(layout.characterIndex(at: CGPoint(x: caret.minX + 0.1, y: 5)) == offset)
      offset += character.utf16.count
    }
    #expect(layout.characterIndex(at: CGPoint(x: 10000, y: 5)) == string.utf16.count)
    #expect(layout.characterIndex(at: CGPoint(x: -50, y: 5)) == 0)
  }

  @Test("The caret of a later line is on that line")
  func caret() {
    let layout = layout(width: 120)
    let second = layout.lines[1]
    let caret = layout.caretRect(at: second.range.location + 1)
    #expect(caret.midY > second.frame.minY && caret.midY < second.frame.maxY)
    #expect(caret.width == TextLayout.caretWidth)
  }

  @Test("A selection has a box on every line it touches")
  func selection() {
    let layout = layout(width: 120)
    let all = layout.selectionRects(for: NSRange(location: 0, length: text.utf16.count))
    #expect(all.count == layout.lines.count)
    let none = layout.selectionRects(for: NSRange(location: 3, length: 0))
    #expect(none.isEmpty)
  }

  @Test("An empty text has one line of its font's height, a final break another")
  func empty() {
    #expect(layout("").lines.count == 1)
    #expect(layout("").size.width == 0)
    #expect(abs(layout("").size.height - 17 * 1.193359375) < 1e-9)
    #expect(layout("a\n").lines.count == 2)
  }

  @Test("Styles of a paragraph change its height")
  func paragraphStyle() {
    var values = ParagraphValues()
    values.lineSpacing = 4
    values.minimumLineHeight = 30
    values.firstLineHeadIndent = 12
    let layout = TextLayout(
      TextSource("One\nTwo", font: .systemFont(ofSize: 17), paragraph: values))
    #expect(layout.size.height == 64)
    #expect(layout.lines[0].frame.minX == 12)
  }

  @Test("The largest font of a line decides its height")
  func mixed() {
    let string = NSMutableAttributedString(
      string: "small LARGE", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    string.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 6, length: 5))
    #expect(abs(string.size().height - 30 * 1.193359375) < 1e-9)
    #expect(string.size().width > 80)
  }

  @Test("String drawing measures as the layout does")
  func stringDrawing() {
    let font = UIFont.systemFont(ofSize: 17)
    let bounds = text.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(abs(bounds.height - layout(width: 120).size.height) < 1e-9)
    #expect(text.size(withAttributes: [.font: font]).height < 21)
  }

  @Test("Equal texts share a layout")
  func cache() {
    let font = UIFont.systemFont(ofSize: 13)
    let one = TextLayout.cached("cached", font: font)
    #expect(TextLayout.cached("cached", font: font) === one)
    #expect(TextLayout.cached("cached", font: font.withSize(14)) !== one)
  }

  @Test("Drawing twice gives the same pixels, inside the measured box")
  func drawing() throws {
    func draw() throws -> (Bitmap, CGSize) {
      let layout = layout(width: 120)
      let bitmap = try #require(Bitmap(width: 420, height: 420))
      let context = try #require(CGContext(bitmap: bitmap, scale: 3, flipped: true))
      layout.draw(in: context, at: CGPoint(x: 10, y: 10), color: .black)
      context.finish()
      return (bitmap, layout.size)
    }
    let (one, size) = try draw()
    let (two, _) = try draw()
    var ink = 0
    for y in 0..<420 {
      for x in 0..<420 {
        #expect(one[x, y] == two[x, y])
        guard one[x, y] != 0 else { continue }
        ink += 1
        #expect(x >= 27 && CGFloat(x) <= 30 + size.width * 3 + 3)
        #expect(y >= 27 && CGFloat(y) <= 30 + size.height * 3 + 3)
      }
    }
    #expect(ink > 2000)
  }
}

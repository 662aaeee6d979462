import DetentTesting
import Testing
import UIKit

@MainActor
@Suite("Outlines, shadows and slants of text")
struct TextDecorationTests {
  /// The number of pixels of a picture of a text that are closest to a colour, and the columns with pixels.
  private func draw(_ attributes: [NSAttributedString.Key: Any]) -> (
    red: Int, blue: Int, columns: [Int]
  ) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    var all = attributes
    all[.font] = UIFont.boldSystemFont(ofSize: 40)
    all[.foregroundColor] = UIColor.red
    let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80), format: format).image
    { _ in
      NSAttributedString(string: "I", attributes: all).draw(at: CGPoint(x: 40, y: 10))
    }
    guard let pixels = image.cgImage?.bitmap else { return (0, 0, []) }
    var red = 0
    var blue = 0
    var columns: Set<Int> = []
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y] >> 24 > 100 {
        columns.insert(x)
        if pixels[x, y] >> 16 & 0xff > 128 {
          red += 1
        } else if pixels[x, y] & 0xff > 128 {
          blue += 1
        }
      }
    }
    return (red, blue, columns.sorted())
  }

  @Test("A positive width draws the outline only, a negative one the text with it")
  func outlines() {
    let plain = draw([:])
    let outline = draw([.strokeWidth: 4, .strokeColor: UIColor.blue])
    let both = draw([.strokeWidth: -4.0, .strokeColor: UIColor.blue])
    #expect(plain.blue == 0 && plain.red > 50)
    #expect(outline.red == 0 && outline.blue > 20)
    #expect(both.red > 0 && both.red < plain.red && both.blue == outline.blue)
    let own = draw([.strokeWidth: 4])
    #expect(own.red > 0 && own.red < plain.red && own.blue == 0)
  }

  @Test("A shadow lies at its offset, below for positive heights, in its colour")
  func shadows() {
    let plain = draw([:])
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 30, height: 0)
    shadow.shadowColor = UIColor.blue
    let with = draw([.shadow: shadow])
    #expect(with.red == plain.red && with.blue == plain.red)
    #expect(with.columns.last == plain.columns.last.map { $0 + 30 })
    shadow.shadowColor = nil
    #expect(draw([.shadow: shadow]).blue == 0)
  }

  @Test("A shadow equals its copy, until one changes")
  func copies() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(shadow == copy)
    copy.shadowColor = UIColor.red
    #expect(shadow != copy)
  }

  @Test("A slant leans the text to the right")
  func slants() throws {
    let plain = draw([:])
    let slanted = draw([.obliqueness: 0.5])
    let width = try #require(plain.columns.last) - (try #require(plain.columns.first))
    let wide = try #require(slanted.columns.last) - (try #require(slanted.columns.first))
    #expect(wide > width + 10 && slanted.columns.first == plain.columns.first)
  }
}

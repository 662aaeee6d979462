import DetentTesting
import SwiftUI
import Testing

@MainActor
@Suite("Patterns of underlines")
struct LinePatternTests {
  /// The coloured pixels of a picture of a text with a red line.
  private func redPixels<V: View>(_ view: V) throws -> Int {
    let app = try show(view.foregroundStyle(.clear).font(.system(size: 60)))
    let bitmap = try app.device.snapshot().bitmap
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        if red > 200, green < 120, blue < 120 { count += 1 }
      }
    }
    return count
  }

  @Test("A pattern leaves gaps in a line, the more the finer it is")
  func gaps() throws {
    let solid = try redPixels(Text("Underlined").underline(color: .red))
    let dash = try redPixels(Text("Underlined").underline(pattern: .dash, color: .red))
    let dot = try redPixels(Text("Underlined").underline(pattern: .dot, color: .red))
    #expect(solid > dash && dash > dot && dot > 0)
    let group = try redPixels(VStack { Text("Underlined") }.underline(pattern: .dot, color: .red))
    #expect(group == dot)
  }
}

import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Parts of a screen")
struct AreaRendererTests {
  @Test("A part has the pixels that it has in the frame", arguments: 1...40)
  func equalsFrame(seed: Int) throws {
    let screen = TestScreen(width: 130, height: 120, scale: seed.isMultiple(of: 2) ? 1 : 1.5)
    var editor = RandomEditor(seed: UInt64(seed) + 3000, root: screen.root)
    for step in 0..<25 {
      atOnce { for _ in 0..<4 { editor.edit() } }
      let frame = screen.frame().bitmap
      for _ in 0..<3 {
        let area = PixelRect(
          x: Int(editor.number(0...100)), y: Int(editor.number(0...90)),
          width: Int(editor.number(1...60)), height: Int(editor.number(1...40))
        ).intersection(PixelRect(x: 0, y: 0, width: frame.width, height: frame.height))
        let part = try #require(screen.host.picture(of: area))
        #expect(part.width == area.width && part.height == area.height)
        for y in 0..<area.height {
          for x in 0..<area.width where part[x, y] != frame[area.minX + x, area.minY + y] {
            Issue.record("step \(step), \(area): pixel \(x), \(y) differs")
            return
          }
        }
      }
    }
  }

  @Test("A part of a screen that has drawn no frame needs none")
  func withoutFrame() throws {
    let screen = TestScreen(width: 100, height: 100)
    _ = screen.add(CGRect(x: 0, y: 50, width: 100, height: 50), .red)
    let part = try #require(
      screen.host.picture(of: PixelRect(x: 10, y: 48, width: 4, height: 4)))
    #expect(part[0, 1] == 0xFF00_0000)
    #expect(part[0, 2] == 0xFFFF_0000)
  }

  @Test("An area that is partly on the screen is cut, and one beside it has no picture")
  func outside() throws {
    let screen = TestScreen(width: 100, height: 100)
    let part = try #require(
      screen.host.picture(of: PixelRect(x: 90, y: -5, width: 20, height: 10)))
    #expect(part.width == 10 && part.height == 5)
    #expect(screen.host.picture(of: PixelRect(x: 100, y: 0, width: 5, height: 5)) == nil)
  }
}

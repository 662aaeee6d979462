import DetentTesting
import SwiftUI
import Testing
import UIKit

/// Text and symbols in gradients.
@MainActor
struct ForegroundPaintTests {
  private static let red = Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  private static let blue = Color(uiColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1))

  /// The opaque pixels of a picture of a view, leftmost first, without what is white.
  private func ends<V: View>(of view: V) throws -> (first: UInt32, last: UInt32) {
    let app = try show(view.frame(width: 300).background(.white))
    let picture = try app.device.capture(scale: 3)
    var found: [UInt32] = []
    for x in 0..<picture.width {
      for y in picture.height / 3..<picture.height * 2 / 3 {
        let pixel = picture[x, y] & 0xFF_FFFF
        // Pure letters: nothing of the white behind them.
        if pixel >> 8 & 0xFF == 0 {
          found.append(pixel)
          break
        }
      }
    }
    return (try #require(found.first), try #require(found.last))
  }

  private var gradient: LinearGradient {
    LinearGradient(colors: [Self.red, Self.blue], startPoint: .leading, endPoint: .trailing)
  }

  private func isMostlyRed(_ pixel: UInt32) -> Bool { pixel >> 16 > 200 && pixel & 0xFF < 60 }
  private func isMostlyBlue(_ pixel: UInt32) -> Bool { pixel & 0xFF > 200 && pixel >> 16 < 60 }

  @Test("A gradient runs over the letters of a text, and only there")
  func text() throws {
    let found = try ends(
      of: Text("HHHHHHHH").font(.system(size: 40, weight: .heavy)).foregroundStyle(gradient))
    #expect(isMostlyRed(found.first) && isMostlyBlue(found.last))
  }

  @Test("A gradient runs over a symbol, also over one that follows the size it is given")
  func symbols() throws {
    let symbol = Image(systemName: "rectangle.fill")
    for view in [
      AnyView(symbol.font(.system(size: 60))),
      AnyView(symbol.resizable().frame(width: 120, height: 60)),
    ] {
      let found = try ends(of: view.foregroundStyle(gradient))
      #expect(isMostlyRed(found.first) && isMostlyBlue(found.last))
    }
  }

  struct Changing: View {
    @State private var isPainted = true

    var body: some View {
      Button("change") { isPainted = false }
        .buttonStyle(.plain)
        .foregroundStyle(
          isPainted
            ? AnyShapeStyle(Gradient(colors: [.red, .blue])) : AnyShapeStyle(Color.green))
    }
  }

  @Test("A colour takes the place of a gradient")
  func changes() throws {
    let app = try show(Changing())
    let label = try app.find(UILabel.self)
    #expect(label.subviews.count == 1 && label.layer.isolatesBlending)
    try app.tap("change")
    try app.settle()
    #expect(label.subviews.isEmpty && !label.layer.isolatesBlending)
    #expect(label.textColor == .systemGreen)
  }
}

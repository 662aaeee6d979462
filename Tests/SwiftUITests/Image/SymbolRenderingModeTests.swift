import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct SymbolRenderingModeTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The opaque colours of the image that shows a view, and how opaque its pixels are.
  private func pixels<V: View>(_ view: V) throws -> (colours: Set<UInt32>, alphas: [UInt32: Int]) {
    let shown = try show(view).find(UIImageView.self)
    let image = try #require(shown.image)
    let bitmap = try #require(image.pixels(tint: shown.tintColor, displayScale: 3)).bitmap
    var colours: Set<UInt32> = []
    var alphas: [UInt32: Int] = [:]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        alphas[pixel >> 24, default: 0] += 1
        if pixel >> 24 == 255 { colours.insert(pixel & 0xFF_FFFF) }
      }
    }
    return (colours, alphas)
  }

  private let symbol = Image(systemName: "checkmark.circle.fill")

  @Test("In one colour the sign on a filled shape is a hole")
  func monochrome() throws {
    let found = try pixels(symbol.foregroundStyle(Color(uiColor: Self.red)))
    #expect(found.colours == [0xFF0000])
  }

  @Test("A palette gives the sign the first colour and the shape the second")
  func palette() throws {
    let view =
      symbol
      .symbolRenderingMode(.palette)
      .foregroundStyle(Color(uiColor: Self.red), Color(uiColor: Self.blue))
    let found = try pixels(view)
    #expect(found.colours.isSuperset(of: [0xFF0000, 0x0000FF]))
    let implied = try pixels(
      symbol.foregroundStyle(Color(uiColor: Self.red), Color(uiColor: Self.blue)))
    #expect(implied.colours == found.colours)
  }

  @Test("Levels show the shape behind the sign paler")
  func hierarchical() throws {
    func pale(_ alphas: [UInt32: Int]) -> Int {
      (62...65).reduce(0) { $0 + alphas[$1, default: 0] }
    }
    let plain = try pixels(symbol).alphas
    let found = try pixels(symbol.symbolRenderingMode(.hierarchical)).alphas
    #expect(pale(found) > pale(plain) + 200)
    #expect(found[255, default: 0] > 50)
  }

  @Test("A symbol with colours of its own shows these, others the foreground style")
  func multicolor() throws {
    let star = Image(systemName: "star.fill").symbolRenderingMode(.multicolor)
    let yellow = try pixels(star.foregroundStyle(Color(uiColor: Self.red)))
    #expect(!yellow.colours.contains(0xFF0000))
    let plain = Image(systemName: "car").symbolRenderingMode(.multicolor)
    #expect(try pixels(plain.foregroundStyle(Color(uiColor: Self.red))).colours == [0xFF0000])
  }

  @Test("An image's own mode wins over that of the views around it")
  func nearest() throws {
    let view =
      symbol.symbolRenderingMode(.monochrome)
      .foregroundStyle(Color(uiColor: Self.red), Color(uiColor: Self.blue))
    #expect(try pixels(VStack { view }.symbolRenderingMode(.palette)).colours == [0xFF0000])
  }
}

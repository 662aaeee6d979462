import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct TextLevelTests {
  @Test("A level of a text is one of the colour around it")
  func levels() throws {
    let app = try show(VStack { Text("Pale").foregroundStyle(.secondary) }.foregroundStyle(.white))
    let label = try #require(app.allViews.compactMap { $0 as? UILabel }.first { $0.text == "Pale" })
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    label.textColor.getWhite(&white, alpha: &alpha)
    #expect(white == 1 && alpha < 0.7)
  }
}

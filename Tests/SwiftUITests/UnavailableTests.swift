import DetentTesting
import SwiftUI
import Testing

@MainActor
struct UnavailableTests {
  @Test("A view without content says why, and names what was searched for")
  func unavailable() throws {
    let plain = try show(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Come back later")))
    #expect(plain.exists("No Mail") && plain.exists("Come back later"))
    #expect(try show(ContentUnavailableView.search(text: "pear")).exists("No Results for “pear”"))
    let log = Log()
    let app = try show(
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi")
      } actions: {
        Button("Retry") { log("retry") }
      })
    try app.tap("Retry")
    #expect(log.take() == ["retry"])
  }
}

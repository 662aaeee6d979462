import DetentTesting
import SwiftUI
import Testing

@MainActor
struct TextSelectionTests {
  @Test("A long press on text that can be copied copies it")
  func copy() throws {
    let app = try show(
      VStack(spacing: 80) {
        Text("Ticket 42").textSelection(.enabled)
        Text("Plain")
      })
    let finger = try app.touch("Ticket 42")
    try finger.hold(0.8)
    try finger.lift()
    try app.settle()
    try app.tap("Copy")
    try app.settle()
    #expect(UIPasteboard.general.string == "Ticket 42")
    let other = try app.touch("Plain")
    try other.hold(0.8)
    try other.lift()
    try app.settle()
    #expect(!app.exists("Copy"))
  }
}

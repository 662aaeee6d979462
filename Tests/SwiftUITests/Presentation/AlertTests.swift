import DetentTesting
import SwiftUI
import Testing

@MainActor
struct AlertTests {
  struct Screen: View {
    @State private var isAsking = false
    @State private var isChoosing = false
    let log: Log

    var body: some View {
      VStack {
        Button("Ask") { isAsking = true }
        Button("Choose") { isChoosing = true }
      }
      .alert("Delete it?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) { log("deleted, \(isAsking)") }
        Button("Keep", role: .cancel) { log("kept") }
      } message: {
        Text("It cannot be brought back.")
      }
      .confirmationDialog("Which one?", isPresented: $isChoosing) {
        Button("First") { log("first") }
        Button("Second") { log("second") }
      }
    }
  }

  @Test("A button of an alert ends it, sets the binding back and acts")
  func alert() throws {
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Ask")
    try app.settle()
    #expect(app.exists("Delete it?") && app.exists("It cannot be brought back."))
    try app.tap("Delete")
    try app.settle()
    #expect(log.take() == ["deleted, false"])
    #expect(!app.exists("Delete it?"))
    try app.tap("Ask")
    try app.settle()
    try app.tap("Keep")
    try app.settle()
    #expect(log.take() == ["kept"])
  }

  @Test("A dialog can be left by a touch outside, and asked for again")
  func dialog() throws {
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Choose")
    try app.settle()
    try app.tap("Second")
    try app.settle()
    try app.tap("Choose")
    try app.settle()
    app.tap(at: CGPoint(x: 30, y: 150))
    try app.settle()
    #expect(!app.exists("First") && log.take() == ["second"])
    try app.tap("Choose")
    try app.settle()
    #expect(app.exists("First"))
  }
}

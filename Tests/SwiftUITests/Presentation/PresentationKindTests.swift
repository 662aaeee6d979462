import DetentTesting
import SwiftUI
import Testing

@MainActor
struct PresentationKindTests {
  @Test("A cover takes the whole screen, and dismiss ends it")
  func cover() throws {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }

    struct Screen: View {
      @State private var isShown = false
      let log: Log
      var body: some View {
        Button("Open") { isShown = true }
          .fullScreenCover(isPresented: $isShown, onDismiss: { log("dismissed") }) { Inside() }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Open")
    try app.settle()
    #expect(app.exists("Close") && !app.exists("Open") && app.sheets.isEmpty)
    try app.tap("Close")
    try app.settle()
    #expect(app.exists("Open") && log.lines == ["dismissed"])
  }

  @Test("A popover becomes a sheet with the content's detents on an iPhone")
  func popover() throws {
    let app = try show(
      Text("Anchor").popover(isPresented: .constant(true)) {
        Text("Inside").presentationDetents([.height(240)])
      })
    #expect(try app.sheet().detent == "Height:240.0")
  }

  @Test(
    "Two sheets of one view show one after the other", .expectsMisuse("SwiftUI.secondSheet"))
  func oneAtATime() throws {
    struct Screen: View {
      @State private var first = true
      @State private var second = true
      let remote: Remote

      var body: some View {
        let _ = remote.actions["end"] = { first = false }
        Text("Behind")
          .sheet(isPresented: $first) { Text("First") }
          .sheet(isPresented: $second) { Text("Second") }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    #expect(app.sheets.count == 1 && app.exists("First"))
    remote("end")
    try app.settle()
    #expect(app.sheets.count == 1 && app.exists("Second"))
  }

  @Test("A binding set back before the presentation is over dismisses after it")
  func changeOfMind() throws {
    struct Screen: View {
      @State private var isShown = false
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["show"] = { isShown = true }
        let _ = remote.actions["hide"] = { isShown = false }
        Text("Behind")
          .sheet(isPresented: $isShown, onDismiss: { log("dismissed") }) { Text("Inside") }
      }
    }
    let remote = Remote()
    let log = Log()
    let app = try show(Screen(remote: remote, log: log))
    remote("show")
    app.advance(by: 0.1)
    remote("hide")
    try app.settle()
    #expect(app.sheets.isEmpty && log.lines == ["dismissed"])
  }
}

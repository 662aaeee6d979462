import DetentTesting
import SwiftUI
import Testing

@MainActor
struct SheetTests {
  struct Screen: View {
    @State private var isShown = false
    @State private var count = 0
    var log: (String) -> Void

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Show") { isShown = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { log("dismissed \(isShown)") }) {
        ScrollView {
          VStack {
            Text("In the sheet: \(count)")
            Button("Add") { count += 1 }
          }
          .padding()
          .presentationDetents([.height(120), .medium, .large])
        }
      }
      .onChange(of: isShown) { old, new in log("\(old) to \(new)") }
    }
  }

  @Test("A sheet shows by its binding at its smallest detent, stays live, and goes by a drag")
  func lifeOfASheet() throws {
    var events: [String] = []
    let app = TestApp(device: .iPhone16) {
      UIHostingController(rootView: Screen(log: { events.append($0) }))
    }
    try app.settle()
    try app.tap("Show")
    try app.settle()
    #expect(app.sheets.count == 1)
    #expect(events == ["false to true"])
    #expect(try app.sheet().detent == "Height:120.0")

    try app.tap("Add")
    _ = try app.find("In the sheet: 1")
    let finger = app.touch(at: CGPoint(x: 196, y: 745))
    try finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
    try finger.lift()
    try app.settle()
    #expect(app.sheets.isEmpty)
    #expect(events == ["false to true", "dismissed false", "true to false"])
  }
}

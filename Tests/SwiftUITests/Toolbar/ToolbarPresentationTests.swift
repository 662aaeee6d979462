import DetentTesting
import SwiftUI
import Testing

/// Presentations of what stands in bars.
@MainActor
struct ToolbarPresentationTests {
  struct Screen: View {
    var log = Log()
    @State private var asks = false
    @State private var shows = false
    @State private var explains = false
    @State private var warns = false
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Text("page")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Delete") { asks = true }
                .confirmationDialog("Sure?", isPresented: $asks) {
                  Button("Delete All", role: .destructive) { log("deleted") }
                }
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Show") { shows = true }
                .sheet(isPresented: $shows) { Text("In the sheet") }
              Button("Explain") { explains = true }
                .popover(isPresented: $explains) {
                  Text("In the popover").padding().presentationCompactAdaptation(.popover)
                }
            }
            ToolbarItem(placement: .bottomBar) {
              HStack {
                Image(systemName: "bell")
                Button("Warn") { warns = true }
              }
              .alert("Careful", isPresented: $warns) { Button("Fine") { log("fine") } }
              .onAppear { log("bell appears") }
            }
          }
      }
    }
  }

  @Test("A button in a bar presents a sheet", arguments: [false, true])
  func sheet(isInSheet: Bool) throws {
    let app =
      try isInSheet
      ? show(Color.gray.sheet(isPresented: .constant(true)) { Screen() }) : show(Screen())
    try app.tap("Show")
    try app.settle()
    #expect(app.exists("In the sheet"))
  }

  @Test("A popover and a dialog of a button in a bar point to the button")
  func popovers() throws {
    let app = TestApp(device: .iPadPro11) { UIHostingController(rootView: Screen()) }
    try app.settle()
    let button = try app.element(label: "Explain").frame
    try app.tap("Explain")
    try app.settle()
    #expect(app.exists("In the popover"))
    let popover = try app.popover().frame
    #expect(popover.minY >= button.minY && popover.minY < button.maxY + 40)
    #expect(popover.minX < button.midX && popover.maxX > button.midX)
    app.tap(at: CGPoint(x: 400, y: 900))
    try app.settle()
    try app.tap("Delete")
    try app.settle()
    #expect(try app.alert().isInPopover)
    #expect(try app.alert().frame.minX < 200)
  }

  @Test("Views in a bar appear, and ask")
  func alert() throws {
    let log = Log()
    let app = try show(Screen(log: log))
    #expect(log.take() == ["bell appears"])
    try app.tap("Warn")
    try app.settle()
    try app.tap("Fine")
    try app.settle()
    #expect(log.take() == ["fine"])
    try app.tap("Delete")
    try app.settle()
    try app.tap("Delete All")
    try app.settle()
    #expect(log.take() == ["deleted"])
  }
}

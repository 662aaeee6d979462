import DetentTesting
import SwiftUI
import Testing

/// Sheets that SwiftUI does not support.
@MainActor
@Suite("Unsupported sheets")
struct SheetMisuseTests {
  @Test("A second sheet from one view controller is reported once, and waits")
  func secondSheet() throws {
    struct Screen: View {
      @State private var isFirst = false
      @State private var isSecond = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["first"] = { isFirst = true }
        let _ = remote.actions["second"] = { isSecond = true }
        let _ = remote.actions["end"] = { isFirst = false }
        VStack {
          Text("A").sheet(isPresented: $isFirst) { Text("First") }
          Text("B").sheet(isPresented: $isSecond) { Text("Second") }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("first")
    try app.settle()
    let reports = try expectMisuse("SwiftUI.secondSheet") {
      remote("second")
      try app.settle()
    }
    #expect(reports.count == 1)
    #expect(app.exists("First") && !app.exists("Second"))
    remote("end")
    try app.settle()
    #expect(app.exists("Second"))
  }

  @Test("An empty set of detents is reported", .expectsMisuse("SwiftUI.emptyDetents"))
  func emptyDetents() throws {
    let app = try show(
      Text("Root").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([])
      })
    #expect(app.exists("Sheet"))
  }

  @Test(
    "A selection that is not in the set of detents is reported, and the smallest is selected",
    .expectsMisuse("SwiftUI.unknownDetent"))
  func unknownDetent() throws {
    let app = try show(
      Text("Root").sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents(
          [.height(200), .large], selection: .constant(.height(300)))
      })
    #expect(app.sheets.first?.frame.height ?? 0 < 300)
  }
}

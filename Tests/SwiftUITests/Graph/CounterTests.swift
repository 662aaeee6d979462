import DetentTesting
import SwiftUI
import Testing

@MainActor
struct CounterTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
      }
      .padding()
    }
  }

  @Test("A tap on a button changes state, and the text shows it in the same frame")
  func tapChangesState() throws {
    let app = TestApp(device: .iPhone16) { UIHostingController(rootView: Counter()) }
    try app.settle()
    _ = try app.find("Count 0")
    let counts = try GraphCounters.count { try app.tap("Add") }
    _ = try app.find("Count 1")
    #expect(counts.bodiesEvaluated == 1)
  }
}

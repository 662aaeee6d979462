import DetentTesting
import SwiftUI
import Testing

@MainActor
struct NavigationTests {
  @Test("A link pushes its destination, dismiss pops it, and the title stands in the bar")
  func link() throws {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Go back") { dismiss() }.navigationTitle("Detail")
      }
    }
    let app = try show(
      NavigationStack {
        NavigationLink("Open") { Detail() }
          .navigationTitle("Start")
      })
    #expect(app.exists("Start"))
    try app.tap("Open")
    try app.settle()
    #expect(app.exists("Detail") && app.exists("Go back"))
    try app.tap("Go back")
    try app.settle()
    #expect(app.exists("Open") && !app.exists("Go back"))
  }

  @Test("A path pushes the views of its values, and follows what is popped")
  func path() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["deep"] = { path = [1, 2] }
        NavigationStack(path: $path) {
          Text("Root")
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("Number \(number)")
                Button("Less") { path.removeLast() }
              }
            }
        }
        .onChange(of: path) { log("\($1)") }
      }
    }
    let remote = Remote()
    let log = Log()
    let app = try show(Screen(remote: remote, log: log))
    remote("deep")
    try app.settle()
    #expect(app.exists("Number 2"))
    try app.tap("Less")
    try app.settle()
    #expect(app.exists("Number 1") && !app.exists("Number 2"))
    #expect(log.lines == ["[1, 2]", "[1]"])
  }
}

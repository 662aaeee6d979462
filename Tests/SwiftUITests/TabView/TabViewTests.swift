import DetentTesting
import SwiftUI
import Testing

@MainActor
struct TabViewTests {
  @Test("Tabs show their views, follow the selection and write it, and carry badges")
  func tabs() throws {
    struct Screen: View {
      @State private var chosen = "home"
      let remote: Remote
      let log: Log
      var body: some View {
        let _ = remote.actions["mail"] = { chosen = "mail" }
        TabView(selection: $chosen) {
          Tab("Home", systemImage: "house", value: "home") { Text("At home") }
          Tab("Mail", systemImage: "envelope", value: "mail") {
            NavigationStack { Text("No letters").navigationTitle("Inbox") }
          }
          .badge(3)
        }
        .onChange(of: chosen) { log("\($1)") }
      }
    }
    let remote = Remote()
    let log = Log()
    let app = try show(Screen(remote: remote, log: log))
    #expect(app.exists("At home") && !app.exists("No letters") && app.exists("3"))
    remote("mail")
    try app.settle()
    #expect(app.exists("No letters") && app.exists("Inbox") && !app.exists("At home"))
    try app.tap("Home")
    try app.settle()
    #expect(app.exists("At home"))
    #expect(log.lines == ["mail", "home"])
  }

  @Test("Views with tab items are tabs, known by their tags, and keep their state")
  func tabItems() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var chosen = 1
      var body: some View {
        TabView(selection: $chosen) {
          Counter().tabItem { Label("First", systemImage: "1.circle") }.tag(1)
          Text("Second page").tag(2).tabItem { Text("Second") }
        }
      }
    }
    let app = try show(Screen())
    try app.tap("Count 0")
    try app.settle()
    try app.tap("Second")
    try app.settle()
    #expect(app.exists("Second page"))
    try app.tap("First")
    try app.settle()
    #expect(app.exists("Count 1"))
  }

  @Test("A kept value is the same wherever it is read, and ends with its device")
  func storage() throws {
    struct Reader: View {
      @AppStorage("count") private var count = 7
      var body: some View { Text("reads \(count)") }
    }
    struct Screen: View {
      @AppStorage("count") private var count = 7
      @SceneStorage("count") private var other = "scene"
      var body: some View {
        VStack {
          Reader()
          Button("More") { count += 1 }
          Text(other)
        }
      }
    }
    let app = try show(Screen())
    try app.tap("More")
    try app.settle()
    #expect(app.exists("reads 8") && app.exists("scene"))
    let next = try show(Screen())
    #expect(next.exists("reads 7"))
  }
}

import DetentTesting
import SwiftUI
import Testing

@MainActor
@Suite("Navigation split views")
struct SplitViewTests {
  private struct Mail: View {
    let log: Log
    @State private var folder: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Drafts"], id: \.self, selection: $folder) { name in
          NavigationLink(name, value: name)
        }
        .navigationTitle("Folders")
      } detail: {
        Text("Content of \(folder ?? "nothing")")
      }
      .onChange(of: folder) { log($1 ?? "none") }
    }
  }

  @Test("In a compact width a selection pushes the detail, and going back clears it")
  func compact() throws {
    let log = Log()
    let app = try show(Mail(log: log))
    #expect(app.exists("Inbox") && !app.exists("Content of nothing"))
    try app.tap("Inbox")
    try app.settle()
    #expect(app.exists("Content of Inbox"))
    try app.tap("Folders")
    try app.settle()
    #expect(app.exists("Drafts") && !app.exists("Content of Inbox"))
    try app.tap("Drafts")
    try app.settle()
    #expect(app.exists("Content of Drafts"))
    #expect(log.lines == ["Inbox", "none", "Drafts"])
  }

  @Test("In a regular width the columns are beside each other")
  func regular() throws {
    let log = Log()
    let app = TestApp(device: .iPadPro11, orientation: .landscapeLeft) {
      UIHostingController(rootView: Mail(log: log))
    }
    try app.settle()
    #expect(app.exists("Inbox") && app.exists("Content of nothing"))
    try app.tap("Drafts")
    try app.settle()
    #expect(app.exists("Inbox") && app.exists("Content of Drafts"))
    let list = try app.middle(of: "Inbox")
    let detail = try app.middle(of: "Content of Drafts")
    #expect(list.x < 320 && detail.x > 320)
  }

  @Test("The binding to the visibility hides the sidebar")
  func visibility() throws {
    struct Screen: View {
      let remote: Remote
      @State private var columns = NavigationSplitViewVisibility.all

      var body: some View {
        let _ = remote.actions["hide"] = { columns = .detailOnly }
        NavigationSplitView(columnVisibility: $columns) {
          Text("Side").navigationSplitViewColumnWidth(240)
        } content: {
          Text("Middle")
        } detail: {
          Text("Main")
        }
      }
    }
    let remote = Remote()
    let app = TestApp(device: .iPadPro11) {
      UIHostingController(rootView: Screen(remote: remote))
    }
    try app.settle()
    #expect(app.exists("Side") && app.exists("Middle") && app.exists("Main"))
    #expect(try app.middle(of: "Side").x == 120)
    remote("hide")
    try app.settle()
    #expect(!app.exists("Side") && !app.exists("Middle") && app.exists("Main"))
  }

  @Test("The preferred column is on top of the collapsed view")
  func preferredColumn() throws {
    struct Screen: View {
      let log: Log
      @State private var column = NavigationSplitViewColumn.detail

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("Side").navigationTitle("Start")
        } detail: {
          Text("Main")
        }
        .onChange(of: column) { log($1 == .sidebar ? "sidebar" : "other") }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    #expect(app.exists("Main"))
    try app.tap("Start")
    try app.settle()
    #expect(app.exists("Side") && !app.exists("Main"))
    #expect(log.lines == ["sidebar"])
  }

  @Test("A navigation view with a placeholder shows its first view in a compact width")
  func placeholder() throws {
    struct Screen: View {
      var body: some View {
        NavigationView {
          List { NavigationLink("Open", destination: Text("Opened")) }
          Text("Nothing chosen")
        }
      }
    }
    let app = try show(Screen())
    #expect(app.exists("Open") && !app.exists("Nothing chosen"))
    try app.tap("Open")
    try app.settle()
    #expect(app.exists("Opened"))
    let pad = TestApp(device: .iPadPro11, orientation: .landscapeLeft) {
      UIHostingController(rootView: Screen())
    }
    try pad.settle()
    #expect(pad.exists("Open") && pad.exists("Nothing chosen"))
    try pad.tap("Open")
    try pad.settle()
    #expect(pad.exists("Open") && pad.exists("Opened") && !pad.exists("Nothing chosen"))
  }
}

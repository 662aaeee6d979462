import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ToolbarTests {
  private func x(_ name: String, in app: TestApp) throws -> CGFloat {
    let view = try app.find(name)
    return view.convert(view.bounds, to: nil).midX
  }

  @Test("Items stand where they were placed, and do what their buttons do")
  func placements() throws {
    struct Screen: View {
      let log: Log
      var body: some View {
        NavigationStack {
          Text("Page")
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log("cancel") } }
              ToolbarItem(placement: .topBarTrailing) {
                Button("Share", systemImage: "square.and.arrow.up") { log("share") }
              }
              ToolbarItem(placement: .confirmationAction) { Button("Save") { log("save") } }
              ToolbarItemGroup(placement: .bottomBar) {
                Button("First") { log("first") }
                Spacer()
                Button("Last") { log("last") }
              }
            }
        }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    #expect(try x("Cancel", in: app) < 100)
    #expect(try x("Share", in: app) < x("Save", in: app))
    #expect(try x("First", in: app) < 100 && x("Last", in: app) > 300)
    for name in ["Cancel", "Share", "Save", "First", "Last"] { try app.tap(name) }
    try app.settle()
    #expect(log.lines == ["cancel", "share", "save", "first", "last"])
  }

  @Test("Items follow state: their titles, whether they can be used, and whether they are there")
  func live() throws {
    struct Screen: View {
      @State private var isEditing = false
      let log: Log
      var body: some View {
        NavigationStack {
          Text("Page")
            .toolbar {
              ToolbarItem { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
              if isEditing {
                ToolbarItem(placement: .topBarLeading) { Button("Delete") { log("deleted") } }
              }
              ToolbarItem(placement: .bottomBar) {
                Button("Move") { log("moved") }.disabled(!isEditing)
              }
            }
        }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    #expect(!app.exists("Delete"))
    try app.tap("Edit")
    try app.settle()
    #expect(app.exists("Done") && app.exists("Delete"))
    try app.tap("Move")
    try app.tap("Delete")
    try app.tap("Done")
    try app.settle()
    #expect(log.lines == ["moved", "deleted"] && !app.exists("Delete") && app.exists("Edit"))
    try app.tap("Move")
    #expect(log.lines.count == 2)
  }

  @Test("State inside an item's own view changes the bar")
  func ownState() throws {
    struct CountButton: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let app = try show(NavigationStack { Text("Page").toolbar { CountButton() } })
    try app.tap("Count 0")
    try app.settle()
    try app.tap("Count 1")
    try app.settle()
    #expect(app.exists("Count 2"))
  }

  @Test("Views other than buttons stand in the bar as they are, and in the place of the title")
  func custom() throws {
    struct Screen: View {
      @State private var on = false
      var body: some View {
        NavigationStack {
          Text("Page").toolbar {
            ToolbarItem(placement: .principal) {
              VStack {
                Text("Upper").font(.headline)
                Text("Lower").font(.caption)
              }
            }
            ToolbarItem(placement: .topBarTrailing) {
              HStack {
                Text(on ? "very long text" : "off")
                Toggle("Switch", isOn: $on).labelsHidden()
              }
            }
          }
        }
      }
    }
    let app = try show(Screen())
    #expect(app.exists("Upper") && app.exists("Lower"))
    #expect(try abs(x("Upper", in: app) - 196.5) < 1)
    let control = try app.find(UISwitch.self)
    app.tap(at: control.convert(CGPoint(x: 20, y: 10), to: nil))
    try app.settle()
    #expect(app.exists("very long text"))
  }

  @Test("A sheet's stack has a toolbar of its own, and its buttons dismiss the sheet")
  func sheet() throws {
    struct Editor: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        NavigationStack {
          Text("Editor").toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button(role: .confirm) { dismiss() }
            }
            ToolbarItem(placement: .cancellationAction) { Button(role: .close) { dismiss() } }
          }
        }
      }
    }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Editor() }
      }
    }
    let app = try show(Screen())
    for name in ["Done", "Close"] {
      try app.tap("Show")
      try app.settle()
      #expect(app.exists("Editor"))
      try app.tap(name)
      try app.settle()
      #expect(!app.exists("Editor"))
    }
  }

  @Test("A destination is pushed while its binding says so, and going back writes the binding")
  func destination() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            Button("Show") { isShown = true }
            Button("Pick") { item = "Apple" }
            Text("\(isShown) \(item ?? "none")")
          }
          .navigationTitle("Root")
          .navigationDestination(isPresented: $isShown) { Button("Away") { isShown = false } }
          .navigationDestination(item: $item) { Text("Fruit \($0)") }
        }
      }
    }
    let app = try show(Screen())
    try app.tap("Show")
    try app.settle()
    try app.tap("Away")
    try app.settle()
    #expect(app.exists("false none"))
    try app.tap("Pick")
    try app.settle()
    #expect(app.exists("Fruit Apple"))
    try app.tap("Root")
    try app.settle()
    #expect(app.exists("false none"))
  }

  @Test("A page may hide its way back and its bar")
  func hidden() throws {
    struct Bare: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() }.toolbar(.hidden, for: .navigationBar) }
    }
    let app = try show(
      NavigationStack {
        VStack {
          NavigationLink("Closed") { Text("Inside").navigationBarBackButtonHidden() }
          NavigationLink("Bare") { Bare() }
        }
        .navigationTitle("Root")
      })
    try app.tap("Bare")
    try app.settle()
    #expect(app.exists("Leave") && app.findAll(UINavigationBar.self).isEmpty)
    try app.tap("Leave")
    try app.settle()
    try app.tap("Closed")
    try app.settle()
    #expect(app.exists("Inside") && !app.exists("Root"))
  }
}

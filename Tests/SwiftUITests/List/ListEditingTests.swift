import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ListEditingTests {
  private struct Screen: View {
    @State private var names = ["A", "B", "C", "D", "E"]
    let log: Log

    var body: some View {
      NavigationStack {
        List {
          Section("Letters") {
            Text("fixed")
            ForEach(names, id: \.self) { name in
              Text(name).moveDisabled(name == "E").deleteDisabled(name == "D")
            }
            .onMove { source, destination in
              log("\(Array(source)) \(destination)")
              names.move(fromOffsets: source, toOffset: destination)
            }
            .onDelete { offsets in
              log("-\(Array(offsets))")
              names.remove(atOffsets: offsets)
            }
          }
          Section("Others") { Text("other") }
        }
        .navigationTitle("Rows")
        .toolbar { EditButton() }
      }
    }
  }

  private func order(_ names: [String], in app: TestApp) throws -> [String] {
    try names.map { (name: $0, y: try app.middle(of: $0).y) }.sorted { $0.y < $1.y }.map(\.name)
  }

  private func carry(_ name: String, by distance: CGFloat, in app: TestApp) throws {
    let finger = app.touch(at: CGPoint(x: 393 - 16 - 22, y: try app.middle(of: name).y))
    app.advance(by: 0.3)
    try finger.move(by: CGVector(dx: 0, dy: distance), over: 0.5)
    app.advance(by: 0.5)
    try finger.lift()
    try app.settle()
  }

  @Test("The edit button begins editing with handles and circles, and ends it")
  func editButton() throws {
    let app = try show(Screen(log: Log()))
    let table = try app.find(UITableView.self)
    #expect(!table.isEditing)
    try app.tap("Edit")
    try app.settle()
    #expect(table.isEditing)
    func style(_ row: Int) -> UITableViewCell.EditingStyle? {
      table.cellForRow(at: IndexPath(row: row, section: 0))?.editingStyle
    }
    #expect(style(0) == UITableViewCell.EditingStyle.none)
    #expect(style(1) == .delete)
    #expect(style(4) == UITableViewCell.EditingStyle.none)
    try app.tap("Done")
    try app.settle()
    #expect(!table.isEditing)
  }

  @Test(
    "A row is carried by its handle to another place, and the data follow",
    arguments: [
      ("B", 104.0, "[1] 4", ["A", "C", "D", "B", "E"]),
      ("C", -104.0, "[2] 0", ["C", "A", "B", "D", "E"]),
      ("D", -300.0, "[3] 0", ["D", "A", "B", "C", "E"]),
      ("A", 400.0, "[0] 5", ["B", "C", "D", "E", "A"]),
    ])
  func moves(_ name: String, _ distance: Double, _ line: String, _ names: [String]) throws {
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Edit")
    try app.settle()
    let fixed = try app.middle(of: "fixed")
    try carry(name, by: distance, in: app)
    #expect(log.lines == [line])
    #expect(try order(["A", "B", "C", "D", "E"], in: app) == names)
    #expect(try app.middle(of: "fixed") == fixed)
  }

  @Test("The red button uncovers Delete, which deletes the row from the data")
  func deletes() throws {
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Edit")
    try app.settle()
    // The button of the row B.
    app.tap(at: CGPoint(x: 44, y: try app.middle(of: "B").y))
    try app.settle()
    #expect(log.lines.isEmpty && app.exists("B"))
    // Not one of the red buttons, which are called the same.
    let places = app.allViews.filter { $0.accessibilityLabel == "Delete" }
      .map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    app.tap(at: try #require(places.first { $0.x > 250 }))
    try app.settle()
    #expect(log.lines == ["-[1]"])
    #expect(try order(["A", "C", "D", "E"], in: app) == ["A", "C", "D", "E"] && !app.exists("B"))
  }

  @Test("A row that may not be moved stays")
  func moveDisabled() throws {
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Edit")
    try app.settle()
    try carry("E", by: -104, in: app)
    #expect(log.lines.isEmpty)
  }

  @Test("A row whose data do not follow goes back")
  func refusedMove() throws {
    struct Screen: View {
      @State private var mode = EditMode.active
      var body: some View {
        List {
          ForEach(["A", "B", "C"], id: \.self) { Text($0) }.onMove { _, _ in }
        }
        .environment(\.editMode, $mode)
      }
    }
    let app = try show(Screen())
    try carry("A", by: 104, in: app)
    #expect(try order(["A", "B", "C"], in: app) == ["A", "B", "C"])
  }

  @Test("Rows with a look of their own, given to all of a collection, can be deleted and stay lazy")
  func modifiedCollections() throws {
    struct Screen: View {
      @State private var numbers = Array(0..<3000)
      let log: Log
      let isLazy: Bool

      var body: some View {
        List {
          let rows = ForEach(numbers, id: \.self) { number in
            let _ = log("\(number)")
            Text("row \(number)")
          }
          .onDelete { numbers.remove(atOffsets: $0) }
          if isLazy {
            rows.listRowSeparator(.hidden).deleteDisabled(false)
          } else {
            rows.padding(.leading, 30).opacity(0.5)
          }
        }
      }
    }
    for isLazy in [true, false] {
      let log = Log()
      let app = try show(Screen(log: log, isLazy: isLazy))
      #expect((log.take().count < 40) == isLazy)
      let finger = app.touch(at: CGPoint(x: 300, y: try app.middle(of: "row 2").y))
      try finger.move(by: CGVector(dx: -120, dy: 0), over: 0.2)
      try finger.lift()
      try app.settle()
      try app.tap("Delete")
      try app.settle()
      #expect(app.frame(of: "row 2") == nil)
      #expect(app.frame(of: "row 3") != nil)
    }
  }

  @Test("A list of a binding's elements is changed as its actions allow")
  func editActions() throws {
    struct Item: Identifiable {
      var id: String
    }
    struct Screen: View {
      @State private var items = ["A", "B", "C"].map(Item.init)
      @State private var mode = EditMode.active
      let log: Log
      let actions: EditActions<[Item]>
      var body: some View {
        let _ = log(items.map(\.id).joined())
        List($items, editActions: actions) { $item in Text(item.id) }
          .environment(\.editMode, $mode)
      }
    }
    let log = Log()
    let app = try show(Screen(log: log, actions: .all))
    try carry("A", by: 104, in: app)
    #expect(log.lines.last == "BCA")
    #expect(try order(["A", "B", "C"], in: app) == ["B", "C", "A"])
    let table = try app.find(UITableView.self)
    let first = IndexPath(row: 0, section: 0)
    #expect(table.cellForRow(at: first)?.editingStyle == .delete)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: first)
    try app.settle()
    #expect(log.lines.last == "CA")
    let other = try show(Screen(log: log, actions: .move))
    let row = try #require(
      other.find(UITableView.self).cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(row.editingStyle == UITableViewCell.EditingStyle.none)
  }

  @Test("Each page keeps a mode of its own, and one set outside counts for all")
  func pages() throws {
    struct Mode: View {
      @Environment(\.editMode) private var mode
      let name: String
      var body: some View {
        Text("\(name) \(mode?.wrappedValue.isEditing == true)")
      }
    }
    struct Screen: View {
      @State private var mode = EditMode.inactive
      let isSet: Bool
      var body: some View {
        let stack = NavigationStack {
          VStack {
            Mode(name: "inside")
            EditButton()
          }
        }
        VStack {
          Mode(name: "outside")
          if isSet { stack.environment(\.editMode, $mode) } else { stack }
          Text("state \(mode.isEditing)")
        }
      }
    }
    for isSet in [true, false] {
      let app = try show(Screen(isSet: isSet))
      try app.tap("Edit")
      try app.settle()
      #expect(app.frame(of: "inside true") != nil)
      #expect(app.frame(of: "outside false") != nil)
      #expect(app.frame(of: "state \(isSet)") != nil)
    }
  }
}

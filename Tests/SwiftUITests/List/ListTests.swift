import DetentTesting
import SwiftUI
import Testing

@MainActor
struct ListTests {
  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String { "Person \(id)" }
  }

  private func table(_ app: TestApp) throws -> UITableView { try app.find(UITableView.self) }

  @Test("Of five thousand rows only those that show are made")
  func laziness() throws {
    let log = Log()
    let app = try show(
      List((0..<5000).map(Person.init)) { person in
        let _ = log(person.name)
        Text(person.name)
      })
    #expect(log.lines.count > 10 && log.lines.count < 30)
    #expect(try table(app).numberOfRows(inSection: 0) == 5000)
    let counts = GraphCounters.count {
      for _ in 0..<20 { app.advance(by: 1.0 / 60) }
    }
    #expect(counts.bodiesEvaluated == 0)
    for _ in 0..<3 { try app.swipeUp(velocity: 4000) }
    try app.settle()
    #expect(log.lines.count < 200)
    #expect(app.allViews.count < 400)
  }

  @Test("Rows are as high as their content asks for, and grow with it")
  func heights() throws {
    struct Screen: View {
      @State private var isTall = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["grow"] = { isTall.toggle() }
        List {
          Text("one")
          Color.red.frame(height: isTall ? 200 : 100)
          Text("two")
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let table = try table(app)
    func height(_ row: Int) -> CGFloat {
      table.rectForRow(at: IndexPath(row: row, section: 0)).height
    }
    #expect(height(0) == 52)
    #expect(height(1) == 122)
    let before = try app.middle(of: "two").y
    remote("grow")
    try app.settle()
    #expect(height(1) == 222)
    #expect(try app.middle(of: "two").y == before + 100)
  }

  @Test("A row that is a button is touched as a row")
  func buttons() throws {
    let log = Log()
    let app = try show(
      List {
        Button("Press") { log("pressed") }
        Text("plain")
      })
    let cell = try #require(table(app).cellForRow(at: IndexPath(row: 0, section: 0)))
    app.tap(at: cell.convert(CGPoint(x: cell.bounds.width - 20, y: 26), to: nil))
    try app.settle()
    #expect(log.lines == ["pressed"])
    try app.tap("Press")
    #expect(log.lines == ["pressed", "pressed"])
  }

  @Test("Sections have headers and footers, and come and go")
  func sections() throws {
    struct Screen: View {
      @State private var names = ["A", "B"]
      let remote: Remote

      var body: some View {
        let _ = remote.actions["insert"] = { names.insert("C", at: 1) }
        List {
          ForEach(names, id: \.self) { name in
            Section {
              Text("row \(name)1")
              Text("row \(name)2")
            } header: {
              Text("head \(name)")
            } footer: {
              Text("foot \(name)")
            }
          }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let table = try table(app)
    #expect(table.numberOfSections == 2)
    #expect(try app.middle(of: "head A").y < app.middle(of: "row A1").y)
    #expect(try app.middle(of: "row A2").y < app.middle(of: "foot A").y)
    #expect(try app.middle(of: "foot A").y < app.middle(of: "head B").y)
    remote("insert")
    try app.settle()
    #expect(table.numberOfSections == 3)
    #expect(try app.middle(of: "foot A").y < app.middle(of: "head C").y)
    #expect(try app.middle(of: "foot C").y < app.middle(of: "head B").y)
  }

  @Test("Rows that come, go and move keep their state")
  func changes() throws {
    struct Row: View {
      let number: Int
      @State private var taps = 0
      var body: some View { Button("row \(number), \(taps)") { taps += 1 } }
    }
    struct Screen: View {
      @State private var numbers = Array(0..<5)
      let remote: Remote

      var body: some View {
        let _ = remote.actions["reverse"] = { withAnimation { numbers.reverse() } }
        let _ = remote.actions["insert"] = { numbers.insert(9, at: 0) }
        let _ = remote.actions["remove"] = { withAnimation { numbers.removeAll { $0 == 3 } } }
        List(numbers, id: \.self) { Row(number: $0) }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    try app.tap("row 1, 0")
    try app.settle()
    for change in ["reverse", "insert", "remove"] {
      remote(change)
      try app.settle()
      _ = try app.find("row 1, 1")
    }
    let order = [9, 4, 2, 1, 0]
    let places = try order.map { try app.middle(of: "row \($0), \($0 == 1 ? 1 : 0)").y }
    #expect(places == places.sorted())
    #expect(app.frame(of: "row 3, 0") == nil)
  }

  @Test("A tap selects a row; the binding selects it too")
  func selection() throws {
    struct Screen: View {
      @State private var selected: Int?
      let people: [Person]
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["select"] = { selected = 4 }
        let _ = remote.actions["clear"] = { selected = nil }
        List(people, selection: $selected) { Text($0.name) }
          .onChange(of: selected) { log("\($1.map(String.init) ?? "none")") }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(
      Screen(people: (0..<8).map(Person.init), remote: remote, log: log))
    try app.tap("Person 2")
    try app.settle()
    #expect(log.take() == ["2"])
    remote("select")
    try app.settle()
    #expect(try table(app).indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    remote("clear")
    try app.settle()
    #expect(try table(app).indexPathForSelectedRow == nil)
  }

  @Test("Several rows are selected only while the list is edited")
  func multipleSelection() throws {
    struct Screen: View {
      @State private var selected: Set<Int> = []
      @State private var mode = EditMode.inactive
      let people: [Person]
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["edit"] = { mode = .active }
        List(people, selection: $selected) { Text($0.name) }
          .environment(\.editMode, $mode)
          .onChange(of: selected) { log("\($1.sorted())") }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(
      Screen(people: (0..<8).map(Person.init), remote: remote, log: log))
    remote("edit")
    try app.settle()
    try app.tap("Person 2")
    try app.tap("Person 5")
    try app.settle()
    #expect(log.take() == ["[2]", "[2, 5]"])
    try app.tap("Person 2")
    try app.settle()
    #expect(log.take() == ["[5]"])
  }

  @Test("A swipe uncovers Delete, which removes the row with an animation")
  func deletion() throws {
    struct Screen: View {
      @State private var people = (0..<6).map(Person.init)
      let log: Log

      var body: some View {
        List {
          ForEach(people) { Text($0.name) }
            .onDelete { offsets in
              log("\(Array(offsets))")
              people.remove(atOffsets: offsets)
            }
        }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    let start = try app.middle(of: "Person 2")
    let finger = app.touch(at: CGPoint(x: 300, y: start.y))
    try finger.move(by: CGVector(dx: -120, dy: 0), over: 0.2)
    try finger.lift()
    try app.settle()
    try app.tap("Delete")
    try app.settle()
    #expect(log.lines == ["[2]"])
    #expect(app.frame(of: "Person 2") == nil)
    #expect(try app.middle(of: "Person 3").y == start.y)
  }

  @Test("Swipe actions act, and those at the leading side too")
  func swipeActions() throws {
    let log = Log()
    let app = try show(
      List {
        Text("mail")
          .swipeActions(edge: .leading) { Button("Read") { log("read") }.tint(.blue) }
          .swipeActions {
            Button("Bin", role: .destructive) { log("bin") }
            Button("Flag") { log("flag") }
          }
      })
    let y = try app.middle(of: "mail").y
    let finger = app.touch(at: CGPoint(x: 300, y: y))
    try finger.move(by: CGVector(dx: -150, dy: 0), over: 0.2)
    try finger.lift()
    try app.settle()
    try app.tap("Flag")
    try app.settle()
    let other = app.touch(at: CGPoint(x: 60, y: y))
    try other.move(by: CGVector(dx: 110, dy: 0), over: 0.2)
    try other.lift()
    try app.settle()
    try app.tap("Read")
    #expect(log.lines == ["flag", "read"])
  }

  @Test("Styles choose the look of the table", arguments: [true, false])
  func styles(isPlain: Bool) throws {
    let list = List {
      Text("row").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
    }
    let app =
      isPlain ? try show(list.listStyle(.plain)) : try show(list.listStyle(.insetGrouped))
    #expect(try table(app).style == (isPlain ? .plain : .insetGrouped))
    let cell = try #require(table(app).cellForRow(at: IndexPath(row: 0, section: 0)))
    let x = try #require(app.frame(of: "row")).minX
    #expect(x == cell.convert(cell.bounds, to: nil).minX + 40)
  }

  @Test("A view behind a row covers it")
  func ground() throws {
    let app = try show(List { Text("row").listRowBackground(Color.red) })
    let ground = try #require(app.allViews.first { $0.backgroundColor == .systemRed })
    let cell = try #require(table(app).cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(ground.convert(ground.bounds, to: cell) == cell.bounds)
  }

  @Test("What the app puts behind a row takes the place of the card, in the card's corners")
  func rowGround() throws {
    let app = try show(
      List {
        Section {
          Text("red").listRowBackground(Color.red)
          Text("clear").listRowBackground(Color.clear)
          Text("card")
        }
      })
    let cells = try (0..<3).map {
      try #require(table(app).cellForRow(at: IndexPath(row: $0, section: 0)))
    }
    #expect(cells[0].backgroundColor == .clear && cells[1].backgroundColor == .clear)
    #expect(cells[2].backgroundColor == .secondarySystemGroupedBackground)
    let ground = try #require(cells[0].backgroundView)
    #expect(ground.clipsToBounds && ground.layer.cornerRadius == cells[0].layer.cornerRadius)
    #expect(ground.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(try !#require(cells[1].backgroundView).clipsToBounds)
  }

  @Test("No line between rows is lost where a sheet is drawn a little smaller")
  func linesOfSmallerSheets() throws {
    let app = try show(
      Color.red.sheet(isPresented: .constant(true)) {
        List { Section("Songs") { ForEach(0..<7) { Text("Song \($0)") } } }
          .presentationDetents([.medium])
      })
    let picture = try app.device.capture(scale: 3)
    let first = try app.element(label: "Song 0").frame
    let last = try app.element(label: "Song 6").frame
    var lines = 0
    var isLine = false
    for y in Int(first.midY * 3)..<Int(last.midY * 3) {
      let isWhite = picture[picture.width / 2, y] & 0xFF_FFFF == 0xFF_FFFF
      if !isWhite, !isLine { lines += 1 }
      isLine = !isWhite
    }
    #expect(lines == 6)
  }

  @Test("A drag of a sheet with a list evaluates nothing")
  func sheetDrag() throws {
    struct Screen: View {
      let people: [Person]
      var body: some View {
        Text("back").sheet(isPresented: .constant(true)) {
          List(people) { Text($0.name) }.presentationDetents([.medium, .large])
        }
      }
    }
    let app = try show(Screen(people: (0..<500).map(Person.init)))
    try app.settle()
    let sheet = try app.sheet()
    let finger = app.touch(at: CGPoint(x: 196, y: sheet.frame.minY + 12))
    try finger.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
    let counts = try GraphCounters.count {
      try finger.move(by: CGVector(dx: 0, dy: -120), over: 0.2)
    }
    #expect(counts.bodiesEvaluated == 0)
    #expect(counts.nodesUpdated == 0)
    try finger.lift()
    try app.settle()
  }

  @Test("Headers and footers grow with the text size", arguments: [false, true])
  func textSize(isPlain: Bool) throws {
    struct Screen: View {
      let isPlain: Bool
      var body: some View {
        let list = List {
          Section {
            Text("row")
          } header: {
            Text("above")
          } footer: {
            Text("What a footer says of its section takes more than one line of small letters.")
          }
          Section("below") { Text("last") }
        }
        if isPlain { list.listStyle(.plain) } else { list }
      }
    }
    let size = UIContentSizeCategory.accessibilityLarge
    let living = try show(Screen(isPlain: isPlain))
    living.device.setContentSizeCategory(size)
    try living.settle()
    let fresh = TestApp(device: .iPhone16, contentSizeCategory: size) {
      UIHostingController(rootView: Screen(isPlain: isPlain))
    }
    try fresh.settle()
    for text in ["above", "row", "below", "last"] {
      #expect(try living.middle(of: text) == fresh.middle(of: text), "\(text)")
    }
  }

  @Test("Lines between rows show unless a row hides them, and elsewhere where they are asked for")
  func separators() throws {
    struct Screen: View {
      var body: some View {
        List {
          Section {
            Text("a").listRowSeparator(.visible, edges: .top)
            Text("b")
            Text("c").listRowSeparator(.hidden, edges: .top)
            Text("d")
            Text("e").listRowSeparator(.visible, edges: .bottom)
          }
        }
      }
    }
    let app = try show(Screen())
    func lines(_ text: String) throws -> [Bool] { try self.lines(text, in: app).map { $0 != nil } }
    #expect(try lines("a") == [true, true])
    #expect(try lines("b") == [false, false])
    #expect(try lines("c") == [false, true])
    #expect(try lines("d") == [false, true])
    #expect(try lines("e") == [false, true])
  }

  /// The colours of the lines in the cell of a row: above it and below it.
  private func lines(_ text: String, in app: TestApp) throws -> [UIColor?] {
    let label = try #require(app.allViews.first { ($0 as? UILabel)?.text == text })
    var view: UIView? = label
    while let current = view, !(current is UITableViewCell) { view = current.superview }
    let cell = try #require(view)
    let lines = cell.subviews.filter { line in
      line.frame.height < 1 && line.frame.width > 50 && line.frame.minX < 100 && !line.isHidden
    }
    return [
      lines.first { $0.frame.minY < 1 }?.backgroundColor,
      lines.first { $0.frame.maxY > cell.bounds.height - 1 }?.backgroundColor,
    ]
  }

  @Test("Sections of a plain list have lines at their ends as they ask")
  func sectionSeparators() throws {
    let app = try show(
      List {
        Section {
          Text("a")
          Text("b")
        }
        .listSectionSeparator(.visible, edges: .top)
        Section {
          Text("c").listRowSeparatorTint(.green)
          Text("d")
        }
        .listSectionSeparatorTint(.red)
        Section {
          Text("e")
          Text("f")
        }
        .listSectionSeparator(.hidden)
      }
      .listStyle(.plain))
    #expect(try lines("a", in: app).map { $0 != nil } == [true, true])
    #expect(try lines("b", in: app).map { $0 != nil } == [false, true])
    #expect(try lines("c", in: app)[1] == UIColor.systemGreen)
    #expect(try lines("d", in: app)[1] == UIColor.systemRed)
    #expect(try lines("e", in: app).map { $0 != nil } == [false, true])
    #expect(try lines("f", in: app).map { $0 != nil } == [false, false])
  }
}

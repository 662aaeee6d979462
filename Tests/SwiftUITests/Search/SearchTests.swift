import DetentTesting
import SwiftUI
import Testing

@MainActor
struct SearchTests {
  struct Fruits: View {
    static let names = ["Apple", "Banana", "Cherry", "Damson", "Elderberry", "Fig", "Grape"]
    var placement = SearchFieldPlacement.automatic
    var log: Log?
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Results(names: Self.names.filter { text.isEmpty || $0.localizedStandardContains(text) })
          .navigationTitle("Fruits")
          .searchable(text: $text, placement: placement, prompt: "Find a fruit")
      }
      .onSubmit(of: .search) { log?("search \(text)") }
      .onSubmit { log?("field") }
    }
  }

  struct Results: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      List {
        Text(isSearching ? "Searching" : "Browsing")
        ForEach(names, id: \.self) { Text($0) }
        if isSearching { Button("Stop") { dismissSearch() } }
      }
    }
  }

  func field(in app: TestApp) throws -> UISearchTextField {
    try app.find(UISearchTextField.self)
  }

  @Test(
    "What is typed in the field filters the list, and the button beside it ends the search",
    arguments: [
      SearchFieldPlacement.automatic, .toolbar, .navigationBarDrawer,
      .navigationBarDrawer(displayMode: .always),
    ])
  func typing(placement: SearchFieldPlacement) throws {
    let log = Log()
    let app = try show(Fruits(placement: placement, log: log))
    #expect(app.exists("Browsing") && app.exists("Fig"))
    try app.tap("Find a fruit")
    try app.settle()
    #expect(app.exists("Searching"))
    try app.type("an")
    try app.settle()
    #expect(app.exists("Banana") && !app.exists("Fig"))
    try app.type("\n")
    try app.settle()
    #expect(log.take() == ["search an"])
    #expect(app.exists("Searching") && app.exists("Banana"))
    try app.tap("Cancel")
    try app.settle()
    #expect(app.exists("Browsing") && app.exists("Fig"))
  }

  @Test("dismissSearch ends the search with its text and the keyboard")
  func dismiss() throws {
    let app = try show(Fruits(placement: .navigationBarDrawer))
    try app.tap("Find a fruit")
    try app.type("che")
    try app.settle()
    #expect(!app.exists("Apple"))
    try app.tap("Stop")
    try app.settle()
    #expect(app.exists("Apple") && app.exists("Browsing"))
    #expect(try field(in: app).text == "")
    #expect(try !field(in: app).isFirstResponder)
  }

  @Test("A binding begins and ends the search, and hears of what the user does")
  func presented() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var isSearching = false
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["begin"] = { isSearching = true }
        let _ = remote.actions["end"] = { isSearching = false }
        NavigationStack {
          Text("Content").searchable(text: $text, isPresented: $isSearching)
        }
        .onChange(of: isSearching) { log("\($1)") }
      }
    }
    let remote = Remote()
    let log = Log()
    let app = try show(Screen(remote: remote, log: log))
    remote("begin")
    try app.settle()
    #expect(try field(in: app).isFirstResponder)
    try app.tap("Cancel")
    try app.settle()
    remote("begin")
    try app.settle()
    remote("end")
    try app.settle()
    #expect(try !field(in: app).isFirstResponder)
    #expect(log.take() == ["true", "false", "true", "false"])
  }

  @Test("A field below the title goes away with what is scrolled, unless it always shows")
  func scrolling() throws {
    struct Screen: View {
      let mode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
      var body: some View {
        NavigationStack {
          List(0..<60) { Text("Row \($0)") }
            .navigationTitle("Rows")
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: mode))
        }
      }
    }
    for mode in [SearchFieldPlacement.NavigationBarDrawerDisplayMode.automatic, .always] {
      let app = try show(Screen(mode: mode))
      #expect(try field(in: app).frame.height == 44)
      let finger = app.touch(at: CGPoint(x: 200, y: 600))
      try finger.move(by: CGVector(dx: 0, dy: -300), over: 0.3)
      try finger.lift()
      try app.settle()
      #expect(app.findAll(UISearchTextField.self).isEmpty == (mode == .automatic))
    }
  }

  @Test("A search in a stack is no misuse, one without bars is")
  func bars() throws {
    let search = Text("fruit").searchable(text: .constant(""))
    let inside = try Misuse.collect { _ = try show(NavigationStack { search }) }
    #expect(inside.isEmpty)
    let outside = try Misuse.collect { _ = try show(search) }
    #expect(outside.map(\.id) == ["SwiftUI.searchWithoutBars"])
  }
}

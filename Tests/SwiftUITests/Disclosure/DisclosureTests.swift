import DetentTesting
import SwiftUI
import Testing

@MainActor
struct DisclosureTests {
  private struct Item: Identifiable {
    let name: String
    var children: [Item]?
    var id: String { name }
  }

  private let tree = [
    Item(
      name: "Fruit",
      children: [
        Item(name: "Apples", children: [Item(name: "Cox"), Item(name: "Elstar")]),
        Item(name: "Pears"),
      ]),
    Item(name: "Bread"),
  ]

  @Test("A disclosure group shows its content below its label, and hides it again")
  func group() throws {
    let app = try show(
      VStack {
        DisclosureGroup("More") { Text("content") }
        Text("end")
      })
    #expect(app.frame(of: "content") == nil)
    let end = try app.middle(of: "end").y
    try app.tap("More")
    try app.settle()
    #expect(try app.middle(of: "content").y > app.middle(of: "More").y)
    #expect(try app.middle(of: "end").y > end)
    try app.tap("More")
    try app.settle()
    #expect(app.frame(of: "content") == nil)
    #expect(try app.middle(of: "end").y == end)
  }

  @Test("In a list the content is rows of their own, further in, and a binding opens it")
  func rows() throws {
    struct Screen: View {
      @State private var isOpen = false
      let remote: Remote
      var body: some View {
        let _ = remote.actions["open"] = { isOpen = true }
        List {
          Section {
            DisclosureGroup("More", isExpanded: $isOpen) {
              Text("one")
              DisclosureGroup("Deeper") { Text("two") }
            }
            Text("end")
          }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let table = try app.find(UITableView.self)
    #expect(table.numberOfRows(inSection: 0) == 2)
    remote("open")
    try app.settle()
    #expect(table.numberOfRows(inSection: 0) == 4)
    try app.tap("Deeper")
    try app.settle()
    #expect(table.numberOfRows(inSection: 0) == 5)
    let edges = try ["More", "one", "Deeper", "two"].map { try #require(app.frame(of: $0)).minX }
    #expect(edges == [edges[0], edges[0] + 20, edges[0] + 20, edges[0] + 40])
    try app.tap("More")
    try app.settle()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(app.frame(of: "two") == nil)
  }

  @Test("A list of a tree opens element by element, and rows keep their order")
  func outline() throws {
    let app = try show(List(tree, children: \.children) { Text($0.name) })
    let table = try app.find(UITableView.self)
    #expect(table.numberOfRows(inSection: 0) == 2)
    for name in ["Fruit", "Apples"] {
      try app.tap(name)
      try app.settle()
    }
    let names = ["Fruit", "Apples", "Cox", "Elstar", "Pears", "Bread"]
    let places = try names.map { try app.middle(of: $0).y }
    #expect(places == places.sorted())
    #expect(table.numberOfRows(inSection: 0) == 6)
    try app.tap("Apples")
    try app.settle()
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test("A style makes another look of a group")
  func style() throws {
    struct Loud: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("toggle") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content } else { configuration.label }
      }
    }
    let app = try show(
      VStack { DisclosureGroup("More") { Text("content") } }.disclosureGroupStyle(Loud()))
    #expect(app.frame(of: "More") != nil)
    try app.tap("toggle")
    try app.settle()
    #expect(app.frame(of: "More") == nil)
    #expect(app.frame(of: "content") != nil)
  }

  @Test("A section shows its rows as its binding says; in a sidebar its header has a button")
  func sections() throws {
    struct Screen: View {
      @State private var isOpen = true
      let remote: Remote
      var body: some View {
        let _ = remote.actions["toggle"] = { isOpen.toggle() }
        List {
          Section("Head", isExpanded: $isOpen) {
            Text("one")
            Text("two")
          }
        }
        .listStyle(.sidebar)
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    #expect(app.frame(of: "two") != nil)
    try app.tap("Head")
    try app.settle()
    #expect(app.frame(of: "two") == nil)
    remote("toggle")
    try app.settle()
    #expect(app.frame(of: "one") != nil)
    #expect(app.frame(of: "two") != nil)
  }

  @Test("Rows are marked with badges at their ends")
  func badges() throws {
    let app = try show(
      List {
        Text("Inbox").badge(12)
        Text("Drafts").badge(0)
      })
    let badge = try #require(app.frame(of: "12"))
    #expect(badge.maxX > 320)
    #expect(try abs(badge.midY - app.middle(of: "Inbox").y) < 1)
    #expect(app.frame(of: "0") == nil)
  }
}

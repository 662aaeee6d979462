import DetentTesting
import SwiftUI
import Testing

@MainActor
struct IdentityTests {
  /// Counts in state of its own.
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test("Each branch of a condition has state of its own, which ends with it")
  func branches() throws {
    struct Screen: View {
      @State private var isFirst = true

      var body: some View {
        VStack {
          if isFirst { Counter(name: "first") } else { Counter(name: "second") }
          Button("Switch") { isFirst.toggle() }
        }
      }
    }
    let app = try show(Screen())
    try app.tap("first 0")
    try app.tap("first 1")
    try app.tap("Switch")
    try app.settle()
    try app.tap("second 0")
    try app.tap("Switch")
    try app.settle()
    #expect(app.exists("first 0"))
    #expect(!app.exists("second 1"))
  }

  @Test("State moves with the element of a ForEach")
  func moves() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Counter(name: $0) }
          Button("Turn") { names = ["c", "d", "a"] }
        }
      }
    }
    let app = try show(Screen())
    try app.tap("a 0")
    try app.tap("c 0")
    try app.tap("c 1")
    let counts = try GraphCounters.count { try app.tap("Turn") }
    try app.settle()
    for name in ["c 2", "d 0", "a 1"] { #expect(app.exists(name)) }
    #expect(!app.exists("b 0"))
    let tops = try ["c 2", "d 0", "a 1"].map { try app.find($0).frame.minY }
    #expect(tops == tops.sorted())
    // The root, and the one row that is new.
    #expect(counts.bodiesEvaluated == 2)
  }

  @Test("Duplicate ids show their first element, and are reported once")
  func duplicates() throws {
    let messages = try Misuse.collect {
      let app = try show(
        VStack { ForEach(["a", "b", "a"], id: \.self) { Counter(name: $0) } })
      #expect(app.findAll(TextLabel.self).count == 2)
    }
    #expect(messages.map(\.id) == ["ScrollContent.duplicateID"])
  }

  @Test("AnyView keeps state while the type stays, and begins anew with another")
  func anyView() throws {
    struct Screen: View {
      @State private var kind = 0

      var content: AnyView {
        kind < 2
          ? AnyView(Counter(name: "plain"))
          : AnyView(Counter(name: "plain").padding())
      }

      var body: some View {
        VStack {
          content
          Button("Next") { kind += 1 }
        }
      }
    }
    let app = try show(Screen())
    try app.tap("plain 0")
    try app.tap("Next")
    #expect(app.exists("plain 1"))
    try app.tap("Next")
    try app.settle()
    #expect(app.exists("plain 0"))
  }

  @Test("Another id is another view")
  func explicitID() throws {
    struct Screen: View {
      @State private var id = 0

      var body: some View {
        VStack {
          Counter(name: "it").id(id)
          Button("Next") { id += 1 }
        }
      }
    }
    let app = try show(Screen())
    try app.tap("it 0")
    #expect(app.exists("it 1"))
    try app.tap("Next")
    try app.settle()
    #expect(app.exists("it 0"))
  }

  @Test("A binding of an element reads and writes through ForEach")
  func bindings() throws {
    struct Item: Identifiable {
      let id: Int
      var count = 0
    }

    struct Row: View {
      @Binding var item: Item

      var body: some View {
        Button("row \(item.id): \(item.count)") { item.count += 1 }
      }
    }

    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]

      var body: some View {
        VStack {
          ForEach($items) { $item in Row(item: $item) }
          Text("sum \(items.map(\.count).reduce(0, +))")
        }
      }
    }
    let app = try show(Screen())
    try app.tap("row 2: 0")
    #expect(app.exists("row 2: 1") && app.exists("row 1: 0") && app.exists("sum 1"))
  }

  @Test("What comes and goes is seen inside of a view that is compared as a whole")
  func comparedOptionals() throws {
    struct Wrapped<Content: View>: View {
      let content: Content

      var body: some View { content }
    }

    struct Screen: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          Wrapped(content: AnyView(VStack { if isShown { Color.red.accessibilityLabel("red") } }))
          Wrapped(content: VStack { if isShown { Text("text") } })
          Button("Switch") { isShown.toggle() }
        }
      }
    }
    let app = try show(Screen())
    #expect(app.exists("red") && app.exists("text"))
    try app.tap("Switch")
    try app.settle()
    #expect(!app.exists("red") && !app.exists("text"))
    try app.tap("Switch")
    try app.settle()
    #expect(app.exists("red") && app.exists("text"))
  }
}

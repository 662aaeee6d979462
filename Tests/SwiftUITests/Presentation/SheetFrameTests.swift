import DetentTesting
import SwiftUI
import Testing

@MainActor
struct SheetFrameTests {
  @Test("The frames of a dragged sheet evaluate no body and update no node")
  func dragEvaluatesNothing() throws {
    let app = try show(
      Text("Behind")
        .sheet(isPresented: .constant(true)) {
          ScrollView {
            VStack { ForEach(0..<30) { Text("Row \($0)") } }
          }
          .presentationDetents([.height(200), .medium, .large])
        })
    let finger = app.touch(at: CGPoint(x: 196, y: 700))
    try finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
    let counts = try GraphCounters.count {
      try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.3)
    }
    #expect(counts.bodiesEvaluated == 0)
    #expect(counts.nodesUpdated == 0)
    #expect(counts.nodesMade == 0)
    try finger.lift()
    try app.settle()
    #expect(try app.sheet().frame.height > 250)
  }

  @Test("The selected detent follows a finger, and the sheet follows the selection")
  func selection() throws {
    struct Screen: View {
      @State private var detent = PresentationDetent.height(200)
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["large"] = { detent = .large }
        Text("Behind")
          .sheet(isPresented: .constant(true)) {
            Text("Inside")
              .presentationDetents([.height(200), .medium, .large], selection: $detent)
          }
          .onChange(of: detent) { log($1 == .medium ? "medium" : "other") }
      }
    }
    let remote = Remote()
    let log = Log()
    let app = try show(Screen(remote: remote, log: log))
    let finger = app.touch(at: CGPoint(x: 196, y: 700))
    try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.3)
    try finger.hold(0.2)
    try finger.lift()
    try app.settle()
    #expect(log.take() == ["medium"])
    remote("large")
    try app.settle()
    #expect(log.take() == ["other"])
    #expect(try app.sheet().detent == "large")
  }

  @Test("Another item replaces the sheet; onDismiss comes between")
  func replacement() throws {
    struct Item: Identifiable {
      let id: String
    }

    struct Screen: View {
      @State private var item: Item?
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = remote.actions["a"] = { item = Item(id: "a") }
        let _ = remote.actions["b"] = { item = Item(id: "b") }
        let _ = remote.actions["none"] = { item = nil }
        Text("Behind")
          .sheet(item: $item, onDismiss: { log("dismissed") }) { item in
            Text("Item \(item.id)")
              .onAppear { log("\(item.id) appears") }
              .onDisappear { log("\(item.id) disappears") }
          }
      }
    }
    let remote = Remote()
    let log = Log()
    let app = try show(Screen(remote: remote, log: log))
    remote("a")
    try app.settle()
    #expect(log.take() == ["a appears"])
    remote("b")
    try app.settle()
    #expect(app.exists("Item b") && app.sheets.count == 1)
    #expect(log.take() == ["a disappears", "dismissed", "b appears"])
    remote("none")
    try app.settle()
    #expect(app.sheets.isEmpty)
    #expect(log.take() == ["b disappears", "dismissed"])
  }

  @Test("dismiss inside dismisses, and a nested sheet stands on the first")
  func nested() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented

      var body: some View {
        Button("Close \(isPresented)") { dismiss() }
      }
    }

    struct Outer: View {
      @State private var isShown = false

      var body: some View {
        Button("More") { isShown = true }
          .sheet(isPresented: $isShown) { Inner() }
      }
    }

    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Outer() }
      }
    }
    let app = try show(Screen())
    try app.tap("Show")
    try app.settle()
    try app.tap("More")
    try app.settle()
    #expect(app.sheets.count == 2)
    try app.tap("Close true")
    try app.settle()
    #expect(app.sheets.count == 1)
    #expect(app.exists("More"))
  }

  @Test("A sheet goes at once when the view that presents it goes")
  func presenterGoes() throws {
    struct Screen: View {
      @State private var isThere = true
      let remote: Remote

      var body: some View {
        let _ = remote.actions["remove"] = { isThere = false }
        VStack {
          if isThere {
            Text("Presenter").sheet(isPresented: .constant(true)) { Text("Inside") }
          }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    #expect(app.sheets.count == 1)
    remote("remove")
    app.advance(by: 1.0 / 20)
    #expect(app.sheets.isEmpty)
  }
}

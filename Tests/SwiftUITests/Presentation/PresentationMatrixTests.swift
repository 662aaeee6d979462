import DetentTesting
import SwiftUI
import Testing

private struct Place: Identifiable, Equatable {
  let id: String
  var note = ""
}

/// How a presentation is asked for.
enum PresentedBy: CaseIterable {
  case flag, item, coverFlag, coverItem
}

/// How a presentation is ended.
enum EndedBy: CaseIterable {
  case binding, content, hostRemoval
}

/// A screen with a presentation, and what happens to it in order.
private struct Presenter: View {
  @State private var isShown = false
  @State private var place: Place?
  @State private var isThere = true
  let kind: PresentedBy
  let remote: Remote
  let log: Log

  var body: some View {
    let _ =
      remote.actions["show"] = {
        isShown = true
        place = Place(id: "a")
      }
    let _ =
      remote.actions["hide"] = {
        isShown = false
        place = nil
      }
    let _ = remote.actions["replace"] = { place = Place(id: "b") }
    let _ = remote.actions["edit"] = { place?.note = "edited" }
    let _ = remote.actions["remove"] = { isThere = false }
    VStack {
      Text("Base")
      if isThere { presenting.onDisappear { log("presenter gone") } }
    }
    .onChange(of: isShown) { log("flag \($1)") }
    .onChange(of: place?.id) { log("item \($1 ?? "nil")") }
  }

  @ViewBuilder private var presenting: some View {
    switch kind {
    case .flag:
      Text("Presenter").sheet(isPresented: $isShown, onDismiss: { log("onDismiss") }) {
        Inside(name: "box", note: "", remote: remote, log: log)
      }
    case .item:
      Text("Presenter").sheet(item: $place, onDismiss: { log("onDismiss") }) {
        Inside(name: $0.id, note: $0.note, remote: remote, log: log)
      }
    case .coverFlag:
      Text("Presenter").fullScreenCover(isPresented: $isShown, onDismiss: { log("onDismiss") }) {
        Inside(name: "box", note: "", remote: remote, log: log)
      }
    case .coverItem:
      Text("Presenter").fullScreenCover(item: $place, onDismiss: { log("onDismiss") }) {
        Inside(name: $0.id, note: $0.note, remote: remote, log: log)
      }
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var count = 0
  let name: String
  let note: String
  let remote: Remote
  let log: Log

  var body: some View {
    let _ = remote.actions["dismiss"] = { dismiss() }
    VStack {
      Text("Inside \(name) \(note)")
      Text("Presented \(isPresented)")
      Button("Count \(count)") { count += 1 }
    }
    .onAppear { log("\(name) appears") }
    .onDisappear { log("\(name) disappears") }
  }
}

@MainActor
struct PresentationMatrixTests {
  @Test(
    "However a presentation is asked for and ended, its callbacks come once and in order",
    arguments: PresentedBy.allCases, EndedBy.allCases)
  func matrix(_ kind: PresentedBy, _ end: EndedBy) throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Presenter(kind: kind, remote: remote, log: log))
    let name = kind == .flag || kind == .coverFlag ? "box" : "a"
    remote("show")
    try app.settle()
    // Both states are written; each screen reads one of them for its presentation.
    let shown = log.take()
    #expect(shown.filter { $0 == "\(name) appears" }.count == 1)
    #expect(app.exists("Inside \(name) ") && app.exists("Presented true"))
    switch end {
    case .binding: remote("hide")
    case .content: remote("dismiss")
    case .hostRemoval: remote("remove")
    }
    try app.settle()
    #expect(!app.exists("Inside \(name) "))
    let lines = log.take().filter { !$0.hasPrefix("flag") && !$0.hasPrefix("item") }
    if end == .hostRemoval {
      // A cover has made the presenter disappear already.
      let covers = kind == .coverFlag || kind == .coverItem
      #expect(
        lines == (covers ? [] : ["presenter gone"]) + ["\(name) disappears", "onDismiss"])
    } else {
      #expect(lines == ["\(name) disappears", "onDismiss"])
    }
  }

  @Test("A swipe writes the binding at the end of the dismissal and calls onDismiss once")
  func swipe() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Presenter(kind: .item, remote: remote, log: log))
    remote("show")
    try app.settle()
    _ = log.take()
    let finger = app.touch(at: CGPoint(x: 196, y: 300))
    try finger.move(by: CGVector(dx: 0, dy: 450), over: 0.3)
    #expect(log.take() == [])
    try finger.lift()
    try app.settle()
    #expect(log.take() == ["a disappears", "onDismiss", "item nil"])
  }

  @Test("The same identity with other contents stays, keeps its state and shows them")
  func sameIdentity() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Presenter(kind: .item, remote: remote, log: log))
    remote("show")
    try app.settle()
    try app.tap("Count 0")
    try app.settle()
    _ = log.take()
    remote("edit")
    try app.settle()
    #expect(app.exists("Inside a edited") && app.exists("Count 1"))
    #expect(log.take() == [])
    remote("replace")
    try app.settle()
    #expect(app.exists("Inside b ") && app.exists("Count 0"))
    #expect(
      log.take() == ["item b", "a disappears", "onDismiss", "b appears"])
  }

  @Test("Asked for again while it goes, it comes back after its end")
  func again() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Presenter(kind: .flag, remote: remote, log: log))
    remote("show")
    try app.settle()
    remote("hide")
    app.advance(by: 0.1)
    remote("show")
    try app.settle()
    #expect(app.exists("Inside box "))
    let order = log.take().filter { !$0.hasPrefix("flag") && !$0.hasPrefix("item") }
    #expect(order == ["box appears", "box disappears", "onDismiss", "box appears"])
  }

  @Test("Of three nested sheets the middle one's end closes those above it")
  func nested() throws {
    struct Level: View {
      let level: Int
      let remote: Remote
      let log: Log
      @State private var isShown = false

      var body: some View {
        let _ = remote.actions["show \(level)"] = { isShown = true }
        let _ = remote.actions["hide \(level)"] = { isShown = false }
        Text("Level \(level)")
          .sheet(isPresented: $isShown, onDismiss: { log("dismissed \(level + 1)") }) {
            if level < 3 { AnyView(Level(level: level + 1, remote: remote, log: log)) }
          }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Level(level: 0, remote: remote, log: log))
    for level in 0..<3 {
      remote("show \(level)")
      try app.settle()
    }
    #expect(app.sheets.count == 3 && app.exists("Level 3"))
    remote("hide 1")
    try app.settle()
    #expect(app.sheets.count == 1 && app.exists("Level 1") && !app.exists("Level 3"))
    #expect(log.take().sorted() == ["dismissed 2", "dismissed 3"])
    remote("hide 0")
    try app.settle()
    #expect(app.sheets.isEmpty && log.take() == ["dismissed 1"])
  }

  @Test("Without animation a presentation is there in the next frame and gone in the next")
  func noAnimation() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Presenter(kind: .flag, remote: remote, log: log))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { remote("show") }
    app.advance(by: 2.0 / 60)
    #expect(try app.sheet().frame.minY < 100)
    withTransaction(transaction) { remote("hide") }
    app.advance(by: 2.0 / 60)
    #expect(app.sheets.isEmpty)
  }
}

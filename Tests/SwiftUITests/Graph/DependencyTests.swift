import DetentTesting
import SwiftUI
import Testing

/// How much work changes bring about: what does not depend does nothing.
@MainActor
struct DependencyTests {
  struct Row: View {
    let index: Int
    let remote: Remote
    @State private var isOn = false

    var body: some View {
      let _ = remote.actions["\(index)"] = { isOn.toggle() }
      Text(isOn ? "on" : "off")
    }
  }

  @Test("One row's state among a thousand rows evaluates one body and touches one view")
  func oneRow() throws {
    let remote = Remote()
    let app = try show(
      VStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0, remote: remote) } })
    let counts = GraphCounters.count {
      remote("500")
      app.advance(by: 1.0 / 30)
    }
    #expect(counts.bodiesEvaluated == 1)
    #expect(counts.nodesMade == 0)
    #expect(counts.nodesUpdated <= 2)
  }

  @Test("State that no body reads evaluates nothing")
  func unread() throws {
    struct Screen: View {
      @State private var position = 0
      let remote: Remote
      let log: Log

      var body: some View {
        let _ = log("body")
        let _ =
          remote.actions["move"] = {
            position += 1
            log("\(position)")
          }
        Text("still")
      }
    }
    let remote = Remote()
    let log = Log()
    let app = try show(Screen(remote: remote, log: log))
    remote("move")
    app.advance(by: 1.0 / 30)
    remote("move")
    #expect(log.lines == ["body", "1", "2"])
  }

  @Test("A binding's change evaluates its reader, and not the owner that only passes it on")
  func bindingReader() throws {
    struct Child: View {
      @Binding var value: Int
      let log: Log

      var body: some View {
        let _ = log("child \(value)")
        Button("Add") { value += 1 }
      }
    }

    struct Screen: View {
      @State private var value = 0
      let log: Log

      var body: some View {
        let _ = log("root")
        Child(value: $value, log: log)
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Add")
    #expect(log.lines == ["root", "child 0", "child 1"])
  }

  @Test("A change of the environment wakes those who read the key, and no others")
  func environment() throws {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      let log: Log

      var body: some View {
        let _ = log("reader \(isEnabled)")
        EmptyView()
      }
    }

    struct Other: View {
      @Environment(\.displayScale) private var scale
      let log: Log

      var body: some View {
        let _ = log("other \(scale)")
        EmptyView()
      }
    }

    struct Screen: View {
      @State private var isEnabled = true
      let log: Log
      let remote: Remote

      var body: some View {
        let _ = remote.actions["toggle"] = { isEnabled.toggle() }
        VStack {
          Reader(log: log)
          Other(log: log)
        }
        .environment(\.isEnabled, isEnabled)
      }
    }
    let log = Log()
    let remote = Remote()
    let app = try show(Screen(log: log, remote: remote))
    #expect(log.take() == ["reader true", "other 3.0"])
    remote("toggle")
    app.advance(by: 1.0 / 30)
    #expect(log.take() == ["reader false"])
  }

  @Test("Preferences reach their readers in the order of the tree, also after insertions")
  func preferences() throws {
    enum Names: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
      }
    }

    struct Screen: View {
      @State private var names = ["a", "c"]
      @State private var hasFirst = false
      let log: Log
      let remote: Remote

      var body: some View {
        let _ = remote.actions["insert"] = { names = ["a", "b", "c"] }
        let _ = remote.actions["first"] = { hasFirst = true }
        VStack {
          if hasFirst { Text("0").preference(key: Names.self, value: ["0"]) }
          ForEach(names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
        }
        .onPreferenceChange(Names.self) { log($0.joined()) }
      }
    }
    let log = Log()
    let remote = Remote()
    let app = try show(Screen(log: log, remote: remote))
    remote("insert")
    app.advance(by: 1.0 / 30)
    remote("first")
    app.advance(by: 1.0 / 30)
    #expect(log.lines == ["ac", "abc", "0abc"])
  }
}

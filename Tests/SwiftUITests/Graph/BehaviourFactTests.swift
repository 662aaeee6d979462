import DetentTesting
import SwiftUI
import Testing

@Observable
final class ObservedModel {
  var value = 0
  @ObservationIgnored var ignored = 0
}

/// Facts V1 to V11, in their order.
@MainActor
struct BehaviourFactTests {
  @Test("Writes with equal transactions coalesce, others are updates of their own")
  func nestedStateUpdate() throws {
    struct Screen: View {
      @State private var value = 0
      let log: Log

      var body: some View {
        let _ = log("body \(value)")
        Text("\(value)")
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { log("\($0) to \($1)") }
      }
    }
    let log = Log()
    _ = try show(Screen(log: log))
    #expect(log.lines == ["body 0", "body 2", "body 4", "0 to 2", "2 to 4"])
  }

  @Test("Outside of updates state reads the newest value at once")
  func newestValue() throws {
    struct Screen: View {
      @State private var flag = false
      let log: Log

      var body: some View {
        Text("\(flag)")
          .onAppear {
            flag.toggle()
            if flag { log("on") }
            flag.toggle()
            log("\(flag)")
          }
      }
    }
    let log = Log()
    _ = try show(Screen(log: log))
    #expect(log.lines == ["on", "false"])
  }

  @Test("Writing an equal value causes neither an update nor onChange")
  func equalValue() throws {
    struct Screen: View {
      @State private var value = 7
      let log: Log

      var body: some View {
        let _ = log("body")
        Button("Same") { value = 7 }
          .onChange(of: value) { log("changed") }
        Text("\(value)")
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Same")
    #expect(log.lines == ["body"])
  }

  @Test("onChange with initial delivers the value twice at first")
  func initialChange() throws {
    struct Screen: View {
      @State private var value = 0
      let log: Log

      var body: some View {
        Button("Add") { value += 1 }
          .onChange(of: value, initial: true) { log("\($0) \($1)") }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Add")
    try app.tap("Add")
    #expect(log.lines == ["0 0", "0 1", "1 2"])
  }

  @Test("The one-argument onChange runs the old closure, the other the new one")
  func changeClosures() throws {
    struct Screen: View {
      @State private var value = 0
      let log: Log

      @available(*, deprecated)
      private var old: some View {
        Text("\(value)").onChange(of: value, perform: { log("old sees \(value), got \($0)") })
      }

      @available(*, deprecated)
      private var content: some View {
        VStack {
          Child(value: value, log: log)
          Button("Add") { value += 1 }
        }
      }

      @available(*, deprecated)
      var body: some View { content }
    }

    struct Child: View {
      let value: Int
      let log: Log

      @available(*, deprecated)
      var body: some View {
        Text("\(value)")
          .onChange(of: value, perform: { log("one argument: captured \(value), got \($0)") })
          .onChange(of: value) { log("two arguments: captured \(value), got \($0) \($1)") }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Add")
    #expect(
      log.lines == [
        "two arguments: captured 1, got 0 1", "one argument: captured 0, got 1",
      ])
  }

  @Test("An id inside re-creates what is outside of it only if it stands around it")
  func appearAndID() throws {
    struct Screen: View {
      @State private var id = 0
      let log: Log

      var body: some View {
        VStack {
          Text("A").onAppear { log("inner appears") }.id(id)
          Text("B").id(id).onAppear { log("outer appears") }
          Button("Next") { id += 1 }
        }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    #expect(log.take() == ["inner appears", "outer appears"])
    try app.tap("Next")
    try app.settle()
    #expect(log.take() == ["inner appears"])
  }

  @Test("A new identity appears before the old one disappears, which sees the new state")
  func recreationOrder() throws {
    struct Screen: View {
      @State private var flag = false
      let log: Log

      var body: some View {
        VStack {
          Text("A")
            .onAppear { log("A\(flag ? "T" : "F")") }
            .onDisappear { log("D\(flag ? "T" : "F")") }
            .id(flag)
          Button("Next") { flag.toggle() }
        }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    try app.tap("Next")
    try app.settle()
    #expect(log.lines == ["AF", "AT", "DT"])
  }

  @Test("An empty view in AnyView appears")
  func emptyAppears() throws {
    let log = Log()
    _ = try show(AnyView(EmptyView()).onAppear { log("appears") })
    #expect(log.lines == ["appears"])
  }

  @Test("Views with equal fields are not evaluated again")
  func equalFields() throws {
    final class Source: ObservableObject {
      @Published var first = 0
      @Published var second = 0
      var unpublished = 0
    }

    struct Child: View {
      let name: String
      let value: Int
      let log: Log

      var body: some View {
        let _ = log("\(name) \(value)")
        Text("\(value)")
      }
    }

    struct Screen: View {
      @StateObject private var model = Source()
      let log: Log
      let remote: Remote

      var body: some View {
        let _ = log("root")
        let _ = remote.actions["first"] = { model.first += 1 }
        let _ = remote.actions["none"] = { model.unpublished += 1 }
        VStack {
          Child(name: "first", value: model.first, log: log)
          Child(name: "second", value: model.second, log: log)
        }
      }
    }
    let log = Log()
    let remote = Remote()
    let app = try show(Screen(log: log, remote: remote))
    #expect(log.take() == ["root", "first 0", "second 0"])
    remote("first")
    try app.settle()
    #expect(log.take() == ["root", "first 1"])
    remote("none")
    try app.settle()
    #expect(log.take().isEmpty)
  }

  @Test("An observable object read through a computed property is followed")
  func observation() throws {
    struct Screen: View {
      let model: ObservedModel
      let log: Log

      private var shown: String { "value \(model.value)" }

      var body: some View {
        let _ = log(shown)
        Text(shown)
      }
    }
    let log = Log()
    let model = ObservedModel()
    let app = try show(Screen(model: model, log: log))
    model.value = 1
    try app.settle()
    model.ignored = 5
    try app.settle()
    model.value = 2
    try app.settle()
    #expect(log.lines == ["value 0", "value 1", "value 2"])
    _ = try app.find("value 2")
  }

  @Test("A task with an id starts again when the id changes")
  func taskWithID() async throws {
    struct Screen: View {
      @State private var id = 0
      let log: Log

      var body: some View {
        Button("Next") { id += 1 }
          .task(id: id) { log("runs for \(id)") }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    await app.drainTasks()
    try app.tap("Next")
    await app.drainTasks()
    #expect(log.lines == ["runs for 0", "runs for 1"])
  }
}

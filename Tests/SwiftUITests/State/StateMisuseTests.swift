import Combine
import DetentTesting
import Foundation
import SwiftUI
import Testing

/// Properties that are read or changed where SwiftUI does not support it.
@MainActor
@Suite("Misplaced state")
struct StateMisuseTests {
  struct Screen: View {
    @State private var count = 1
    @FocusState private var isFocused: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Namespace var namespace

    var values: (Int, Int, Bool, Bool) { (count, $count.wrappedValue, isFocused, isEnabled) }

    var body: some View { Text("\(count)") }
  }

  @Test("Properties of a view that is not installed have their initial values, and are reported")
  func readBeforeView() {
    let screen = Screen()
    var values = (0, 0, true, false)
    let reports = expectMisuse("State.readBeforeView") { values = screen.values }
    #expect(values == (1, 1, false, true))
    #expect(
      zip(reports, ["State", "State", "FocusState", "Environment"]).allSatisfy {
        $0.sentence.hasPrefix("A property with @\($1) was read")
      })
    #expect(reports.count == 4)
  }

  @Test(
    "Namespaces of views that are not installed match no other",
    .expectsMisuse("State.readBeforeView"))
  func namespaces() {
    let (first, second) = (Screen(), Screen())
    #expect(first.namespace != second.namespace && first.namespace != first.namespace)
  }

  final class Model: ObservableObject, @unchecked Sendable {
    @Published var value = 0
  }

  struct ModelScreen: View {
    @ObservedObject var model: Model
    var body: some View { Text("value \(model.value)") }
  }

  @Test("An object that changes on another thread is reported, and is shown by the main queue")
  func objectOffMain() async throws {
    let model = Model()
    let app = try show(ModelScreen(model: model))
    let reports = await expectMisuse("State.objectChangedOffMain") {
      await change(model, in: app)
    }
    _ = try app.find("value 1")
    #expect(reports.count == 1)
  }

  @Test("A test fails in which an object changes on another thread")
  func objectOffMainFails() async throws {
    let model = Model()
    let app = try show(ModelScreen(model: model))
    await withKnownIssue {
      await change(model, in: app)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("changed on another thread") }
    }
  }

  /// Changes an object on another thread, until its view shows it.
  private func change(_ model: Model, in app: TestApp) async {
    await withCheckedContinuation { continuation in
      Thread {
        model.value = 1
        continuation.resume()
      }.start()
    }
    for _ in 0..<200 where !app.exists("value 1") {
      await app.drainTasks()
      app.advance(by: 1.0 / 60)
    }
  }

  @Test(
    "A value that its own onChange changes again in the same frame is reported",
    .expectsMisuse("State.changedTwiceInFrame"))
  func changedTwice() throws {
    struct Counter: View {
      @State private var value = 0
      let remote: Remote

      var body: some View {
        let _ = remote.actions["count"] = { value = 1 }
        Text("value \(value)").onChange(of: value) { if value < 3 { value += 1 } }
      }
    }
    let remote = Remote()
    let app = try show(Counter(remote: remote))
    remote("count")
    try app.settle()
    #expect(app.exists("value 3"))
  }

  @Test("A value that changes in several frames is not reported")
  func changedOften() throws {
    struct Counter: View {
      @State private var value = 0
      @State private var copy = 0
      let remote: Remote

      var body: some View {
        let _ = remote.actions["count"] = { value += 1 }
        Text("copy \(copy)").onChange(of: value) { copy = value }
      }
    }
    let remote = Remote()
    let app = try show(Counter(remote: remote))
    for _ in 0..<3 {
      remote("count")
      try app.settle()
    }
    #expect(app.exists("copy 3"))
  }
}

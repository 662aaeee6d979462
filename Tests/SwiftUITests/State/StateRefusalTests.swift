import Combine
import DetentTesting
import SwiftUI
import Testing

/// Writes of state, and uses of objects, that SwiftUI refuses or reports.
@MainActor
@Suite("Refused state")
struct StateRefusalTests {
  final class Model: ObservableObject {
    @Published var value = 0
  }

  @Test("State that a body writes stays unchanged", .expectsMisuse("State.changedInBody"))
  func stateInBody() throws {
    struct Screen: View {
      @State private var value = 0
      var body: some View {
        let _ = value = 5
        Text("value \(value)")
      }
    }
    let app = try show(Screen())
    #expect(app.exists("value 0"))
  }

  @Test("An object that a body changes is reported", .expectsMisuse("State.objectChangedInBody"))
  func objectInBody() throws {
    struct Screen: View {
      @ObservedObject var model: Model
      let changes: Bool
      var body: some View {
        let _ = changes && model.value == 0 ? model.value = 1 : ()
        Text("value \(model.value)")
      }
    }
    let app = try show(Screen(model: Model(), changes: true))
    #expect(app.exists("value 1"))
  }

  struct Screen: View {
    @State var value = 1
    @StateObject var model = Model()
    var body: some View { Text("\(value)") }
  }

  @Test("State that is written before its view is installed stays unchanged")
  func changedBeforeView() {
    let screen = Screen()
    expectMisuse("State.changedBeforeView", "State.readBeforeView") {
      screen.value = 2
      #expect(screen.value == 1)
    }
  }

  @Test("A state object that is read before its view is installed is another one each time")
  func objectBeforeView() {
    let screen = Screen()
    expectMisuse("State.objectReadBeforeView") {
      #expect(screen.model !== screen.model)
    }
  }

  @Test(
    "Changes that cause each other without end are continued in the next frame",
    .expectsMisuse("State.endlessUpdates", "State.changedTwiceInFrame"))
  func endless() throws {
    struct Screen: View {
      @State private var value = 0
      let remote: Remote
      var body: some View {
        let _ = remote.actions["start"] = { value = 1 }
        Text("value \(value)").onChange(of: value) { if value < 30 { value += 1 } }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("start")
    try app.settle()
    #expect(app.exists("value 30"))
  }

  @Test(
    "Scrolling to an id that no view has is reported",
    .expectsMisuse("ScrollContent.unknownScrollTarget"))
  func unknownTarget() throws {
    struct Screen: View {
      let remote: Remote
      var body: some View {
        ScrollViewReader { proxy in
          let _ = remote.actions["scroll"] = { proxy.scrollTo("nowhere") }
          ScrollView { Text("Row").id("row") }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("scroll")
    try app.settle()
    #expect(app.exists("Row"))
  }
}

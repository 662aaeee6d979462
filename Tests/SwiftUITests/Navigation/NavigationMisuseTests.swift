import DetentTesting
import SwiftUI
import Testing

/// Destinations and links where a navigation stack cannot find them.
@MainActor
@Suite("Misplaced destinations and links")
struct NavigationMisuseTests {
  @Test(
    "Of two destinations for a type the one nearest the root is used",
    .expectsMisuse("SwiftUI.destinationTwice"))
  func destinationTwice() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      let remote: Remote

      var body: some View {
        let _ = remote.actions["first"] = { path = [1] }
        let _ = remote.actions["second"] = { path = [1, 2] }
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { number in
            Text("outer \(number)")
              .navigationDestination(for: Int.self) { Text("inner \($0)") }
          }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("first")
    try app.settle()
    remote("second")
    try app.settle()
    #expect(app.exists("outer 2") && !app.exists("inner 2"))
  }

  @Test(
    "A destination outside of a stack is reported when it is wanted",
    .expectsMisuse("SwiftUI.destinationWithoutStack"))
  func withoutStack() throws {
    struct Screen: View {
      @State private var isShown = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["show"] = { isShown = true }
        Text("Root").navigationDestination(isPresented: $isShown) { Text("Detail") }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("show")
    try app.settle()
    #expect(!app.exists("Detail"))
  }

  @Test(
    "A destination for a type in a row of a lazy stack is ignored",
    .expectsMisuse("SwiftUI.destinationInLazyContainer", "SwiftUI.noDestination"))
  func inLazyStack() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      let remote: Remote

      var body: some View {
        let _ = remote.actions["show"] = { path = [1] }
        NavigationStack(path: $path) {
          ScrollView {
            LazyVStack {
              Text("Row").navigationDestination(for: Int.self) { Text("Detail \($0)") }
            }
          }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("show")
    try app.settle()
    #expect(app.exists("Row") && !app.exists("Detail 1"))
  }

  @Test(
    "A destination for a binding in a row of a list is ignored",
    .expectsMisuse("SwiftUI.destinationInLazyContainer"))
  func inList() throws {
    struct Screen: View {
      @State private var isShown = false
      let remote: Remote

      var body: some View {
        let _ = remote.actions["show"] = { isShown = true }
        NavigationStack {
          List { Text("Row").navigationDestination(isPresented: $isShown) { Text("Detail") } }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("show")
    try app.settle()
    #expect(app.exists("Row") && !app.exists("Detail"))
  }

  @Test("A stack in a sheet that a row of a list presents has destinations")
  func sheetOfRow() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var path: [Int] = []
      let remote: Remote

      var body: some View {
        let _ = remote.actions["show"] = { isShown = true }
        let _ = remote.actions["push"] = { path = [1] }
        List {
          Text("Row").sheet(isPresented: $isShown) {
            NavigationStack(path: $path) {
              Text("Sheet").navigationDestination(for: Int.self) { Text("Detail \($0)") }
            }
          }
        }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("show")
    try app.settle()
    remote("push")
    try app.settle()
    #expect(app.exists("Detail 1"))
  }

  @Test(
    "A link outside of a stack is disabled and reported", .expectsMisuse("SwiftUI.linkWithoutStack")
  )
  func link() throws {
    let app = try show(NavigationLink("Open") { Text("Detail") })
    try app.tap("Open")
    try app.settle()
    #expect(app.exists("Open") && !app.exists("Detail"))
  }
}

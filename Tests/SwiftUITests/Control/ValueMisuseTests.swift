import DetentTesting
import SwiftUI
import Testing

/// Values of controls and modifiers that SwiftUI reports.
@MainActor
@Suite("Values that controls and modifiers cannot show")
struct ValueMisuseTests {
  @Test(
    "A negative or infinite length of a frame is reported and not used",
    .expectsMisuse("SwiftUI.frameNotValid"))
  func frame() throws {
    let app = try show(
      VStack {
        Text("A").frame(width: -20)
        Text("B").frame(width: .infinity, height: .nan)
      })
    #expect(try #require(app.frame(of: "B")).width < 40)
  }

  @Test(
    "A value of a progress view outside of its total is clamped and reported",
    .expectsMisuse("SwiftUI.progressOutOfRange"))
  func progress() throws {
    let app = try show(ProgressView("Copying", value: 3, total: 2))
    #expect(app.exists("Copying"))
  }

  @Test(
    "A picker's selection that is no tag of its options is reported",
    .expectsMisuse("SwiftUI.unknownTag"))
  func picker() throws {
    let app = try show(
      Picker("Fruit", selection: .constant("Pear")) {
        Text("Apple").tag("Apple")
        Text("Plum").tag("Plum")
      }
      .pickerStyle(.segmented))
    #expect(app.exists("Apple"))
  }

  @Test(
    "A tab view's selection that is no tag of its tabs is reported",
    .expectsMisuse("SwiftUI.unknownTag"))
  func tabView() throws {
    let app = try show(
      TabView(selection: .constant(3)) {
        Text("First").tabItem { Text("One") }.tag(1)
        Text("Second").tabItem { Text("Two") }.tag(2)
      })
    #expect(app.exists("First"))
  }

  @Test(
    "A range without ids that changes is reported", .expectsMisuse("ScrollContent.changedRange"))
  func range() throws {
    struct Screen: View {
      @State private var count = 1
      let remote: Remote

      var body: some View {
        let _ = remote.actions["more"] = { count = 2 }
        VStack { ForEach(0..<count) { Text("row \($0)") } }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("more")
    try app.settle()
    #expect(app.exists("row 1"))
  }

  @Test("A range with ids may change")
  func rangeWithIDs() throws {
    struct Screen: View {
      @State private var count = 1
      let remote: Remote

      var body: some View {
        let _ = remote.actions["more"] = { count = 2 }
        VStack { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("more")
    try app.settle()
    #expect(app.exists("row 1"))
  }

  @Test("Two sources of one matched geometry are reported once")
  func geometrySources() throws {
    struct Screen: View {
      @Namespace private var namespace
      @State private var count = 0
      let remote: Remote

      var body: some View {
        let _ = remote.actions["count"] = { count += 1 }
        Text("A \(count)").matchedGeometryEffect(id: "title", in: namespace)
        Text("B \(count)").matchedGeometryEffect(id: "title", in: namespace)
      }
    }
    let remote = Remote()
    var app: TestApp?
    let reports = try expectMisuse("SwiftUI.geometrySources") {
      app = try show(Screen(remote: remote))
      remote("count")
      try app?.settle()
    }
    #expect(reports.count == 1)
    withExtendedLifetime(app) {}
  }
}

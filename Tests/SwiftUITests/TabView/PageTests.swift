import DetentTesting
import SwiftUI
import Testing

@MainActor
struct PageTests {
  struct Pages: View {
    @State private var page = "one"
    let remote: Remote
    let log: Log

    var body: some View {
      let _ = remote.actions["three"] = { page = "three" }
      TabView(selection: $page) {
        Text("First").tag("one")
        Text("Second").tag("two")
        Text("Third").tag("three")
      }
      .tabViewStyle(.page)
      .background(Color.gray)
      .onChange(of: page) { log($1) }
    }
  }

  /// The page in the middle of the screen.
  private func shown(in app: TestApp) throws -> String? {
    try ["First", "Second", "Third"].first { try app.middle(of: $0).x == 196.5 }
  }

  @Test("A finger leafs through pages, the selection follows, and the state turns to a page")
  func leafing() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Pages(remote: remote, log: log))
    #expect(try shown(in: app) == "First")
    let finger = app.touch(at: CGPoint(x: 300, y: 400))
    try finger.move(by: CGVector(dx: -220, dy: 0), over: 0.2)
    try finger.lift()
    try app.settle()
    #expect(try shown(in: app) == "Second")
    #expect(log.take() == ["two"])
    remote("three")
    try app.settle()
    #expect(try shown(in: app) == "Third")
    #expect(log.take() == ["three"])
    #expect(try app.find(UIPageControl.self).currentPage == 2)
    // A touch before the dot of the page goes one back.
    let dots = try app.find(UIPageControl.self)
    app.tap(at: dots.convert(CGPoint(x: 4, y: 13), to: nil))
    try app.settle()
    #expect(try shown(in: app) == "Second")
    #expect(log.take() == ["two"])
  }

  @Test("Dots are left out for one page, and where nobody wants them", arguments: [1, 3])
  func dots(count: Int) throws {
    let pages = TabView { ForEach(0..<count, id: \.self) { Text("Page \($0)") } }
    let automatic = try show(pages.tabViewStyle(.page))
    #expect(automatic.findAll(UIPageControl.self).isEmpty == (count == 1))
    let never = try show(pages.tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(never.findAll(UIPageControl.self).isEmpty)
  }

  @Test("A page that wants no bar with tabs hides it as long as it shows")
  func hiddenTabBar() throws {
    let app = try show(
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack {
            NavigationLink("Open") { Text("Deep").toolbar(.hidden, for: .tabBar) }
          }
        }
        Tab("Other", systemImage: "star") { Text("Else") }
      })
    #expect(app.exists("Other"))
    try app.tap("Open")
    try app.settle()
    #expect(app.exists("Deep") && !app.exists("Other"))
    try app.tap("Back")
    try app.settle()
    #expect(app.exists("Other"))
    try app.tap("Other")
    try app.settle()
    #expect(app.exists("Else"))
  }

  @Test("A sheet and the window each take the appearance that their views wish for")
  func preferredColorScheme() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var isDark = false
      @Environment(\.colorScheme) private var scheme
      let remote: Remote

      var body: some View {
        let _ = remote.actions["dark"] = { isDark = true }
        let _ = remote.actions["light"] = { isDark = false }
        Text("Window \(scheme == .dark ? "dark" : "light")")
          .sheet(isPresented: $isShown) { Inside().presentationDetents([.medium]) }
          .preferredColorScheme(isDark ? .dark : nil)
      }
    }
    struct Inside: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text("Sheet \(scheme == .dark ? "dark" : "light")").preferredColorScheme(.dark)
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    #expect(app.exists("Sheet dark"))
    #expect(app.frame(of: "Window light") != nil)
    remote("dark")
    try app.settle()
    #expect(app.frame(of: "Window dark") != nil)
    remote("light")
    try app.settle()
    #expect(app.frame(of: "Window light") != nil)
    #expect(app.exists("Sheet dark"))
  }

  @Test("What is presented from a window follows the wish of the window's views")
  func preferredColorSchemeBelowSheet() throws {
    struct Inside: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("Sheet \(scheme == .dark ? "dark" : "light")") }
    }
    let app = try show(
      Text("Window").sheet(isPresented: .constant(true)) { Inside() }.preferredColorScheme(.dark))
    #expect(app.exists("Sheet dark"))
  }

  @Test("Views hear whether people see the scene")
  func scenePhase() throws {
    struct Screen: View {
      @Environment(\.scenePhase) private var phase
      let log: Log
      var body: some View {
        Text("Phase").onChange(of: phase, initial: true) { log("\($1)") }
      }
    }
    let log = Log()
    let app = try show(Screen(log: log))
    app.device.moveToBackground()
    try app.settle()
    app.device.moveToForeground()
    try app.settle()
    #expect(log.lines.suffix(5) == ["active", "inactive", "background", "inactive", "active"])
  }
}

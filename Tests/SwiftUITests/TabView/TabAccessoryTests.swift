import DetentTesting
import SwiftUI
import Testing

@MainActor
struct TabAccessoryTests {
  struct Screen: View {
    var behavior = TabBarMinimizeBehavior.onScrollDown
    let remote: Remote
    let log: Log
    @State private var hasPlayer = true
    @State private var tab = "home"

    var body: some View {
      let _ = remote.actions["stop"] = { hasPlayer = false }
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: "home") {
          NavigationStack {
            List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("All")
          }
        }
        Tab("New", systemImage: "square.grid.2x2", value: "new") { Text("News") }
        Tab("Search", systemImage: "magnifyingglass", value: "search", role: .search) {
          Text("Looking")
        }
      }
      .tabViewBottomAccessory(isEnabled: hasPlayer) { Player(log: log) }
      .tabBarMinimizeBehavior(behavior)
    }
  }

  struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    let log: Log
    var body: some View {
      HStack {
        Text(placement == .inline ? "Inline" : placement == .expanded ? "Expanded" : "Nowhere")
        Button("Play") { log("play") }
      }
      .frame(maxWidth: .infinity)
    }
  }

  private func tabs(_ app: TestApp) -> UITabBarController? {
    app.root?.children.lazy.compactMap { $0 as? UITabBarController }.first
  }

  private func scroll(_ app: TestApp, by distance: CGFloat) throws {
    let finger = app.touch(at: CGPoint(x: 200, y: 400))
    try finger.move(by: CGVector(dx: 0, dy: distance), over: 0.2)
    try finger.lift()
    try app.settle()
  }

  @Test("A view stands above the bar, takes touches, and goes when it is not wanted")
  func accessory() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log))
    let text = try #require(app.frame(of: "Expanded"))
    let home = try #require(app.frame(of: "Home"))
    #expect(text.maxY < home.minY - 20)
    try app.tap("Play")
    #expect(log.take() == ["play"])
    remote("stop")
    try app.settle()
    #expect(!app.exists("Play"))
  }

  @Test(
    "Scrolling on makes the bar small and the accessory stand beside it; scrolling back brings it")
  func minimizing() throws {
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log))
    try scroll(app, by: -300)
    let inline = try #require(app.frame(of: "Inline"))
    #expect(inline.midY > 780)
    #expect(try app.middle(of: "Home").x < 100)
    try app.tap("Play")
    #expect(log.take() == ["play"])
    try scroll(app, by: 120)
    #expect(app.frame(of: "Expanded") != nil && app.frame(of: "Inline") == nil)
    // A touch of the small bar brings it back, and chooses nothing.
    try scroll(app, by: -300)
    #expect(app.frame(of: "Inline") != nil)
    try app.tap("Home")
    try app.settle()
    #expect(app.frame(of: "Expanded") != nil)
    #expect(try #require(tabs(app)).selectedIndex == 0)
  }

  @Test("A bar that never gives way stays", arguments: [TabBarMinimizeBehavior.never, .automatic])
  func never(behavior: TabBarMinimizeBehavior) throws {
    let app = try show(Screen(behavior: behavior, remote: Remote(), log: Log()))
    try scroll(app, by: -300)
    #expect(app.frame(of: "Expanded") != nil)
  }

  @Test("The tab for searching stands by itself at the trailing end, and is chosen as any other")
  func search() throws {
    let app = try show(Screen(remote: Remote(), log: Log()))
    let tab = try #require(app.findAll(UIControl.self).first { $0.accessibilityLabel == "Search" })
    let frame = tab.convert(tab.bounds, to: nil)
    #expect(frame.size == CGSize(width: 62, height: 62))
    #expect(abs(frame.maxX - 372) < 0.01)
    #expect(try app.middle(of: "New").x < frame.minX - 40)
    try app.tap("Search")
    try app.settle()
    #expect(app.exists("Looking"))
    #expect(try #require(tabs(app)).selectedTab is UISearchTab)
  }

  @Test("The bar has the tint around it")
  func tint() throws {
    let app = try show(Screen(remote: Remote(), log: Log()).tint(.purple))
    #expect(try #require(tabs(app)).tabBar.tintColor == .systemPurple)
  }

  @Test("The field of the tab for searching takes the room of the other tabs, which a circle keeps")
  func searchField() throws {
    let app = try show(
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("News", systemImage: "newspaper") { Text("All news") }
        Tab(role: .search) {
          NavigationStack {
            List(0..<40, id: \.self) { Text("Row \($0)") }.navigationTitle("Find")
          }
          .searchable(text: .constant(""))
        }
      })
    try app.tap("News")
    try app.settle()
    try app.tap("Search")
    try app.settle()
    let field = try app.find(UISearchTextField.self)
    func place() -> CGRect { field.convert(field.bounds, to: nil) }
    // Beside the circle, whose bottom is 21 points above the screen's.
    #expect(abs(place().minX - (21 + 48 + 8)) < 0.01)
    #expect(abs(place().maxX - (393 - 21)) < 0.01)
    #expect(abs(place().maxY - (852 - 21)) < 0.01)
    try scroll(app, by: -200)
    #expect(abs(place().maxY - (852 - 21)) < 0.01)
    app.tap(at: CGPoint(x: place().midX, y: place().midY))
    try app.settle()
    #expect(field.isFirstResponder)
    #expect(place().minX < 40 && place().maxY < 600)
    field.resignFirstResponder()
    try app.settle()
    // The circle leads back to the tab that showed before.
    app.tap(at: CGPoint(x: 21 + 24, y: 852 - 21 - 24))
    try app.settle()
    #expect(app.exists("All news"))
    #expect(try app.middle(of: "Home").x < 100)
  }

  @Test("A search around the stack of a tab that has not shown yet is no misuse")
  func searchInOtherTab() throws {
    let misuses = try Misuse.collect {
      _ = try show(
        TabView {
          Tab("Home", systemImage: "house") { Text("At home") }
          Tab(role: .search) { NavigationStack { Text("Find") }.searchable(text: .constant("")) }
        })
    }
    #expect(misuses.isEmpty)
  }
}

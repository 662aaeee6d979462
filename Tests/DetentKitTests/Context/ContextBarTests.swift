import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// How something presented lies to tab bars, toolbars and navigation bars.
@MainActor
@Suite("Contexts and bars")
struct ContextBarTests {
  /// A tab bar controller whose first tab is a context, or a toolbar below one.
  @MainActor
  struct Stage {
    let app: TestApp
    let pane = ContextStage.Pane()
    let other = UIViewController()
    let content = ContextStage.Content()
    let tabs: UITabBarController?

    init(on model: DeviceModel = .iPhone16) throws {
      let tabs = UITabBarController()
      pane.tabBarItem = UITabBarItem(title: "Map", image: UIImage(systemName: "map"), tag: 0)
      other.tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "star"), tag: 1)
      other.view.backgroundColor = .systemBackground
      tabs.viewControllers = [pane, other]
      app = TestApp(device: model) { tabs }
      self.tabs = tabs
      try app.settle()
    }

    /// The context fills a navigation controller, whose bars show.
    init(navigation: UINavigationController) throws {
      navigation.setToolbarHidden(false, animated: false)
      pane.title = "Map"
      pane.toolbarItems = [UIBarButtonItem(title: "Tool", primaryAction: nil)]
      navigation.setViewControllers([pane], animated: false)
      app = TestApp(device: .iPhone16) { navigation }
      tabs = nil
      try app.settle()
    }

    var bar: CGRect {
      get throws { try #require(tabs).tabBar.convert(try #require(tabs).tabBar.bounds, to: nil) }
    }

    func present(
      _ bars: ContextStyle.BarLayering, _ change: (inout ContextStyle) -> Void = { _ in }
    )
      throws
    {
      var style = ContextStyle(detents: [.height(200), .large])
      style.bars = bars
      change(&style)
      pane.present(content, style: .context(style))
      try app.settle()
    }

    var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }

    func isContent(_ point: CGPoint) -> Bool {
      app.device.window.hitTest(point, with: nil)?.isDescendant(of: content.view) == true
    }

    func drag(from start: Double, to end: Double) throws {
      let finger = app.touch(at: CGPoint(x: 30, y: start))
      try finger.move(to: CGPoint(x: 30, y: end), over: 0.3)
      app.advance(by: 0.2)
      try finger.lift()
      try app.settle()
    }
  }

  @Test("Under a tab bar it reaches the screen's edge, its content keeps clear, and tabs change")
  func under() throws {
    let stage = try Stage()
    try stage.present(.under)
    let bar = try stage.bar
    #expect(stage.frame.maxY == 852)
    // Heights count from the bar up.
    #expect(abs(stage.frame.minY - (bar.minY - 200)) < 0.5)
    #expect(stage.content.view.safeAreaInsets.bottom == 852 - bar.minY)
    #expect(stage.app.exists("List"))
    try stage.app.tap("List")
    try stage.app.settle()
    #expect(stage.tabs?.selectedIndex == 1)
    #expect(!stage.isContent(CGPoint(x: 196, y: bar.minY - 30)))
    try stage.app.tap("Map")
    try stage.app.settle()
    #expect(stage.isContent(CGPoint(x: 196, y: bar.minY - 30)))
    try stage.drag(from: bar.minY - 150, to: 100)
    #expect(stage.frame.minY < 62)
  }

  @Test("Over a tab bar it covers it, dims it and takes its touches")
  func over() throws {
    let stage = try Stage()
    try stage.present(.over)
    let bar = try stage.bar
    #expect(stage.frame.maxY == 852)
    #expect(abs(stage.frame.minY - (852 - 34 - 200)) < 0.5)
    #expect(stage.content.view.safeAreaInsets.bottom == 34)
    #expect(stage.isContent(CGPoint(x: 196, y: bar.midY)))
    #expect(throws: (any Error).self) { try stage.app.tap("List") }
    #expect(!stage.app.elements.contains { $0.label == "List" })
    // A finger on what covers the bar moves it.
    try stage.drag(from: 830, to: 200)
    #expect(stage.frame.minY < 62)
    stage.content.dismiss(animated: true)
    try stage.app.settle()
    try stage.app.tap("List")
    try stage.app.settle()
    #expect(stage.tabs?.selectedIndex == 1)
    #expect(stage.app.elements.contains { $0.label == "List" })
  }

  @Test("Inset it ends at the tab bar from the first frame to the last, and tabs change")
  func inset() throws {
    let stage = try Stage()
    let bar = try stage.bar
    var frames = 0
    var isBehind = false
    let observer = stage.app.device.addFrameObserver { _ in
      frames += 1
      for y in [bar.minY + 1, bar.midY, bar.maxY - 1] {
        isBehind = isBehind || stage.isContent(CGPoint(x: 12, y: y))
      }
    }
    try stage.present(.inset)
    #expect(abs(stage.frame.maxY - bar.minY) < 0.5)
    #expect(abs(stage.frame.minY - (bar.minY - 200)) < 0.5)
    #expect(stage.content.view.safeAreaInsets.bottom == 0)
    try stage.drag(from: bar.minY - 150, to: 100)
    try stage.drag(from: 100, to: bar.minY - 100)
    try stage.drag(from: bar.minY - 150, to: 840)
    stage.app.device.removeFrameObserver(observer)
    #expect(stage.content.view.window == nil)
    #expect(frames > 60)
    #expect(!isBehind)
    try stage.app.tap("List")
    #expect(stage.tabs?.selectedIndex == 1)
  }

  @Test("Another layering while it is shown takes effect at once")
  func changed() throws {
    let stage = try Stage()
    try stage.present(.under)
    let bar = try stage.bar
    let presentation = try #require(stage.content.contextPresentationController)
    presentation.style.bars = .over
    try stage.app.settle()
    #expect(stage.isContent(CGPoint(x: 196, y: bar.midY)))
    presentation.style.bars = .inset
    try stage.app.settle()
    #expect(!stage.isContent(CGPoint(x: 196, y: bar.midY)))
    #expect(abs(stage.frame.maxY - bar.minY) < 0.5)
    presentation.style.bars = .under
    try stage.app.settle()
    #expect(!stage.isContent(CGPoint(x: 196, y: bar.midY)))
    #expect(stage.frame.maxY == 852)
    try stage.app.tap("List")
    #expect(stage.tabs?.selectedIndex == 1)
  }

  @Test(
    "A toolbar and a navigation bar: behind, over and between them",
    arguments: [ContextStyle.BarLayering.under, .over, .inset])
  func navigation(layering: ContextStyle.BarLayering) throws {
    let navigation = UINavigationController()
    let stage = try Stage(navigation: navigation)
    let tool = navigation.toolbar.convert(navigation.toolbar.bounds, to: nil)
    let top = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
    try stage.present(layering) { $0.selectedDetent = .large }
    switch layering {
    case .under:
      #expect(stage.frame.maxY == 852)
      // Its content keeps clear of the bar above, so it ends there.
      #expect(abs(stage.frame.minY - top.maxY) < 0.5)
      #expect(!stage.isContent(CGPoint(x: 196, y: top.midY)))
      #expect(stage.app.elements.contains { $0.label == "Tool" })
    case .over:
      #expect(stage.isContent(CGPoint(x: 196, y: top.midY)))
      #expect(stage.isContent(CGPoint(x: 196, y: tool.midY)))
      #expect(!stage.app.elements.contains { $0.label == "Tool" })
    case .inset:
      #expect(abs(stage.frame.minY - top.maxY) < 0.5)
      #expect(abs(stage.frame.maxY - tool.minY) < 0.5)
      #expect(stage.app.elements.contains { $0.label == "Tool" })
    }
    try stage.drag(from: stage.frame.minY + (layering == .under ? 130 : 20), to: 600)
    #expect(stage.content.contextPresentationController?.selectedDetent == .height(200))
  }

  @Test("A bar of one's own beside the context counts like UIKit's")
  func ownBar() throws {
    let root = UIViewController()
    let pane = ContextStage.Pane()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 760, width: 393, height: 92))
    root.addChild(pane)
    root.view.addSubview(pane.view)
    pane.view.frame = CGRect(x: 0, y: 0, width: 393, height: 760)
    pane.didMove(toParent: root)
    root.view.addSubview(bar)
    let app = TestApp(device: .iPhone16) { root }
    try app.settle()
    let content = ContextStage.Content()
    var style = ContextStyle(detents: [.height(200)])
    style.bars = .over
    pane.present(content, style: .context(style))
    try app.settle()
    let frame = content.view.convert(content.view.bounds, to: nil)
    #expect(frame.maxY == 852)
    #expect(abs(frame.minY - (852 - 34 - 200)) < 0.5)
  }

  @Test("What a container adds to its child's safe area, what is presented keeps clear of too")
  func added() throws {
    let stage = try ContextStage()
    stage.lower.additionalSafeAreaInsets.bottom = 50
    let content = ContextStage.Content()
    content.additionalSafeAreaInsets.bottom = 3
    try stage.present(ContextStyle(detents: [.height(120)]), content: content)
    #expect(abs(content.view.safeAreaInsets.bottom - (34 + 50 + 3)) < 0.01)
    #expect(abs(stage.frame(of: content.view).minY - (852 - 84 - 120)) < 0.5)
    content.dismiss(animated: true)
    try stage.app.settle()
    #expect(content.additionalSafeAreaInsets.bottom == 3)
  }

  @Test(
    "In the picture it is seen behind the floating bar, over it, and not below its top",
    arguments: [ContextStyle.BarLayering.under, .over, .inset])
  func picture(layering: ContextStyle.BarLayering) throws {
    let stage = try Stage()
    let bar = try stage.bar
    stage.content.view.backgroundColor = .red
    try stage.present(layering)
    let picture = try stage.app.device.capture(scale: 1)
    func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
      picture.pixels[Int(y) * picture.stride + Int(x)] == 0xFFFF_0000
    }
    #expect(isRed(12, bar.minY - 4))
    #expect(isRed(12, bar.midY) == (layering != .inset))
    #expect(isRed(196, bar.midY) == (layering == .over))
  }

  @Test("Undimmed over a tab bar, all but what is covered stays in use")
  func undimmedOver() throws {
    let stage = try Stage()
    try stage.present(.over) { $0.largestUndimmedDetent = .height(200) }
    #expect(stage.isContent(CGPoint(x: 196, y: try stage.bar.midY)))
    let slider = stage.pane.slider
    slider.value = 0
    let place = slider.convert(slider.bounds, to: nil)
    let finger = stage.app.touch(at: CGPoint(x: place.minX + 18, y: place.midY))
    try finger.move(to: CGPoint(x: place.midX, y: place.midY), over: 0.25)
    try finger.lift()
    #expect(slider.value > 0.3)
  }

  @Test(
    "SwiftUI's tab view: over its bar, behind it, at it",
    arguments: [ContextStyle.BarLayering.under, .over, .inset])
  func tabView(layering: ContextStyle.BarLayering) throws {
    struct Screen: View {
      @Bindable var model: Model
      let style: ContextStyle
      var body: some View {
        TabView {
          Color.mint.ignoresSafeArea()
            .sheet(isPresented: $model.isPresented, style: .context(style)) {
              Color.teal.accessibilityLabel("Content")
            }
            .presentationContext()
            .ignoresSafeArea()
            .tabItem { Label("Map", systemImage: "map") }
          Text("Second").tabItem { Label("List", systemImage: "star") }
        }
      }
    }
    let model = Model()
    var style = ContextStyle(detents: [.height(200)])
    style.bars = layering
    let stage = try SwiftUIStage { Screen(model: model, style: style) }
    model.isPresented = true
    try stage.app.settle()
    let bar = try stage.app.find(UITabBar.self)
    let top = bar.convert(bar.bounds, to: nil).minY
    let view = try #require(stage.device.findAll { $0.next is PresentedHost }.first)
    let frame = view.convert(view.bounds, to: nil)
    switch layering {
    case .under:
      #expect(frame.maxY == 852)
      #expect(abs(frame.minY - (top - 200)) < 0.5)
    case .over:
      #expect(frame.maxY == 852)
      #expect(abs(frame.minY - (852 - 34 - 200)) < 0.5)
    case .inset:
      #expect(abs(frame.maxY - top) < 0.5)
      #expect(abs(frame.minY - (top - 200)) < 0.5)
    }
    if layering == .over {
      #expect(throws: (any Error).self) { try stage.app.tap("List") }
    } else {
      try stage.app.tap("List")
      try stage.app.settle()
      #expect(stage.app.exists("Second"))
    }
  }
}

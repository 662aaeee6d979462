import Testing
import UIKit

@MainActor
@Suite("Looks of bars, prompts and toolbars")
struct BarLookTests {
  @MainActor
  final class Stage {
    let stage = TouchStage { $0.scale = 1 }
    let root = UIViewController()
    let scroll = UIScrollView()
    let navigation: UINavigationController

    init() {
      root.title = "Root"
      root.view.backgroundColor = .white
      scroll.contentSize = CGSize(width: 393, height: 3000)
      scroll.frame = root.view.bounds
      root.view.addSubview(scroll)
      navigation = UINavigationController(rootViewController: root)
      stage.window.rootViewController = navigation
      stage.advance(2)
    }

    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      stage.host.composite().bitmap[x, y] & 0xff_ffff
    }
  }

  private func red() -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    return look
  }

  @Test("A standard look shows over content only, one for the edge at the edge only")
  func edges() {
    let stage = Stage()
    stage.navigation.navigationBar.standardAppearance = red()
    stage.stage.advance()
    #expect(stage.pixel(5, 30) == 0xff_ffff)
    stage.scroll.contentOffset.y += 100
    stage.stage.advance()
    #expect(stage.pixel(5, 30) == 0xff_0000 && stage.pixel(5, 110) == 0xff_0000)
    #expect(stage.pixel(5, 118) == 0xff_ffff)
    let blue = UINavigationBarAppearance()
    blue.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    stage.navigation.navigationBar.scrollEdgeAppearance = blue
    stage.stage.advance()
    #expect(stage.pixel(5, 30) == 0xff_0000)
    stage.scroll.contentOffset.y -= 100
    stage.stage.advance()
    #expect(stage.pixel(5, 30) == 0x00_00ff)
  }

  @Test("An item's look goes before the bar's, and is kept as a copy")
  func items() {
    let stage = Stage()
    let look = red()
    stage.root.navigationItem.standardAppearance = look
    stage.root.navigationItem.scrollEdgeAppearance = look
    look.backgroundColor = .green
    stage.stage.advance()
    #expect(stage.pixel(5, 30) == 0xff_0000)
    let copy = stage.root.navigationItem.standardAppearance?.copy() as? UINavigationBarAppearance
    #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    let next = UIViewController()
    next.view.backgroundColor = .white
    stage.navigation.pushViewController(next, animated: true)
    stage.stage.advance(30)
    #expect(stage.pixel(5, 30) == 0xff_ffff)
    stage.navigation.popViewController(animated: true)
    stage.stage.advance(30)
    #expect(stage.pixel(5, 30) == 0xff_0000)
  }

  @Test("Transparent bars let content through unfaded; default ones fade it")
  func transparent() {
    let stage = Stage()
    let stripe = UIView(frame: CGRect(x: 0, y: 60, width: 393, height: 200))
    stripe.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    stage.scroll.addSubview(stripe)
    stage.scroll.contentOffset.y += 100
    stage.stage.advance()
    #expect(stage.pixel(5, 90) != 0x00_ff00)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    stage.navigation.navigationBar.standardAppearance = clear
    stage.stage.advance()
    #expect(stage.pixel(5, 90) == 0x00_ff00)
  }

  @Test("A prompt stands above the title and takes room")
  func prompt() {
    let stage = Stage()
    let before = stage.root.view.safeAreaInsets.top
    stage.root.navigationItem.prompt = "Choose one"
    stage.stage.advance(2)
    #expect(stage.root.view.safeAreaInsets.top == before + 30)
    #expect(stage.navigation.navigationBar.bounds.height == 84)
    stage.root.navigationItem.prompt = nil
    stage.stage.advance(2)
    #expect(stage.root.view.safeAreaInsets.top == before)
  }

  @Test("A toolbar shows the items of the controller on top and takes room at the bottom")
  func toolbar() throws {
    let stage = Stage()
    #expect(stage.navigation.isToolbarHidden)
    var taps: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in taps.append(title) })
    }
    stage.root.toolbarItems = [item("One"), .flexibleSpace(), item("Two")]
    let before = stage.root.view.safeAreaInsets.bottom
    stage.navigation.setToolbarHidden(false, animated: true)
    stage.stage.advance(20)
    #expect(stage.root.view.safeAreaInsets.bottom == before + 52)
    let toolbar = try #require(stage.navigation.toolbar)
    #expect(toolbar.frame == CGRect(x: 0, y: 852 - 34 - 52, width: 393, height: 52))
    let one = try #require(stage.root.toolbarItems?.first?.frame(in: stage.stage.window))
    let two = try #require(stage.root.toolbarItems?.last?.frame(in: stage.stage.window))
    #expect(one.minX == 20 && two.maxX == 373 && one.height == 48)
    for frame in [one, two] {
      stage.stage.down(frame.midX, frame.midY)
      stage.stage.advance(2)
      stage.stage.up()
    }
    #expect(taps == ["One", "Two"])
    let next = UIViewController()
    next.toolbarItems = [item("Three")]
    stage.navigation.pushViewController(next, animated: true)
    stage.stage.advance(40)
    #expect(toolbar.items?.count == 1)
    stage.navigation.popViewController(animated: false)
    stage.stage.advance()
    #expect(toolbar.items?.count == 3)
    stage.navigation.isToolbarHidden = true
    stage.stage.advance()
    #expect(stage.root.view.safeAreaInsets.bottom == before)
  }
}

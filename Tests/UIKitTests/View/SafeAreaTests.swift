import Testing
import UIKit

@MainActor
@Suite("Safe area, margins and tint")
struct SafeAreaTests {
  /// A shown stage.window. Made inside each test: between a suite's `init` and the test another test's
  /// device may become the current one.
  @MainActor
  struct Stage {
    let host = DisplayHost(DisplayConfiguration())
    let window = UIWindow(frame: UIScreen.main.bounds)

    init() { window.makeKeyAndVisible() }
  }

  @Test("A view's safe area is what of the window's reaches into it")
  func reach() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 40, width: 393, height: 800))
    stage.window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 22, right: 0))
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    view.frame = stage.window.bounds
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test(
    "What fills a growing view hears of its safe area once, whoever gives it its place",
    arguments: [true, false])
  func growsOnce(resizesItself: Bool) {
    final class Hearer: UIView {
      var heard: [CGFloat] = []
      override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets.bottom) }
    }
    final class Filler: UIView {
      let child = Hearer()
      let outer = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if outer.autoresizingMask.isEmpty { outer.frame = bounds }
        if child.autoresizingMask.isEmpty { child.frame = outer.bounds }
      }
    }
    let stage = Stage()
    let filler = Filler(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
    filler.outer.frame = filler.bounds
    filler.child.frame = filler.bounds
    if resizesItself {
      filler.outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      filler.child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    filler.outer.addSubview(filler.child)
    filler.addSubview(filler.outer)
    stage.window.addSubview(filler)
    stage.host.advanceFrame(to: 0)
    #expect(filler.child.safeAreaInsets.bottom == 34)
    filler.child.heard = []
    filler.frame = CGRect(x: 0, y: 100, width: 393, height: 752)
    stage.host.advanceFrame(to: 1.0 / 60)
    #expect(filler.child.heard.isEmpty)
    filler.frame = CGRect(x: 0, y: 100, width: 393, height: 740)
    stage.host.advanceFrame(to: 2.0 / 60)
    #expect(filler.child.heard == [22])
  }

  @Test("What reaches into a view by rounding only is no safe area")
  func rounding() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 59 - 5e-14, width: 393, height: 300))
    stage.window.addSubview(view)
    #expect(view.safeAreaInsets.top == 0)
  }

  @Test("Bounds that move over subviews give them the safe area of where they are then")
  func boundsMove() {
    let stage = Stage()
    let parent = UIView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    let child = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    parent.addSubview(child)
    #expect(child.safeAreaInsets == .zero)
    parent.bounds.origin.y = 100
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
    parent.bounds.origin.y = -652
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    parent.bounds.origin.y = 0
    #expect(child.safeAreaInsets == .zero)
  }

  @Test("A shrinking parent lets its bottom inset reach a child that stayed where it was")
  func parentShrinks() {
    let stage = Stage()
    let parent = UIView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    let child = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 100))
    parent.addSubview(child)
    #expect(child.safeAreaInsets.bottom == 0)
    parent.safeAreaOverride = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    parent.bounds.size.height = 810
    parent.layoutIfNeeded()
    #expect(child.safeAreaInsets.bottom == 24)
  }

  @Test("Layout margins are 8 points plus the safe area, and a root view's are the system's")
  func margins() {
    let stage = Stage()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    stage.window.addSubview(plain)
    #expect(plain.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 8, right: 8))
    plain.insetsLayoutMarginsFromSafeArea = false
    #expect(plain.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let controller = UIViewController()
    stage.window.rootViewController = controller
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 20))
  }

  @Test("A dimmed tint is grey all the way down and comes back in colour")
  func dimmedTint() {
    let stage = Stage()
    let outer = UIView()
    let inner = UIView()
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    outer.tintAdjustmentMode = .dimmed
    let (red, green, blue, _) = inner.tintColor.rgba
    #expect(red == green && green == blue)
    #expect(inner.tintAdjustmentMode == .dimmed)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .systemRed)
  }

  @Test("A dynamic background follows the view's own style")
  func dynamicBackground() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    stage.window.addSubview(view)
    #expect(view.layer.backgroundColor?.premultipliedPixel == 0xFFFF_FFFF)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor?.premultipliedPixel == 0xFF00_0000)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }
}

import Testing
import UIKit

/// Requests that cannot be met: one sentence each, and everything is as it was.
@MainActor
@Suite("Misplaced requests")
struct MisplacedRequestTests {
  final class Menu: UIViewController {}
  final class Page: UIViewController {}

  private func report(_ work: () -> Void) -> String {
    Misuse.collect(work).joined(separator: "\n")
  }

  @Test("Presenting where something is presented already")
  func occupied() {
    let stage = SheetStage()
    stage.root.present(Menu(), animated: false)
    #expect(
      report { stage.root.present(Page(), animated: true) }
        == "Page was not presented from CallLogController because CallLogController already presents "
        + "Menu; present it from there, or dismiss that first.")
    #expect(stage.root.presentedViewController is Menu)
  }

  @Test("Presenting while something else is on its way in", arguments: [0, 1, 10])
  func onItsWay(frames: Int) {
    let stage = SheetStage()
    stage.root.present(Menu(), animated: true)
    stage.stage.advance(frames)
    #expect(report { stage.root.present(Page(), animated: true) }.contains("already presents Menu"))
    stage.settle()
    #expect(stage.root.presentedViewController is Menu)
  }

  @Test("Presenting from what is on its way in", arguments: [1, 10])
  func fromWhatComes(frames: Int) {
    let stage = SheetStage()
    let menu = Menu()
    stage.root.present(menu, animated: true)
    stage.stage.advance(frames)
    #expect(report { menu.present(Page(), animated: true) } == "")
    stage.settle()
    #expect(menu.presentedViewController is Page)
    #expect(stage.host.sheetSnapshots.count == 2)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.host.sheetSnapshots.isEmpty)
  }

  @Test("Presenting from a controller in no window")
  func detached() {
    let stage = SheetStage()
    let menu = Menu()
    #expect(
      report { menu.present(Page(), animated: true) }
        == "Page was not presented from Menu, whose view is in no window; present when it shows.")
    stage.settle()
    #expect(menu.presentedViewController == nil)
  }

  @Test("Presenting in viewDidLoad, before there is a window")
  func tooEarly() {
    final class Eager: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        present(Page(), animated: true)
      }
    }
    let stage = SheetStage()
    let eager = Eager()
    #expect(report { stage.root.present(eager, animated: true) }.contains("is in no window"))
    stage.settle()
    #expect(stage.root.presentedViewController === eager)
    #expect(eager.presentedViewController == nil)
  }

  @Test("Presenting a controller whose presenter lost its window in between")
  func windowGone() {
    let stage = SheetStage()
    let menu = Menu()
    stage.root.present(menu, animated: true)
    let lines = report {
      stage.stage.window.rootViewController = UIViewController()
      stage.settle()
    }
    #expect(lines == "")
    #expect(menu.presentingViewController == nil)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Presenting itself, its root, its child or what holds it")
  func cycles() {
    let stage = SheetStage()
    let menu = Menu()
    let page = Page()
    menu.addChild(page)
    menu.view.addSubview(page.view)
    page.didMove(toParent: menu)
    stage.root.present(menu, animated: false)
    let belongs = "belongs to the same hierarchy; present another controller."
    #expect(report { menu.present(menu, animated: false) }.hasSuffix(belongs))
    #expect(report { page.present(menu, animated: false) }.hasSuffix(belongs))
    #expect(report { menu.present(page, animated: false) }.hasSuffix(belongs))
    #expect(report { menu.present(stage.root, animated: false) }.contains("the root of a window"))
    #expect(menu.presentedViewController == nil)
    #expect(stage.root.presentedViewController === menu)
    #expect(page.parent === menu)
  }

  @Test("Presenting what somebody presents already")
  func taken() {
    let stage = SheetStage()
    let menu = Menu()
    let page = Page()
    stage.root.present(menu, animated: false)
    menu.present(page, animated: false)
    let top = UIViewController()
    page.present(top, animated: false)
    #expect(
      report { top.present(page, animated: false) }
        == "Page was not presented because Menu presents it already; dismiss it first or present "
        + "another one.")
    #expect(page.presentingViewController === menu)
  }

  @Test("Presenting from what is being dismissed")
  func leaving() {
    let stage = SheetStage()
    let menu = Menu()
    stage.root.present(menu, animated: false)
    stage.root.dismiss(animated: true)
    stage.stage.advance(5)
    #expect(
      report { menu.present(Page(), animated: true) }
        == "Page was not presented from Menu, which is being dismissed; present it from "
        + "CallLogController.")
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test("Presenting in a context that a removed child defines")
  func removedContext() {
    let stage = SheetStage()
    weak var gone: UIViewController?
    do {
      let child = UIViewController()
      stage.root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
      stage.root.view.addSubview(child.view)
      child.didMove(toParent: stage.root)
      child.definesPresentationContext = true
      let menu = Menu()
      menu.modalPresentationStyle = .overCurrentContext
      child.present(menu, animated: false)
      gone = menu
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    stage.settle()
    #expect(gone == nil)
    #expect(stage.root.view.subviews.isEmpty)
  }

  @Test("Dismissing where there is nothing")
  func nothing() {
    let stage = SheetStage()
    var isCalled = false
    #expect(
      report { stage.root.dismiss(animated: true) { isCalled = true } }
        == "CallLogController presents nothing and is not presented, so there is nothing to dismiss "
        + "and the completion is not called.")
    #expect(report { stage.root.dismiss(animated: true) } == "")
    #expect(!isCalled)
  }

  @Test("Dismissing twice calls both completions, in the order of asking")
  func twice() {
    let stage = SheetStage()
    let menu = Menu()
    stage.root.present(menu, animated: false)
    var ends: [Int] = []
    menu.dismiss(animated: true) { ends.append(1) }
    stage.stage.advance(3)
    #expect(
      report { menu.dismiss(animated: true) { ends.append(2) } }
        == "Menu is being dismissed already; the second dismissal was joined to the first.")
    stage.settle()
    #expect(ends == [1, 2])
  }

  @Test("An asynchronous request that is refused returns")
  func refusedAsync() async {
    let stage = SheetStage()
    let menu = Menu()
    await menu.present(Page(), animated: true)
    await stage.root.dismiss(animated: true)
    #expect(menu.presentedViewController == nil)
  }
}

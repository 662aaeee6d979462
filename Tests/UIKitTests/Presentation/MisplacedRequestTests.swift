import Testing
import UIKit

/// Requests that cannot be met: each is reported once and changes nothing.
@MainActor
@Suite("Misplaced requests")
struct MisplacedRequestTests {
  final class Menu: UIViewController {}
  final class Page: UIViewController {}

  private func ids(_ work: () -> Void) -> [String] {
    Misuse.collect(work).map(\.id)
  }

  @Test("Presenting where something is presented already")
  func occupied() {
    let stage = SheetStage()
    stage.root.present(Menu(), animated: false)
    let reports = Misuse.collect { stage.root.present(Page(), animated: true) }
    #expect(reports.map(\.id) == ["Presentation.presentingAlready"])
    let sentence = reports.first?.sentence ?? ""
    #expect(["Page", "CallLogController", "Menu"].allSatisfy { sentence.contains($0) })
    #expect(stage.root.presentedViewController is Menu)
  }

  @Test("Presenting while something else is on its way in", arguments: [0, 1, 10])
  func onItsWay(frames: Int) {
    let stage = SheetStage()
    stage.root.present(Menu(), animated: true)
    stage.stage.advance(frames)
    #expect(
      ids { stage.root.present(Page(), animated: true) } == ["Presentation.presentingAlready"])
    stage.settle()
    #expect(stage.root.presentedViewController is Menu)
  }

  @Test("Presenting from a controller whose presentation is animated", arguments: [1, 10])
  func fromWhatComes(frames: Int) {
    let stage = SheetStage()
    let menu = Menu()
    stage.root.present(menu, animated: true)
    stage.stage.advance(frames)
    #expect(
      ids { menu.present(Page(), animated: true) } == ["Presentation.presentedFromArriving"])
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
      ids { menu.present(Page(), animated: true) } == ["Presentation.presentedFromOutsideWindow"])
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
    #expect(
      ids { stage.root.present(eager, animated: true) }
        == ["Presentation.presentedFromOutsideWindow"])
    stage.settle()
    #expect(stage.root.presentedViewController === eager)
    #expect(eager.presentedViewController == nil)
  }

  @Test("Presenting a controller whose presenter lost its window in between")
  func windowGone() {
    let stage = SheetStage()
    let menu = Menu()
    stage.root.present(menu, animated: true)
    let ids = ids {
      stage.stage.window.rootViewController = UIViewController()
      stage.settle()
    }
    #expect(ids == [])
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
    let own = ["Presentation.presentedInOwnHierarchy"]
    #expect(ids { menu.present(menu, animated: false) } == own)
    #expect(ids { page.present(menu, animated: false) } == own)
    #expect(ids { menu.present(page, animated: false) } == own)
    #expect(
      ids { menu.present(stage.root, animated: false) } == ["Presentation.presentedWindowRoot"])
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
    #expect(ids { top.present(page, animated: false) } == ["Presentation.presentedAlready"])
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
      ids { menu.present(Page(), animated: true) } == ["Presentation.presentedFromDismissed"])
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
      ids { stage.root.dismiss(animated: true) { isCalled = true } }
        == ["Presentation.nothingToDismiss"])
    #expect(ids { stage.root.dismiss(animated: true) } == [])
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
      ids { menu.dismiss(animated: true) { ends.append(2) } } == ["Presentation.dismissedTwice"])
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

import Testing
import UIKit

/// swift-navigation's presentation matrix, restated (N20): what data-driven client
/// code needs of the machine below it.
@MainActor
@Suite("Presentation driven by state")
struct StatefulPresentationTests {
  @MainActor
  private final class Run {
    let stage = SheetStage()
    let presenter: StatefulPresenter
    var ended: [Int] = []

    init(shows: Bool = true) {
      presenter = StatefulPresenter("base", log: stage.root.log)
      presenter.onDismiss = { [unowned self] in ended.append($0.id) }
      if shows { show() }
    }

    func show() {
      stage.stage.window.rootViewController = presenter
      stage.settle()
      stage.root.log.lines = []
    }

    /// Pulls the front sheet down as a person does.
    func swipe() {
      stage.pull(from: CGPoint(x: 200, y: 100), by: 600)
      stage.stage.up()
      stage.settle()
    }
  }

  @Test("1: a value presents, nil dismisses, and the end is told once")
  func presentAndDismiss() {
    let run = Run()
    run.presenter.item = .init(id: 1)
    run.stage.settle()
    #expect(run.presenter.presentedViewController === run.presenter.shown)
    run.presenter.item = nil
    run.stage.settle()
    #expect(run.presenter.presentedViewController == nil)
    #expect(run.ended == [1])
    #expect(
      run.stage.root.log.lines == [
        "willAppear:item1", "didAppear:item1", "willDisappear:item1", "didDisappear:item1",
      ])
  }

  @Test("2: the user's dismissal writes nil back and is told once")
  func userDismisses() {
    let run = Run()
    run.presenter.item = .init(id: 1)
    run.stage.settle()
    run.swipe()
    #expect(run.presenter.item == nil)
    #expect(run.ended == [1])
    #expect(run.presenter.presentedViewController == nil)
  }

  @Test(
    "3: a hundred times, with and without waiting, end in a clean state", arguments: [0, 3, 20])
  func hundred(frames: Int) {
    let run = Run()
    for round in 1...100 {
      run.presenter.item = .init(id: round)
      if frames > 0 { run.stage.stage.advance(frames) } else { run.stage.settle() }
      run.presenter.item = nil
      run.stage.settle()
    }
    #expect(run.ended == Array(1...100))
    #expect(run.presenter.presentedViewController == nil)
    #expect(run.stage.stage.window.subviews.count == 1)
  }

  @Test("4: a value set before the view is loaded presents once, when it shows")
  func early() {
    let run = Run(shows: false)
    run.presenter.item = .init(id: 1)
    #expect(!run.presenter.isViewLoaded)
    run.show()
    #expect(run.presenter.presentedViewController === run.presenter.shown)
    #expect(run.stage.host.sheetSnapshots.count == 1)
  }

  @Test("5: another identity dismisses the old and presents the new")
  func replacement() {
    let run = Run()
    run.presenter.item = .init(id: 1)
    run.stage.settle()
    run.presenter.item = .init(id: 2)
    run.stage.settle()
    #expect(run.ended == [1])
    #expect(run.presenter.shown?.item.id == 2)
    #expect(run.presenter.presentedViewController === run.presenter.shown)
    #expect(
      run.stage.root.log.lines.suffix(4) == [
        "willDisappear:item1", "didDisappear:item1", "willAppear:item2", "didAppear:item2",
      ])
  }

  @Test("6: the same identity with another value is updated in place")
  func update() {
    let run = Run()
    run.presenter.item = .init(id: 1, text: "old")
    run.stage.settle()
    let shown = run.presenter.shown
    run.presenter.item = .init(id: 1, text: "new")
    run.stage.settle()
    #expect(run.presenter.shown === shown)
    #expect(shown?.item.text == "new")
    #expect(run.ended.isEmpty)
  }

  @Test("7, 8: in a nest of three a dismissal closes what it should", arguments: [0, 1, 2, 3])
  func nested(level: Int) throws {
    let run = Run()
    run.presenter.item = .init(id: 1)
    run.stage.settle()
    var levels: [UIViewController] = [run.presenter, try #require(run.presenter.shown)]
    for id in 2...3 {
      let next = UIViewController()
      next.title = "\(id)"
      levels[id - 1].present(next, animated: true)
      run.stage.settle()
      levels.append(next)
    }
    // Called on the leaf a dismissal closes the leaf, called on another what that presents.
    levels[level].dismiss(animated: true)
    run.stage.settle()
    let open = level == 3 ? 2 : level
    #expect(run.stage.host.sheetSnapshots.count == open)
    #expect(levels[open].presentedViewController == nil)
    #expect(run.ended == (open == 0 ? [1] : []))
    #expect((run.presenter.item == nil) == (open == 0))
  }

  @Test("9: presented again while it is dismissed, both ends are told and the last one shows")
  func again() {
    let run = Run()
    run.presenter.item = .init(id: 1)
    run.stage.settle()
    run.presenter.item = nil
    run.stage.stage.advance(5)
    run.presenter.item = .init(id: 2)
    run.stage.settle()
    #expect(run.ended == [1])
    #expect(run.presenter.item?.id == 2)
    #expect(run.presenter.presentedViewController === run.presenter.shown)
    #expect(run.presenter.shown?.item.id == 2)
    run.swipe()
    #expect(run.ended == [1, 2])
    #expect(run.presenter.item == nil)
  }

  @Test("10: what presents elsewhere is not told")
  func unrelated() throws {
    let run = Run()
    run.presenter.item = .init(id: 1)
    run.stage.settle()
    let other = StatefulPresenter("other", log: run.stage.root.log)
    var otherEnded: [Int] = []
    other.onDismiss = { otherEnded.append($0.id) }
    let shown = try #require(run.presenter.shown)
    shown.addChild(other)
    shown.view.addSubview(other.view)
    other.didMove(toParent: shown)
    run.stage.settle()
    other.item = .init(id: 7)
    run.stage.settle()
    #expect(run.stage.host.sheetSnapshots.count == 2)
    other.item = nil
    run.stage.settle()
    #expect(otherEnded == [7])
    #expect(run.ended.isEmpty)
    #expect(run.presenter.presentedViewController === shown)
  }

  @Test("11: popping a controller takes along what it presents")
  func popping() {
    let run = Run(shows: false)
    let navigation = UINavigationController(rootViewController: UIViewController())
    run.stage.stage.window.rootViewController = navigation
    run.stage.settle()
    navigation.pushViewController(run.presenter, animated: true)
    run.stage.settle()
    run.presenter.item = .init(id: 1)
    run.stage.settle()
    #expect(navigation.presentedViewController === run.presenter.shown)
    navigation.popViewController(animated: true)
    run.stage.settle()
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers.count == 1)
    #expect(run.ended == [1])
  }

  @Test("12: nothing that was shown stays alive")
  func leaks() {
    let run = Run()
    weak var shown: UIViewController?
    weak var manager: UIPresentationController?
    run.presenter.item = .init(id: 1)
    run.stage.settle()
    shown = run.presenter.shown
    manager = shown?.presentationController
    #expect(manager != nil)
    run.presenter.item = nil
    run.stage.settle()
    #expect(shown == nil)
    #expect(manager == nil)
  }

  @Test("Two changes without a pause between them leave the last state", arguments: [false, true])
  func quickChanges(ends: Bool) {
    let run = Run()
    run.presenter.item = .init(id: 1)
    run.presenter.item = .init(id: 2)
    if ends { run.presenter.item = nil }
    run.stage.settle()
    #expect(run.presenter.presentedViewController === run.presenter.shown)
    #expect(run.presenter.shown?.item.id == (ends ? nil : 2))
  }
}

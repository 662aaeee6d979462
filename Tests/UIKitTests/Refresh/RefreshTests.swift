import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Pull to refresh")
struct RefreshTests {
  private func makeTable() -> (TableStage, UIRefreshControl, () -> Int) {
    let control = UIRefreshControl()
    let stage = TableStage(.plain, [(0..<40).map { "\($0)" }]) { table, _ in
      table.refreshControl = control
    }
    let counter = Counter()
    control.addAction(UIAction { _ in counter.value += 1 }, for: .valueChanged)
    return (stage, control, { counter.value })
  }

  private final class Counter { var value = 0 }

  private func pull(_ stage: TableStage, by distance: CGFloat, lifts: Bool = true) {
    stage.stage.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 200 + distance), frames: 20,
      lifts: lifts)
  }

  @Test("A long pull asks once, and the wheel keeps its space until the content is there")
  func longPull() {
    let (stage, control, count) = makeTable()
    pull(stage, by: 320)
    #expect(control.isRefreshing)
    #expect(count() == 1)
    stage.stage.run(frames: 60)
    #expect(stage.table.contentOffset.y == -60)
    #expect(stage.table.adjustedContentInset.top == 60)
    control.endRefreshing()
    stage.stage.run(frames: 60)
    #expect(!control.isRefreshing)
    #expect(stage.table.contentOffset.y == 0)
    #expect(count() == 1)
  }

  @Test("A short pull asks for nothing")
  func shortPull() {
    let (stage, control, count) = makeTable()
    pull(stage, by: 100)
    stage.stage.run(frames: 60)
    #expect(!control.isRefreshing)
    #expect(count() == 0)
    #expect(stage.table.contentOffset.y == 0)
  }

  @Test("The content does not jump when the pull is long enough")
  func noJump() {
    let (stage, control, _) = makeTable()
    let dispatcher = stage.stage.host.touchDispatcher
    dispatcher.touchDown(id: 1, at: CGPoint(x: 100, y: 200), time: stage.stage.time)
    stage.stage.run(frames: 1)
    var last = stage.table.contentOffset.y
    for step in 1...60 {
      dispatcher.touchMoved(
        id: 1, to: CGPoint(x: 100, y: 200 + CGFloat(step) * 6), time: stage.stage.time)
      stage.stage.run(frames: 1)
      let offset = stage.table.contentOffset.y
      #expect(last - offset <= 6.5)
      #expect(offset <= last)
      last = offset
    }
    #expect(control.isRefreshing)
  }

  @Test("Refreshing begun by code sends nothing and does not scroll")
  func byCode() {
    let (stage, control, count) = makeTable()
    control.beginRefreshing()
    stage.stage.run(frames: 10)
    #expect(control.isRefreshing)
    #expect(count() == 0)
    #expect(stage.table.contentOffset.y == 0)
  }
}

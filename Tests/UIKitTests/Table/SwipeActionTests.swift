import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Swipe actions")
struct SwipeActionTests {
  private final class Log { var done: [String] = [] }

  private func make(_ titles: [String]) -> (TableStage, Log) {
    let log = Log()
    let stage = TableStage(.plain, [["A", "B", "C"]]) { _, source in
      source.swipeActions = titles.map { title in
        UIContextualAction(style: .normal, title: title) { _, _, completion in
          log.done.append(title)
          completion(true)
        }
      }
    }
    return (stage, log)
  }

  private func swipe(_ stage: TableStage, by distance: CGFloat, frames: Int = 12) {
    stage.stage.drag(
      from: CGPoint(x: 350, y: 30), to: CGPoint(x: 350 + distance, y: 30), frames: frames)
    stage.stage.run(frames: 40)
  }

  @Test("A swipe opens a row's actions, and a tap on one performs it")
  func opens() throws {
    let (stage, log) = make(["Delete", "Flag"])
    swipe(stage, by: -140)
    let cell = try #require(stage.table.visibleCells.first)
    #expect(cell.showingDeleteConfirmation)
    let view = try #require(cell.subviews.first { $0 is SwipeActionsView } as? SwipeActionsView)
    #expect(view.frame.width == view.width)
    #expect(cell.contentView.frame.minX == -view.width)
    let button = try #require(view.subviews.first { $0.accessibilityLabel == "Flag" })
    stage.stage.tap(button)
    stage.stage.run(frames: 40)
    #expect(log.done == ["Flag"])
    #expect(!cell.showingDeleteConfirmation)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("A short swipe closes again")
  func shortSwipe() throws {
    let (stage, log) = make(["Delete"])
    swipe(stage, by: -30, frames: 30)
    #expect(stage.table.visibleCells.first?.showingDeleteConfirmation == false)
    #expect(log.done.isEmpty)
  }

  @Test("A long swipe performs the first action")
  func fullSwipe() {
    let (stage, log) = make(["Delete", "Flag"])
    swipe(stage, by: -320)
    #expect(log.done == ["Delete"])
  }

  @Test("A touch elsewhere closes the actions and selects nothing")
  func touchElsewhere() throws {
    let (stage, _) = make(["Delete"])
    swipe(stage, by: -140)
    try stage.tapRow(2)
    stage.stage.run(frames: 40)
    #expect(stage.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("Rows without actions can not be swiped")
  func none() {
    let (stage, _) = make([])
    swipe(stage, by: -140)
    #expect(stage.table.visibleCells.first?.contentView.frame.minX == 0)
  }
}

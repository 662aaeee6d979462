import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Deleting rows of a table")
struct TableDeletionTests {
  private func make(
    actions: [String] = [], log: @escaping (String) -> Void
  ) throws -> (TableStage, UITableViewCell) {
    let stage = TableStage(.plain, [["A", "B", "C"]]) { table, source in
      source.commits = { path in
        log("delete \(path.row)")
        source.rows[0].remove(at: path.row)
        table.deleteRows(at: [path], with: .automatic)
      }
      source.swipeActions = actions.map { title in
        UIContextualAction(style: .normal, title: title) { _, _, done in
          log(title)
          done(true)
        }
      }
    }
    stage.table.setEditing(true, animated: false)
    stage.stage.run(frames: 2)
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    return (stage, cell)
  }

  private func minus(_ cell: UITableViewCell) throws -> UIView {
    try #require(cell.subviews.first { $0 is CellEditControl })
  }

  @Test("The red button uncovers Delete, which deletes the row")
  func twoSteps() throws {
    var log: [String] = []
    let (stage, cell) = try make { log.append($0) }
    stage.stage.tap(try minus(cell))
    stage.stage.run(frames: 40)
    #expect(log.isEmpty && cell.showingDeleteConfirmation)
    let actions = try #require(cell.subviews.first { $0 is SwipeActionsView } as? SwipeActionsView)
    #expect(actions.frame.width == actions.width)
    #expect(try minus(cell).frame.maxX < 0)
    let delete = try #require(actions.subviews.first { $0.accessibilityLabel == "Delete" })
    stage.stage.tap(delete)
    stage.stage.run(frames: 60)
    #expect(log == ["delete 1"])
    #expect(stage.texts == ["A", "C"])
    #expect(stage.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
  }

  @Test("A touch elsewhere covers it again and deletes nothing")
  func cancelled() throws {
    var log: [String] = []
    let (stage, cell) = try make { log.append($0) }
    stage.stage.tap(try minus(cell))
    stage.stage.run(frames: 40)
    try stage.tapRow(2)
    stage.stage.run(frames: 40)
    #expect(log.isEmpty && !cell.showingDeleteConfirmation)
    #expect(stage.texts == ["A", "B", "C"])
  }

  @Test("The button of another row closes the first one")
  func another() throws {
    let (stage, cell) = try make { _ in }
    stage.stage.tap(try minus(cell))
    stage.stage.run(frames: 40)
    let other = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    stage.stage.tap(try minus(other))
    stage.stage.run(frames: 40)
    stage.stage.tap(try minus(other))
    stage.stage.run(frames: 40)
    #expect(!cell.showingDeleteConfirmation && other.showingDeleteConfirmation)
  }

  @Test("Rows with swipe actions show these")
  func swipeActions() throws {
    var log: [String] = []
    let (stage, cell) = try make(actions: ["Archive", "Flag"]) { log.append($0) }
    stage.stage.tap(try minus(cell))
    stage.stage.run(frames: 40)
    let actions = try #require(cell.subviews.first { $0 is SwipeActionsView } as? SwipeActionsView)
    let archive = try #require(actions.subviews.first { $0.accessibilityLabel == "Archive" })
    stage.stage.tap(archive)
    stage.stage.run(frames: 40)
    #expect(log == ["Archive"] && !cell.showingDeleteConfirmation)
  }
}

import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Tables show changes")
struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("An inserted row comes while those below make room, in half a second")
  func insertion() throws {
    let stage = TableStage(.plain, [["A", "B", "C"]])
    let second = try #require(stage.table.cellForRow(at: path(1)))
    let start = second.frame.minY
    stage.source.rows = [["A", "X", "B", "C"]]
    var finished: Bool?
    stage.table.performBatchUpdates {
      stage.table.insertRows(at: [path(1)], with: .fade)
    } completion: {
      finished = $0
    }
    #expect(stage.texts == ["A", "X", "B", "C"])
    #expect(second.frame.minY == start + 53)
    stage.stage.run(frames: 2)
    let shown = try #require(second.layer.presentation()?.frame.minY)
    #expect(shown > start && shown < start + 20)
    #expect(finished == nil)
    stage.stage.run(frames: 40)
    #expect(finished == true)
    #expect(abs((second.layer.presentation()?.frame.minY ?? 0) - start - 53) < 0.01)
  }

  @Test("A deleted row's cell leaves when its way out is over, and is used again")
  func deletion() {
    let stage = TableStage(.plain, [["A", "B", "C"]])
    stage.source.rows = [["A", "C"]]
    stage.table.deleteRows(at: [path(1)], with: .left)
    #expect(stage.texts == ["A", "C"])
    #expect(stage.table.leaving.count == 1)
    stage.stage.run(frames: 40)
    #expect(stage.table.leaving.isEmpty)
    #expect(stage.table.reuse.cells["row"]?.count == 1)
  }

  @Test("A row that moves keeps its cell and its selection")
  func move() throws {
    let stage = TableStage(.plain, [["A", "B", "C"]])
    let cell = try #require(stage.table.cellForRow(at: path(0)))
    stage.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    stage.source.rows = [["B", "C", "A"]]
    stage.table.moveRow(at: path(0), to: path(2))
    #expect(stage.table.cellForRow(at: path(2)) === cell)
    #expect(stage.table.indexPathForSelectedRow == path(2))
    #expect(stage.texts == ["B", "C", "A"])
  }

  @Test("Deletions count from before an update and insertions from after it")
  func mixedBatch() {
    let stage = TableStage(.plain, [["A", "B", "C", "D"]])
    stage.source.rows = [["X", "B", "D", "Y"]]
    stage.table.performBatchUpdates {
      stage.table.insertRows(at: [path(0), path(3)], with: .automatic)
      stage.table.deleteRows(at: [path(0), path(2)], with: .automatic)
    }
    #expect(stage.texts == ["X", "B", "D", "Y"])
  }

  @Test("Sections come, go and move with their rows")
  func sections() {
    let stage = TableStage(.grouped, [["A"], ["B"], ["C"]])
    stage.source.rows = [["C"], ["New"], ["B"]]
    stage.table.performBatchUpdates {
      stage.table.deleteSections([0], with: .fade)
      stage.table.insertSections([1], with: .fade)
      stage.table.moveSection(2, toSection: 0)
    }
    #expect(stage.texts == ["C", "New", "B"])
  }

  @Test("A reloaded row gets a new cell and height, a reconfigured one keeps its cell")
  func reloads() throws {
    let stage = TableStage(.plain, [["A", "B"]])
    let first = try #require(stage.table.cellForRow(at: path(0)))
    let second = try #require(stage.table.cellForRow(at: path(1)))
    stage.source.rows = [["A2", "B2"]]
    stage.table.performBatchUpdates {
      stage.table.reloadRows(at: [path(0)], with: .fade)
      stage.table.reconfigureRows(at: [path(1)])
    }
    #expect(stage.table.cellForRow(at: path(0)) !== first)
    #expect(stage.table.cellForRow(at: path(1)) === second)
    #expect(stage.texts == ["A2", "B2"])
  }

  @Test("An update while another runs goes on from where rows are")
  func interrupted() throws {
    let stage = TableStage(.plain, [["A", "B"]])
    let second = try #require(stage.table.cellForRow(at: path(1)))
    stage.source.rows = [["X", "A", "B"]]
    stage.table.insertRows(at: [path(0)], with: .fade)
    stage.stage.run(frames: 6)
    let middle = try #require(second.layer.presentation()?.frame.minY)
    stage.source.rows = [["A", "B"]]
    stage.table.deleteRows(at: [path(0)], with: .fade)
    stage.stage.run(frames: 1)
    let next = try #require(second.layer.presentation()?.frame.minY)
    #expect(abs(next - middle) < 12)
    stage.stage.run(frames: 60)
    #expect(second.layer.presentation()?.frame.minY == second.frame.minY)
  }

  @Test("Without a window an update is shown at once")
  func offScreen() {
    let source = RowSource([["A"]])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.layoutIfNeeded()
    source.rows = [["A", "B"]]
    table.insertRows(at: [path(1)], with: .automatic)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map(RowSource.text) == ["A", "B"])
  }
}

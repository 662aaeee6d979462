import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Rows that a finger moves")
struct TableReorderTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [["a", "b", "c", "d"], ["x", "y"]]
    var log: [String] = []
    var fixed: Set<String> = []
    var retarget: ((IndexPath) -> IndexPath)?
    var forgets = false

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.section][indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(rows[indexPath.section][indexPath.row])
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(Array(sourceIndexPath)) to \(Array(destinationIndexPath))")
      if forgets {
        rows[0] = ["a"]
        return
      }
      let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { retarget?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }
  }

  @MainActor
  private struct Stage {
    let stage: TestStage
    let table: UITableView
    let source = Source()

    init(_ prepare: (Source) -> Void = { _ in }) {
      stage = TestStage()
      prepare(source)
      table = UITableView(frame: stage.window.bounds, style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.delegate = source
      stage.window.addSubview(table)
      table.isEditing = true
      stage.run(frames: 2)
    }

    /// What shows, from top to bottom.
    var shown: [String] {
      table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map(RowSource.text)
    }

    /// A finger at the handle of a row goes down by so many points.
    func carry(_ path: IndexPath, by distance: CGFloat, lifts: Bool = true) throws {
      let cell = try #require(table.cellForRow(at: path))
      let handle = try #require(cell.subviews.first { $0 is ReorderHandle })
      let start = handle.convert(
        CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
      stage.drag(
        from: start, to: CGPoint(x: start.x, y: start.y + distance), frames: 10, lifts: lifts)
      stage.run(frames: lifts ? 30 : 20)
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("A row is carried by its handle, and the others make room")
  func down() throws {
    let stage = Stage()
    try stage.carry(path(0), by: 90, lifts: false)
    #expect(stage.source.log == [])
    #expect(stage.shown.prefix(4) == ["b", "c", "a", "d"])
    stage.stage.host.touchDispatcher.touchUp(id: 1, time: stage.stage.time)
    stage.stage.run(frames: 30)
    #expect(stage.source.log == ["[0, 0] to [0, 2]"])
    #expect(stage.source.rows[0] == ["b", "c", "a", "d"])
    #expect(stage.shown.prefix(4) == ["b", "c", "a", "d"])
    #expect(stage.table.cellForRow(at: path(2)).map(RowSource.text) == "a")
    #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200, 250])
    #expect(stage.stage.host.pendingWork == [])
  }

  @Test("A row goes up, and into another section")
  func upAndAcross() throws {
    let stage = Stage()
    try stage.carry(path(3), by: -120)
    #expect(stage.source.rows[0] == ["a", "d", "b", "c"])
    try stage.carry(path(3), by: 60)
    #expect(stage.source.log.last == "[0, 3] to [1, 1]")
    #expect(stage.source.rows == [["a", "d", "b"], ["x", "c", "y"]])
    try stage.carry(path(0, 1), by: -60)
    #expect(stage.source.log.last == "[1, 0] to [0, 2]")
    #expect(stage.source.rows == [["a", "d", "x", "b"], ["c", "y"]])
    #expect(stage.shown == ["a", "d", "x", "b", "c", "y"])
  }

  @Test("A table can go while a row moves to its place")
  func tableGoes() throws {
    var stage: Stage? = Stage()
    let screen = try #require(stage).stage
    try stage?.carry(path(0), by: 90, lifts: false)
    screen.host.touchDispatcher.touchUp(id: 1, time: screen.time)
    screen.run(frames: 2)
    weak let table = stage?.table
    table?.removeFromSuperview()
    stage = nil
    screen.run(frames: 30)
    #expect(table == nil)
    #expect(screen.host.pendingWork == [])
  }

  @Test("A row that comes back to its place moves nothing")
  func back() throws {
    let stage = Stage()
    try stage.carry(path(1), by: 8)
    #expect(stage.source.log == [])
    #expect(stage.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200, 250])
  }

  @Test("The delegate chooses another place")
  func retargeted() throws {
    let stage = Stage { $0.retarget = { IndexPath(row: min($0.row, 1), section: 0) } }
    try stage.carry(path(0), by: 220)
    #expect(stage.source.log == ["[0, 0] to [0, 1]"])
    #expect(stage.shown.prefix(4) == ["b", "a", "c", "d"])
  }

  @Test("Rows that cannot move have no handle, nor has any row while nothing is edited")
  func fixed() throws {
    let stage = Stage { $0.fixed = ["b"] }
    func handles() -> [Bool] {
      stage.table.visibleCells.map { cell in
        cell.subviews.contains { $0 is ReorderHandle }
      }
    }
    #expect(handles() == [true, false, true, true, true, true])
    stage.table.isEditing = false
    stage.stage.run(frames: 2)
    #expect(handles().allSatisfy { !$0 })
  }

  @Test("Data that did not change with the row is reported and loaded again")
  func forgotten() throws {
    let stage = Stage { $0.forgets = true }
    let reports = try Misuse.collect { try stage.carry(path(0), by: 90) }
    #expect(reports.map(\.id) == ["Table.inconsistentMove"])
    stage.stage.run(frames: 2)
    #expect(stage.shown == ["a", "x", "y"])
  }
}

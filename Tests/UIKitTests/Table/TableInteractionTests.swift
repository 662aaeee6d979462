import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Tables under a finger")
struct TableInteractionTests {
  @Test("A tap highlights a row, then selects it")
  func tapSelects() throws {
    let stage = TableStage(.plain, [["A", "B"]])
    try stage.tapRow(1)
    #expect(stage.source.log == ["highlight 1", "unhighlight 1", "select 1"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test("Selecting another row deselects the first")
  func oneSelection() throws {
    let stage = TableStage(.plain, [["A", "B"]])
    try stage.tapRow(0)
    stage.source.log = []
    try stage.tapRow(1)
    #expect(stage.source.log == ["highlight 1", "unhighlight 1", "deselect 0", "select 1"])
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [1])
  }

  @Test("Where several rows can be selected a second tap deselects")
  func multipleSelection() throws {
    let stage = TableStage(.plain, [["A", "B", "C"]]) { table, _ in
      table.allowsMultipleSelection = true
    }
    try stage.tapRow(2)
    try stage.tapRow(0)
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    try stage.tapRow(2)
    #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [0])
  }

  @Test("A drag scrolls and selects nothing")
  func dragScrolls() {
    let stage = TableStage(.plain, [(0..<50).map { "\($0)" }])
    stage.stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 400), frames: 10)
    #expect(stage.table.contentOffset.y > 100)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(!stage.source.log.contains { $0.hasPrefix("select") })
  }

  @Test("A finger held on a row shows it touched until it moves away")
  func highlight() throws {
    let stage = TableStage(.plain, [["A", "B"]])
    let cell = try #require(stage.table.visibleCells.first)
    let place = CGPoint(x: 100, y: 20)
    stage.stage.host.touchDispatcher.touchDown(id: 1, at: place, time: stage.stage.time)
    stage.stage.run(frames: 20)
    #expect(cell.isHighlighted)
    #expect(cell.backgroundColor == UIBackgroundConfiguration.selectedRow)
    stage.stage.host.touchDispatcher.touchMoved(
      id: 1, to: CGPoint(x: 100, y: 120), time: stage.stage.time)
    stage.stage.run(frames: 2)
    #expect(!cell.isHighlighted)
    stage.stage.host.touchDispatcher.touchUp(id: 1, time: stage.stage.time)
    stage.stage.run(frames: 1)
    #expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("Cells that are used again are not selected for the row before")
  func selectionIsTheRows() throws {
    let stage = TableStage(.plain, [(0..<200).map { "\($0)" }])
    try stage.tapRow(0)
    for step in 1...20 {
      stage.table.contentOffset.y = CGFloat(step) * 200
      stage.stage.run(frames: 1)
      #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
    }
    stage.table.contentOffset.y = 0
    stage.stage.run(frames: 1)
    #expect(stage.table.visibleCells.first?.isSelected == true)
  }

  @Test("An animated deselection fades the ground")
  func deselectFades() throws {
    let stage = TableStage(.plain, [["A", "B"]])
    try stage.tapRow(0)
    let cell = try #require(stage.table.visibleCells.first)
    stage.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    #expect(!cell.isSelected)
    #expect(cell.layer.animationKeys()?.contains("backgroundColor") == true)
  }
}

@MainActor
@Suite("Tables report misuse")
struct TableMisuseTests {
  @Test("An identifier that is not registered gives a plain cell and a report")
  func unregistered() throws {
    var shown = 0
    let reports = Misuse.collect {
      let stage = TableStage(.plain, [["A"]]) { _, source in source.identifier = "other" }
      shown = stage.table.visibleCells.count
    }
    #expect(shown == 1)
    #expect(reports.contains { $0.id == "Table.unregisteredCell" })
  }

  @Test("A class that is no cell can not be registered")
  func wrongClass() {
    let reports = Misuse.collect {
      UITableView().register(UIView.self, forCellReuseIdentifier: "x")
    }
    #expect(reports.map(\.id) == ["Table.cellClass"])
  }

  @Test("Numbers that do not add up are reported as UIKit does, and the data is loaded again")
  func invalidUpdate() {
    var texts: [String] = []
    let reports = Misuse.collect {
      let stage = TableStage(.plain, [["A", "B"]])
      stage.source.rows = [["A"]]
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      stage.stage.run(frames: 1)
      texts = stage.texts
    }
    #expect(
      reports.first?.sentence.hasPrefix(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (1) must be equal to") == true)
    #expect(texts == ["A"])
  }

  @Test("Ending updates that never began is reported")
  func unpairedEnd() {
    let reports = Misuse.collect { UITableView().endUpdates() }
    #expect(reports.map(\.id) == ["Table.endWithoutBegin"])
  }
}

import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("The footer view of a table")
struct TableFooterTests {
  @Test("It is below rows that turned out higher than estimated")
  func measuredRows() throws {
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let stage = TableStage(.plain, [["A", "B", "C"]]) { table, source in
      source.configure = { cell, text in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = text
        content.secondaryText = "more"
        cell.contentConfiguration = content
      }
      table.tableFooterView = footer
    }
    let last = try #require(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(last.frame.height > 50)
    #expect(abs(footer.frame.minY - last.frame.maxY) < 0.01)
    #expect(stage.table.contentSize.height == footer.frame.maxY)
  }
}

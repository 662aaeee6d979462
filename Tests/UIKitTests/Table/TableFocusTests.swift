import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Rows in which something has the keyboard.
@MainActor
struct TableFocusTests {
  /// A table whose row 1 has the field that edits.
  private func editing() throws -> (stage: TableStage, field: UITextField) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let stage = TableStage(.plain, [(0..<60).map { "row \($0)" }]) { _, source in
      source.configure = { cell, text in
        if text == "row 1" { cell.contentView.addSubview(field) }
      }
    }
    #expect(field.becomeFirstResponder())
    stage.table.setContentOffset(CGPoint(x: 0, y: 1500), animated: false)
    stage.stage.run(frames: 2)
    return (stage, field)
  }

  @Test(
    "A row that scrolls away keeps the keyboard, does not count as shown, and comes back itself")
  func scrollsAway() throws {
    let (stage, field) = try editing()
    #expect(field.isFirstResponder)
    #expect(!stage.texts.contains("row 1"))
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)) == nil)
    stage.table.setContentOffset(.zero, animated: false)
    stage.stage.run(frames: 2)
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(field.isDescendant(of: cell) && field.isFirstResponder)
  }

  @Test("Its cell is used again once the keyboard went elsewhere")
  func resigns() throws {
    let (stage, field) = try editing()
    let cell = try #require(stage.table.held).cell
    field.resignFirstResponder()
    stage.table.setContentOffset(CGPoint(x: 0, y: 1700), animated: false)
    stage.stage.run(frames: 2)
    #expect(stage.table.held == nil)
    #expect(cell.isHidden || stage.table.visibleCells.contains(cell))
  }

  @Test("It moves with the rows above it, and the keyboard goes with the row")
  func updates() throws {
    let (stage, field) = try editing()
    let top = stage.table.held?.cell.frame.minY
    stage.source.rows[0].remove(at: 0)
    stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.stage.run(frames: 40)
    #expect(field.isFirstResponder)
    #expect(stage.table.held?.address == RowAddress(IndexPath(row: 0, section: 0)))
    #expect(stage.table.held?.cell.frame.minY != top)
    stage.source.rows[0].remove(at: 0)
    stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    stage.stage.run(frames: 40)
    #expect(!field.isFirstResponder)
    #expect(stage.table.held == nil)
  }
}

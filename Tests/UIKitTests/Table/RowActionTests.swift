import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

// developer.apple.com/documentation/uikit/uitableviewrowaction
@MainActor
@Suite("Actions of rows in their older form")
struct RowActionTests {
  private class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["A", "B", "C"]
    var actions: [UITableViewRowAction]?
    var style = UITableViewCell.EditingStyle.delete
    var canEdit = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { actions }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  /// A source that says that it commits edits, as the translator makes it say.
  private final class Committing: Source, _TableEditCommitting {}

  private let stage = TestStage()
  private let table: UITableView

  init() {
    table = UITableView(frame: stage.window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    stage.window.addSubview(table)
  }

  private func show(_ source: Source) {
    table.dataSource = source
    table.delegate = source
    table.reloadData()
    stage.run(frames: 2)
  }

  private func swipe(by distance: CGFloat) {
    stage.drag(
      from: CGPoint(x: 350, y: 70), to: CGPoint(x: 350 + distance, y: 70), frames: 12)
    stage.run(frames: 40)
  }

  private func button(_ title: String) throws -> UIView {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let actions = try #require(cell.subviews.first { $0 is SwipeActionsView })
    return try #require(actions.subviews.first { $0.accessibilityLabel == title })
  }

  @Test("A swipe shows the actions, and a tap calls the handler with the row")
  func actions() throws {
    var log: [String] = []
    let source = Source()
    let delete = UITableViewRowAction(style: .destructive, title: "Remove") { _, path in
      log.append("remove \(path.row)")
    }
    let flag = UITableViewRowAction(style: .normal, title: "Flag") { action, path in
      log.append("\(action.title ?? "") \(path.row)")
    }
    flag.backgroundColor = .systemOrange
    source.actions = [delete, flag]
    show(source)
    swipe(by: -160)
    stage.tap(try button("Flag"))
    #expect(log == ["Flag 1"])
    #expect(try button("Flag").subviews.first?.backgroundColor == .systemOrange)
    #expect(UITableViewRowAction.Style.destructive == .default)
  }

  @Test("A full swipe performs none of them")
  func fullSwipe() {
    var count = 0
    let source = Source()
    source.actions = [UITableViewRowAction(style: .default, title: "Go") { _, _ in count += 1 }]
    show(source)
    swipe(by: -330)
    #expect(count == 0)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true)
  }

  @Test("A data source that commits deletions has Delete behind its rows, without a word")
  func commits() throws {
    let source = Committing()
    show(source)
    swipe(by: -140)
    stage.tap(try button("Delete"))
    stage.run(frames: 60)
    #expect(source.rows == ["A", "C"])
    swipe(by: -330)
    stage.run(frames: 60)
    #expect(source.rows == ["A"])
  }

  @Test(
    "Rows that cannot be edited, have no style or an empty list of actions have nothing behind them"
  )
  func nothing() {
    let source = Committing()
    source.canEdit = false
    show(source)
    func isOpen() -> Bool {
      table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true
    }
    swipe(by: -140)
    #expect(!isOpen())
    source.canEdit = true
    source.style = .none
    swipe(by: -140)
    #expect(!isOpen())
    source.style = .delete
    source.actions = []
    swipe(by: -140)
    #expect(!isOpen())
    #expect(source.rows.count == 3)
  }
}

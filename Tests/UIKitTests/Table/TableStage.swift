import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// A table on a screen with rows of a source that counts what it is asked for.
@MainActor
struct TableStage {
  let stage: TestStage
  let table: UITableView
  let source: RowSource

  init(
    _ style: UITableView.Style = .plain, _ rows: [[String]],
    prepare: (UITableView, RowSource) -> Void = { _, _ in }
  ) {
    stage = TestStage()
    table = UITableView(frame: stage.window.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    source = RowSource(rows)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    prepare(table, source)
    stage.window.addSubview(table)
    stage.run(frames: 1)
  }

  /// What the cells that show say.
  var texts: [String] { table.visibleCells.map(RowSource.text) }

  func tapRow(_ row: Int, _ section: Int = 0) throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    stage.tap(cell)
  }
}

/// Rows of texts by section, and what the table asked and told.
@MainActor
final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var titles: [String?] = []
  var heights: [String: CGFloat] = [:]
  var cellsAsked = 0
  var log: [String] = []
  var configure: ((UITableViewCell, String) -> Void)?
  var identifier = "row"
  var commits: ((IndexPath) -> Void)?
  var swipeActions: [UIContextualAction] = []

  init(_ rows: [[String]]) { self.rows = rows }

  static func text(_ cell: UITableViewCell) -> String {
    (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? cell.textLabel?.text ?? ""
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    let text = rows[indexPath.section][indexPath.row]
    if let configure {
      configure(cell, text)
    } else {
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[rows[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { commits?(indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions.isEmpty ? nil : UISwipeActionsConfiguration(actions: swipeActions)
  }
}

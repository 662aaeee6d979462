import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Tables lay out rows")
struct TableLayoutTests {
  private static let many = (0..<5000).map { "Row \($0)" }

  @Test("Of five thousand rows only those that show are made")
  func mountsWhatShows() {
    let stage = TableStage(.plain, [Self.many])
    // 852 points of rows of 53: sixteen whole ones and a part.
    #expect(stage.source.cellsAsked == 17)
    #expect(stage.table.subviews.count { $0 is UITableViewCell } == 17)
    #expect(stage.table.contentSize.height > 5000 * 50)
  }

  @Test("Scrolling makes cells again out of those that left")
  func reusesCells() {
    let stage = TableStage(.plain, [Self.many])
    for step in 1...100 {
      stage.table.contentOffset.y = CGFloat(step) * 400
      stage.stage.run(frames: 1)
    }
    #expect(stage.texts.first == stage.source.rows[0][stage.table.indexPathsForVisibleRows![0].row])
    #expect(stage.table.subviews.count { $0 is UITableViewCell } <= 19)
  }

  @Test("A frame of scrolling that shows the same rows touches none of them")
  func sameRowsAreLeftAlone() throws {
    let stage = TableStage(.plain, [Self.many])
    stage.table.contentOffset.y = 1000
    stage.stage.run(frames: 1)
    let first = try #require(stage.table.visibleCells.first)
    let asked = stage.source.cellsAsked
    let frames = stage.table.visibleCells.map(\.frame)
    for _ in 0..<5 {
      stage.table.contentOffset.y += 1
      stage.table.layoutIfNeeded()
      #expect(!first.layer.needsLayout())
    }
    #expect(stage.source.cellsAsked == asked)
    #expect(stage.table.visibleCells.map(\.frame) == frames)
  }

  @Test(
    "Rows whose constraints give them no height are reported once, and have the standard height")
  func ambiguousHeight() {
    final class Cell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    var stage: TableStage?
    let reports = Misuse.collect {
      stage = TableStage(.plain, [["A", "B"]]) { table, source in
        table.register(Cell.self, forCellReuseIdentifier: "own")
        source.identifier = "own"
        source.configure = { _, _ in }
      }
    }
    #expect(reports.map(\.id) == ["Table.ambiguousHeight"])
    #expect(
      stage?.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == ListMetrics.rowHeight)
  }

  @Test("A row without constraints has the standard height, and is not reported")
  func plainHeight() {
    var stage: TableStage?
    let reports = Misuse.collect {
      stage = TableStage(.plain, [["A"]]) { _, source in
        source.configure = { cell, _ in cell.contentView.addSubview(UIView()) }
      }
    }
    #expect(reports == [])
    #expect(
      stage?.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == ListMetrics.rowHeight)
  }

  @Test("A row with a content configuration is 53 points high, a classic one 52")
  func rowHeights() {
    let configured = TableStage(.plain, [["A", "B"]])
    #expect(configured.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 53)
    let classic = TableStage(.plain, [["A"]]) { _, source in
      source.configure = { cell, text in cell.textLabel?.text = text }
    }
    #expect(classic.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 52)
  }

  @Test("A subtitle makes a row 69.5 points high, within half a point")
  func subtitleHeight() {
    let stage = TableStage(.insetGrouped, [["A"]]) { _, source in
      source.configure = { cell, text in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = text
        content.secondaryText = "Below"
        cell.contentConfiguration = content
      }
    }
    let height = stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(abs(height - 69.5) <= 0.5)
  }

  @Test("The first header of an inset group is 55.333 points high, a later one 45.333")
  func headerHeights() {
    let stage = TableStage(.insetGrouped, [["A"], ["B"]]) { _, source in
      source.titles = ["One", "Two"]
    }
    let table = stage.table
    #expect(abs(table.rectForHeader(inSection: 0).height - 55.333) < 0.01)
    #expect(abs(table.rectForHeader(inSection: 1).height - 45.333) < 0.01)
    #expect(table.rectForFooter(inSection: 0).height == 17.5)
  }

  @Test("An inset group stands off the sides, and its ends have the card's corners")
  func cards() throws {
    let stage = TableStage(.insetGrouped, [["A", "B", "C"]])
    let cells = stage.table.visibleCells
    #expect(cells.map(\.frame.minX) == [20, 20, 20])
    #expect(cells.map(\.layer.cornerRadius) == [26, 0, 26])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test("A cell's constraints decide how high its row is")
  func selfSizing() {
    let stage = TableStage(.plain, [["A", "B"]]) { _, source in
      source.configure = { cell, text in
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: text == "A" ? 100 : 140),
        ])
      }
    }
    let heights = stage.table.visibleCells.map(\.frame.height)
    #expect(abs(heights[0] - 100) <= 0.5)
    #expect(abs(heights[1] - 140) <= 0.5)
  }

  @Test("Rows that turn out higher above do not move those that show")
  func estimatesAboveKeepTheView() throws {
    let rows = (0..<200).map { "Row \($0)" }
    let stage = TableStage(.plain, [rows]) { table, source in
      table.estimatedRowHeight = 30
      source.configure = { cell, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
    }
    let table = stage.table
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    stage.stage.run(frames: 1)
    for _ in 0..<20 {
      let first = try #require(table.visibleCells.first)
      let before = first.convert(CGPoint.zero, to: nil).y
      table.contentOffset.y -= 10
      stage.stage.run(frames: 1)
      #expect(abs(first.convert(CGPoint.zero, to: nil).y - before - 10) < 0.5)
    }
  }

  @Test("A plain table's header stays at the top while its section shows")
  func pinnedHeaders() throws {
    let rows = (0..<20).map { "\($0)" }
    let stage = TableStage(.plain, [rows, rows]) { _, source in source.titles = ["One", "Two"] }
    let table = stage.table
    #expect(abs(table.rectForHeader(inSection: 0).height - 28) < 0.1)
    table.contentOffset.y = 300
    stage.stage.run(frames: 1)
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    table.contentOffset.y = table.rect(forSection: 0).maxY - 10
    stage.stage.run(frames: 1)
    let first = try #require(table.headerView(forSection: 0))
    #expect(first.frame.maxY == table.rect(forSection: 0).maxY)
  }

  @Test("Rows of given heights add up")
  func givenHeights() {
    let stage = TableStage(.plain, [["A", "B", "C"]]) { _, source in
      source.heights = ["A": 10, "B": 20, "C": 30]
    }
    #expect(stage.table.contentSize.height == 60)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 15))?.row == 1)
    #expect(stage.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 30)
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 61)) == nil)
  }

  @Test("Scrolling to a row puts it where it should be")
  func scrollsToRows() {
    let stage = TableStage(.plain, [Self.many]) { table, _ in table.rowHeight = 50 }
    let table = stage.table
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 5000)
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 5050 - table.bounds.height)
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 5050 - table.bounds.height)
  }

  @Test("Sums of row heights follow a changed one")
  func heightSums() {
    var heights = RowHeights(
      Array(repeating: 10, count: 100), isExact: Array(repeating: false, count: 100))
    heights.set(25, at: 40)
    heights.set(5, at: 0)
    #expect(heights.total == 1010)
    #expect(heights.offset(of: 41) == 420)
    #expect(heights.row(at: 419.5) == 40)
    #expect(heights.row(at: 5000) == 99)
    for row in 0..<100 { #expect(heights.row(at: heights.offset(of: row)) == row) }
  }
}

import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Tables in sheets")
struct TableInSheetTests {
  /// A controller whose view is a table of numbers.
  private final class Numbers: UITableViewController {
    var chosen: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  private func present(_ stage: SheetStage, _ numbers: Numbers) {
    stage.present(numbers) { $0.detents = [.medium(), .large()] }
  }

  @Test("Pulling the rows up makes the sheet large first, then scrolls them")
  func expandsFirst() throws {
    let stage = SheetStage()
    let numbers = Numbers(style: .plain)
    present(stage, numbers)
    let medium = stage.top
    stage.pull(from: CGPoint(x: 196, y: 700), by: -200)
    #expect(abs(stage.top - (medium - 200)) < 21)
    #expect(numbers.tableView.contentOffset.y == -numbers.tableView.adjustedContentInset.top)
    stage.pull(from: CGPoint(x: 196, y: 500), by: -1)
    stage.hold()
    stage.stage.up()
    stage.settle()
    let large = stage.top
    #expect(large < medium - 300)
    let start = numbers.tableView.contentOffset.y
    stage.pull(from: CGPoint(x: 196, y: 700), by: -300)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.top == large)
    #expect(numbers.tableView.contentOffset.y > start + 200)
  }

  @Test("Pulling rows at their top down brings the sheet along")
  func collapses() {
    let stage = SheetStage()
    let numbers = Numbers(style: .plain)
    present(stage, numbers)
    let medium = stage.top
    stage.pull(from: CGPoint(x: 196, y: 600), by: 60)
    #expect(stage.top > medium + 20)
    #expect(numbers.tableView.contentOffset.y == -numbers.tableView.adjustedContentInset.top)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.top == medium)
    #expect(numbers.chosen.isEmpty)
  }

  @Test("With a refresh control the pull is the table's")
  func refreshInSheet() {
    let stage = SheetStage()
    let numbers = Numbers(style: .plain)
    present(stage, numbers)
    numbers.refreshControl = UIRefreshControl()
    let medium = stage.top
    stage.pull(from: CGPoint(x: 196, y: 500), by: 300)
    #expect(stage.top == medium)
    #expect(numbers.refreshControl?.isRefreshing == true)
    stage.stage.up()
    numbers.refreshControl?.endRefreshing()
    stage.settle()
    #expect(stage.top == medium)
  }

  @Test("A tap selects a row of a table in a sheet")
  func taps() throws {
    let stage = SheetStage()
    let numbers = Numbers(style: .insetGrouped)
    present(stage, numbers)
    let cell = try #require(numbers.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
    let place = cell.convert(CGPoint(x: 80, y: 20), to: nil)
    stage.stage.down(place.x, place.y)
    stage.stage.up()
    stage.stage.advance(2)
    #expect(numbers.chosen == [2])
  }
}

import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Diffable data sources and snapshots")
struct DiffableTableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: (String, [Int])...) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  private func makeTable(
    _ stage: TestStage
  ) -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    stage.window.addSubview(table)
    return (table, source)
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map(RowSource.text) }

  @Test("A snapshot answers where its items are")
  func queries() {
    let snapshot = snapshot(("a", [1, 2, 3]), ("b", [4, 5]))
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfItem(9) == nil)
  }

  @Test("Items and sections are inserted, moved and deleted beside others")
  func edits() {
    var snapshot = snapshot(("a", [1, 2, 3]), ("b", [4, 5]))
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 12])
    snapshot.deleteItems([10, 5])
    #expect(snapshot.itemIdentifiers == [11, 2, 3, 4, 1, 12])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [11, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
  }

  @Test("Identifiers that are there twice or not at all are reported")
  func misuse() {
    let reports = Misuse.collect {
      var snapshot = Snapshot()
      snapshot.appendItems([1])
      snapshot.appendSections(["a"])
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1, 2])
      snapshot.reloadItems([7])
      snapshot.moveItem(1, beforeItem: 9)
      #expect(snapshot.itemIdentifiers == [1, 2])
    }
    #expect(
      reports.map(\.id) == [
        "Snapshot.noSections", "Snapshot.duplicateSection", "Snapshot.duplicateItems",
        "Snapshot.unknownItem", "Snapshot.unknownItem",
      ])
  }

  @Test("A snapshot is shown by moving the cells of its items")
  func appliesAnimated() throws {
    let stage = TestStage()
    let (table, source) = makeTable(stage)
    source.apply(snapshot(("a", [1, 2, 3]), ("b", [4])), animatingDifferences: false)
    stage.run(frames: 1)
    #expect(texts(table) == ["1", "2", "3", "4"])
    let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    var isDone = false
    source.apply(snapshot(("b", [4, 3]), ("a", [2, 9]))) { isDone = true }
    #expect(texts(table) == ["4", "3", "2", "9"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
    stage.run(frames: 3)
    #expect(third.layer.animationKeys()?.isEmpty == false)
    #expect(!isDone)
    stage.run(frames: 40)
    #expect(isDone)
    #expect(source.indexPath(for: 9) == IndexPath(row: 1, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 2)
  }

  @Test("Any snapshot after any other shows exactly its items")
  func randomSnapshots() {
    var generator = SplitMix(seed: 7)
    let stage = TestStage()
    let (table, source) = makeTable(stage)
    table.rowHeight = 10
    for round in 0..<60 {
      var snapshot = Snapshot()
      let items = (0..<20).shuffled(using: &generator).prefix(
        Int.random(in: 0...20, using: &generator))
      let names = ["a", "b", "c"].shuffled(using: &generator)
        .prefix(Int.random(in: 1...3, using: &generator))
      snapshot.appendSections(Array(names))
      for item in items {
        snapshot.appendItems([item], toSection: names.randomElement(using: &generator))
      }
      source.apply(snapshot, animatingDifferences: round % 3 != 0)
      stage.run(frames: round % 5)
      table.layoutIfNeeded()
      #expect(texts(table) == snapshot.itemIdentifiers.map { "\($0)" })
    }
    stage.run(frames: 60)
    #expect(table.leaving.isEmpty)
    let visible = table.subviews.count { $0 is UITableViewCell && !$0.isHidden }
    #expect(visible == table.visibleCells.count)
  }

  @Test("Five thousand items are compared without looking at pairs")
  func largeDifference() {
    let old = snapshot(("a", Array(0..<5000)))
    let new = snapshot(("a", Array((0..<5000).reversed())))
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.mapping.newRow(of: RowAddress(0, 0)) == RowAddress(0, 4999))
  }
}

/// A small generator with a fixed sequence.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

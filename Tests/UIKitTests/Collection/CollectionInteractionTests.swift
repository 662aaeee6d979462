import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Collections under a finger and in updates")
struct CollectionInteractionTests {
  private func make(_ items: [[Int]]) -> CollectionStage {
    CollectionStage(
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)), items)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("A tap highlights and selects, and deselects the item before")
  func selection() throws {
    let stage = make([[0, 1, 2]])
    try stage.tapItem(1)
    try stage.tapItem(2)
    #expect(
      stage.source.log == ["highlight 1", "select 1", "highlight 2", "deselect 1", "select 2"])
    #expect(stage.view.indexPathsForSelectedItems == [path(2)])
    #expect(stage.view.cellForItem(at: path(1))?.isSelected == false)
  }

  @Test("An identifier that is not registered gives a plain cell and a report")
  func unregistered() {
    let reports = Misuse.collect {
      _ = CollectionStage(UICollectionViewFlowLayout(), [[0]]) { _, source in
        source.identifier = "other"
      }
    }
    #expect(reports.contains { $0.id == "Collection.unregisteredCell" })
  }

  @Test("Items come, go and move as one update")
  func batch() throws {
    let stage = make([[0, 1, 2, 3]])
    let cell = try #require(stage.view.cellForItem(at: path(3)))
    stage.source.items = [[9, 3, 0, 2]]
    var finished: Bool?
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: [path(0)])
      stage.view.deleteItems(at: [path(1)])
      stage.view.moveItem(at: path(3), to: path(1))
    } completion: {
      finished = $0
    }
    #expect(stage.shown == [9, 3, 0, 2])
    #expect(stage.view.cellForItem(at: path(1)) === cell)
    stage.stage.run(frames: 3)
    #expect(finished == nil)
    #expect(cell.layer.animationKeys()?.isEmpty == false)
    stage.stage.run(frames: 40)
    #expect(finished == true)
    #expect(stage.view.leaving.isEmpty)
    #expect(stage.view.reuse.waiting == 1)
  }

  @Test("Numbers that do not add up are reported and the data is loaded again")
  func invalidUpdate() {
    var shown: [Int] = []
    let reports = Misuse.collect {
      let stage = make([[0, 1]])
      stage.source.items = [[5]]
      stage.view.insertItems(at: [path(0)])
      stage.stage.run(frames: 1)
      shown = stage.shown
    }
    #expect(reports.first?.id == "Collection.inconsistentUpdate")
    #expect(shown == [5])
  }

  @Test("Any snapshot after any other shows exactly its items")
  func randomSnapshots() {
    let stage = TestStage()
    let view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    view.contentInsetAdjustmentBehavior = .never
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      cell.tag = item
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    stage.window.addSubview(view)
    var generator = SplitMix(seed: 11)
    for round in 0..<50 {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      let names = ["a", "b", "c"].shuffled(using: &generator)
      snapshot.appendSections(names)
      let items = (0..<10).shuffled(using: &generator)
        .prefix(Int.random(in: 0...10, using: &generator))
      for item in items {
        snapshot.appendItems([item], toSection: names.randomElement(using: &generator))
      }
      source.apply(snapshot, animatingDifferences: round % 3 != 0)
      stage.run(frames: round % 4)
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.tag) == snapshot.itemIdentifiers)
    }
    stage.run(frames: 60)
    #expect(view.leaving.isEmpty)
    #expect(
      view.subviews.count { $0 is UICollectionViewCell && !$0.isHidden } == view.visibleCells.count)
  }

  @Test("Another layout moves the items to their places")
  func layoutChange() throws {
    let stage = make([[0, 1, 2, 3]])
    let cell = try #require(stage.view.cellForItem(at: path(3)))
    let start = cell.frame
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 90, height: 90)
    stage.view.setCollectionViewLayout(grid, animated: true)
    #expect(cell.frame.size == CGSize(width: 90, height: 90))
    stage.stage.run(frames: 2)
    let shown = try #require(cell.layer.presentation()?.frame)
    #expect(abs(shown.minY - start.minY) < 60)
    stage.stage.run(frames: 40)
    #expect(stage.view.cellForItem(at: path(3)) === cell)
  }
}

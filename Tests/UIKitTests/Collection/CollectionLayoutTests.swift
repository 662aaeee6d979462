import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Collections lay out items")
struct CollectionLayoutTests {
  private func grid(columns: Int, height: CGFloat) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .make(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .make(.fractionalWidth(1), .absolute(height)), subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: appearance))
  }

  @Test("A flow layout fills lines and spreads full ones over the width")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let stage = CollectionStage(layout, [Array(0..<7)])
    // 393 − 20 holds three of 100 with gaps of at least 10; 73 are left for two gaps.
    #expect(stage.frame(0) == CGRect(x: 10, y: 5, width: 100, height: 60))
    #expect(stage.frame(1)?.minX == 146.5)
    #expect(stage.frame(2)?.maxX == 383)
    #expect(stage.frame(3)?.minY == 75)
    #expect(stage.frame(6)?.origin == CGPoint(x: 10, y: 145))
    #expect(stage.view.contentSize == CGSize(width: 393, height: 210))
  }

  @Test("A flow layout that scrolls sideways fills columns")
  func horizontalFlow() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    let stage = CollectionStage(layout, [Array(0..<10)])
    #expect(stage.frame(0)?.minX == 0)
    #expect(stage.frame(1)?.minX == 0)
    #expect(stage.frame(2)?.minX == 110)
    #expect(stage.view.contentSize.width == 540)
  }

  @Test("An item that is longer than its line is reported once, until all items fit again")
  func itemTooLong() throws {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    layout.itemSize = CGSize(width: 373, height: 60)
    let stage = CollectionStage(layout, [Array(0..<3)])
    func reports(width: CGFloat) -> [MisuseReport] {
      layout.itemSize.width = width
      return Misuse.collect { stage.stage.run(frames: 1) }
    }
    #expect(reports(width: 373) == [])
    let first = try #require(reports(width: 374).first)
    #expect(first.id == "Collection.itemTooLong")
    #expect(
      first.sentence.hasPrefix(
        "The width of item 0 of section 0 is 374.0 points in a UICollectionViewFlowLayout with room for 373.0"
      ))
    #expect(reports(width: 380) == [])
    #expect(reports(width: 100) == [])
    #expect(reports(width: 380).map(\.id) == ["Collection.itemTooLong"])
  }

  @Test("In a flow layout that scrolls sideways the height of an item is limited")
  func itemTooHigh() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 1000, height: 400)
    let stage = CollectionStage(layout, [Array(0..<3)])
    layout.itemSize.height = 1000
    let reports = Misuse.collect { stage.stage.run(frames: 1) }
    #expect(reports.map(\.id) == ["Collection.itemTooLong"])
  }

  @Test("Items take fractions of their group, groups of their section")
  func fractions() {
    let stage = CollectionStage(grid(columns: 3, height: 90), [Array(0..<7)])
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 131, height: 90))
    #expect(stage.frame(2)?.maxX == 393)
    #expect(stage.frame(6)?.origin == CGPoint(x: 0, y: 180))
    #expect(stage.view.contentSize.height == 270)
  }

  @Test("Insets and spacing keep items, groups and sections apart")
  func spacing() {
    let item = NSCollectionLayoutItem(
      layoutSize: .make(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .make(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 7
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let stage = CollectionStage(
      UICollectionViewCompositionalLayout(section: section), [Array(0..<4)])
    #expect(stage.frame(0) == CGRect(x: 22, y: 11, width: 160.5, height: 46))
    #expect(stage.frame(2)?.minY == 68)
    #expect(stage.view.contentSize.height == 147)
  }

  @Test("Groups inside groups place their items")
  func nestedGroups() {
    let large = NSCollectionLayoutItem(
      layoutSize: .make(.fractionalWidth(2 / 3), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: .make(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .make(.fractionalWidth(1 / 3), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .make(.absolute(300), .absolute(200)), subitems: [large, column])
    let stage = CollectionStage(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [Array(0..<6)])
    #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(stage.frame(1) == CGRect(x: 200, y: 0, width: 100, height: 100))
    #expect(stage.frame(2) == CGRect(x: 200, y: 100, width: 100, height: 100))
    #expect(stage.frame(3)?.minY == 200)
  }

  @Test("A list's rows are as high as a table's, and its cards have the same corners")
  func lists() throws {
    let stage = CollectionStage(list(.insetGrouped), [[0, 1, 2]])
    let cells = stage.view.visibleCells
    #expect(cells.map(\.frame.height) == [53, 53, 53])
    #expect(cells.map(\.frame.minX) == [20, 20, 20])
    #expect(cells.map(\.layer.cornerRadius) == [26, 0, 26])
    #expect(cells[0].backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test("Of five thousand rows of a list only those that show are made, and scrolling reuses them")
  func reuse() {
    let stage = CollectionStage(list(.plain), [Array(0..<5000)])
    #expect(stage.source.cellsAsked <= 18)
    for step in 1...60 {
      stage.view.contentOffset.y = CGFloat(step) * 400
      stage.stage.run(frames: 1)
    }
    #expect(stage.view.subviews.count { $0 is UICollectionViewCell } <= 20)
    #expect(stage.shown.first == stage.view.indexPathsForVisibleItems.first?.item)
  }

  @Test("A frame of scrolling that shows the same items touches none of them")
  func sameItemsAreLeftAlone() {
    let stage = CollectionStage(grid(columns: 2, height: 200), [Array(0..<100)])
    stage.view.contentOffset.y = 1010
    stage.stage.run(frames: 1)
    let (passes, asked) = (stage.view.passes, stage.source.cellsAsked)
    for _ in 0..<5 {
      stage.view.contentOffset.y += 1
      stage.stage.run(frames: 1)
    }
    #expect(stage.view.passes == passes)
    #expect(stage.source.cellsAsked == asked)
  }

  @Test("Headers of a list stand above its rows and size themselves")
  func headers() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let stage = TestStage()
    let view = UICollectionView(
      frame: stage.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(path.section)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    stage.window.addSubview(view)
    stage.run(frames: 2)
    let views = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(views.count == 2)
    #expect(abs(views[1].frame.height - 45.333) < 0.01)
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(abs(views[1].frame.maxY - first.frame.minY) < 0.01)
    var content = try #require(
      (views[1] as? UICollectionViewListCell)?.contentConfiguration
        as? UIListContentConfiguration)
    #expect(content.text == "Section 1")
    content.text = ""
  }
}

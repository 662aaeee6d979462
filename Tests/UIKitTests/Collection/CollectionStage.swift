import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// A collection on a screen with items of a source that counts what it is asked for.
@MainActor
struct CollectionStage {
  let stage = TestStage()
  let view: UICollectionView
  let source: ItemSource

  init(
    _ layout: UICollectionViewLayout, _ items: [[Int]],
    prepare: (UICollectionView, ItemSource) -> Void = { _, _ in }
  ) {
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    source = ItemSource(items)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.delegate = source
    prepare(view, source)
    stage.window.addSubview(view)
    stage.run(frames: 1)
  }

  /// The numbers of the items that show.
  var shown: [Int] { view.visibleCells.map(\.tag) }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func tapItem(_ item: Int) throws {
    stage.tap(try #require(view.cellForItem(at: IndexPath(item: item, section: 0))))
  }
}

/// Numbers by section, and what the collection asked and told.
@MainActor
final class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var items: [[Int]]
  var cellsAsked = 0
  var log: [String] = []
  var identifier = "item"
  var text: (Int) -> String = { "\($0)" }

  init(_ items: [[Int]]) { self.items = items }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    let item = items[indexPath.section][indexPath.item]
    cell.tag = item
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = text(item)
      cell.contentConfiguration = content
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("highlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log.append("deselect \(indexPath.item)") }
}

extension NSCollectionLayoutSize {
  static func make(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Cells that are dequeued where no cell is requested, or more than requested.
@MainActor
@Suite("Dequeuing cells")
struct DequeuingTests {
  /// A data source that runs a closure before it dequeues its cell.
  final class Source: NSObject, UICollectionViewDataSource {
    var before: (UICollectionView, IndexPath) -> Void = { _, _ in }
    var after: (UICollectionView) -> Void = { _ in }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      before(collectionView, indexPath)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      after(collectionView)
      return cell
    }
  }

  private func show(_ source: Source) -> [String] {
    let stage = TestStage()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    return Misuse.collect {
      stage.window.addSubview(view)
      stage.run(frames: 1)
    }.map(\.id)
  }

  @Test("One cell for each request is not reported")
  func one() {
    #expect(show(Source()) == [])
  }

  @Test("A second cell that is dequeued for one request is reported")
  func second() {
    let source = Source()
    source.before = {
      _ = $0.dequeueReusableCell(withReuseIdentifier: "item", for: $1)
    }
    #expect(show(source) == ["Collection.dequeuedAndNotReturned"])
  }

  @Test("Layout between dequeuing and returning is refused")
  func layout() {
    let source = Source()
    source.after = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    #expect(show(source) == ["Collection.layoutWhileDequeued"])
  }

  @Test("A registration inside of the provider is reported")
  func registration() {
    let source = Source()
    source.before = { _, _ in
      _ = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    }
    #expect(show(source) == ["Collection.registrationInProvider"])
  }

  @Test("Dequeuing outside of a request is reported")
  func unasked() {
    let stage = CollectionStage(UICollectionViewFlowLayout(), [[1]])
    let reports = Misuse.collect {
      _ = stage.view.dequeueReusableCell(
        withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
    }
    #expect(reports.map(\.id) == ["Collection.dequeuedUnasked"])
  }
}

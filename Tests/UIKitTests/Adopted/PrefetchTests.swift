import DetentTesting
import Testing
import UIKit

@MainActor
@Suite("Cells of the classic styles")
struct ClassicCellTests {
  @Test("The labels have the fonts and colours of the style, until the app sets others")
  func looks() throws {
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    subtitle.textLabel?.text = "Title"
    subtitle.detailTextLabel?.text = "Detail"
    #expect(subtitle.textLabel?.font.pointSize == 17)
    #expect(subtitle.detailTextLabel?.font.pointSize == 12)
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(value.detailTextLabel?.textColor == .secondaryLabel)
    subtitle.detailTextLabel?.font = .systemFont(ofSize: 15)
    subtitle.setNeedsLayout()
    subtitle.layoutIfNeeded()
    #expect(subtitle.detailTextLabel?.font.pointSize == 15)
    #expect(subtitle.detailTextLabel?.text == "Detail")
  }
}

@MainActor
@Suite("Prefetching")
struct PrefetchTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
    var wanted: [IndexPath] = []
    var cancelled: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      wanted += indexPaths
    }

    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { cancelled += indexPaths }
  }

  @Test("A table asks for the rows after the visible ones once, and cancels those it leaves behind")
  func rows() throws {
    let stage = TestStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let source = Source()
    table.rowHeight = 44
    table.dataSource = source
    table.prefetchDataSource = source
    stage.window.addSubview(table)
    stage.run(frames: 2)
    let visible = try #require(table.indexPathsForVisibleRows)
    #expect(source.wanted.first?.row == visible.count)
    #expect(Set(source.wanted).count == source.wanted.count)
    #expect(source.wanted.allSatisfy { !visible.contains($0) })
    let before = source.wanted
    stage.run(frames: 2)
    #expect(source.wanted == before && source.cancelled.isEmpty)
    table.setContentOffset(CGPoint(x: 0, y: 44 * 60), animated: false)
    stage.run(frames: 2)
    #expect(source.wanted.contains(IndexPath(row: 72, section: 0)))
    #expect(source.cancelled == before.sorted())
    table.isPrefetchingEnabled = false
    let count = source.wanted.count
    table.setContentOffset(.zero, animated: false)
    stage.run(frames: 2)
    #expect(source.wanted.count == count)
  }

  @Test("A layout makes the context of an invalidation for new bounds")
  func context() throws {
    final class Layout: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []

      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.minY != collectionView?.bounds.minY
          || super.shouldInvalidateLayout(
            forBoundsChange: newBounds)
      }

      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        contexts.append(context)
        return context
      }
    }
    let stage = TestStage()
    let layout = Layout()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    stage.window.addSubview(collection)
    stage.run(frames: 2)
    collection.frame.size.width = 200
    stage.run(frames: 2)
    #expect(layout.contexts.last is UICollectionViewFlowLayoutInvalidationContext)
    let count = layout.contexts.count
    stage.run(frames: 5)
    #expect(layout.contexts.count == count)
  }
}

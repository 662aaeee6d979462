import DetentTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Requests of clients that UIKit refuses: each is reported, and the report names the exception.
@MainActor
@Suite("Refused requests")
struct RefusedRequestTests {
  private func ids(_ work: () throws -> Void) rethrows -> [String] {
    try Misuse.collect(work).map(\.id)
  }

  @Test("A child of another controller is not presented")
  func child() {
    let stage = SheetStage()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(
      ids { stage.root.present(child, animated: false) } == ["Presentation.presentedChild"])
  }

  private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    var substitute: UIViewController?

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .fullScreen }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { substitute }
  }

  @Test("A controller that has a parent, or is presented, does not take another one's place")
  func substitutes() throws {
    let stage = SheetStage()
    let (parent, delegate) = (UIViewController(), Adapting())
    func present(_ substitute: UIViewController, from source: UIViewController) -> UIViewController
    {
      let page = UIViewController()
      page.modalPresentationStyle = .formSheet
      delegate.substitute = substitute
      page.presentationController?.delegate = delegate
      source.present(page, animated: false)
      return page
    }
    let child = UIViewController()
    parent.addChild(child)
    var first = UIViewController()
    #expect(
      ids { first = present(child, from: stage.root) } == ["Presentation.substitutedChild"])
    #expect(stage.root.presentedViewController === first)
    #expect(
      ids { _ = present(first, from: first) } == ["Presentation.substitutedPresented"])
  }

  @Test("A sheet without detents is reported")
  func noDetents() {
    let stage = SheetStage()
    #expect(ids { stage.present { $0.detents = [] } } == ["Sheet.noDetents"])
  }

  @Test("Traits of a controller that is no child stay unchanged")
  func traits() {
    let (parent, other) = (UIViewController(), UIViewController())
    let reports = ids {
      parent.setOverrideTraitCollection(
        UITraitCollection(userInterfaceStyle: .dark), forChild: other)
    }
    #expect(reports == ["Controller.traitsOfOther"])
  }

  @Test("A controller whose loadView() sets no view gets an empty one")
  func noView() {
    final class Lazy: UIViewController {
      override func loadView() {}
    }
    let lazy = Lazy()
    #expect(ids { lazy.loadViewIfNeeded() } == ["Controller.viewNotLoaded"])
    #expect(lazy.isViewLoaded)
  }

  final class WindowlessDelegate: UIResponder, UIApplicationDelegate {}

  @Test("An app that shows no window is reported at its launch")
  func noWindow() {
    #expect(
      ids { _ = HeadlessRun.start(delegateClass: WindowlessDelegate.self) } == ["App.noWindow"])
  }

  @Test("A constant that is no number is refused")
  func constant() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 4)
    #expect(ids { constraint.constant = .nan } == ["Layout.constantNotFinite"])
    #expect(constraint.constant == 4)
  }

  @Test("Rows that do not agree with the data source are reported, as are rows that are not there")
  func rows() {
    let stage = TableStage(.plain, [["A"]])
    let reports = ids {
      stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      stage.stage.run(frames: 1)
      stage.table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .top, animated: false)
    }
    #expect(reports == ["Table.inconsistentUpdate", "Table.missingRow"])
  }

  @Test("One cell for two rows is shown once")
  func cellInUse() {
    final class Source: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { cell }
    }
    let stage = TestStage()
    let source = Source()
    let table = UITableView(frame: stage.window.bounds)
    table.dataSource = source
    let reports = ids {
      stage.window.addSubview(table)
      stage.run(frames: 1)
    }
    #expect(reports.contains("Table.cellInUse"))
  }

  @Test("A diffable data source whose provider returns nil shows plain cells")
  func noCell() {
    let stage = TestStage()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    let table = UITableView(frame: stage.window.bounds)
    let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    let rowReports = ids {
      rows.apply(snapshot, animatingDifferences: false)
      stage.window.addSubview(table)
      stage.run(frames: 1)
    }
    #expect(rowReports.contains("Snapshot.noRowCell"))
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 40)
    let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      _, _, _ in nil
    }
    let itemReports = ids {
      items.apply(snapshot, animatingDifferences: false)
      stage.window.addSubview(collection)
      stage.run(frames: 1)
    }
    #expect(itemReports.contains("Snapshot.noItemCell"))
    #expect(itemReports.contains("Snapshot.noSupplementaryView"))
  }

  @Test("A section that is not in a snapshot receives no items")
  func unknownSection() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    #expect(ids { snapshot.appendItems([1], toSection: "z") } == ["Snapshot.unknownSection"])
    #expect(snapshot.itemIdentifiers == [])
  }

  @Test("Items, headers and registrations that a collection view does not have are reported")
  func collection() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 40)
    var stage: CollectionStage?
    let reports = ids { stage = CollectionStage(layout, [[1]]) }
    #expect(reports.contains("Collection.noSupplementaryView"))
    let path = IndexPath(item: 7, section: 0)
    #expect(
      ids { stage?.view.scrollToItem(at: path, at: .top, animated: false) }
        == ["Collection.missingItem"])
    let others = ids {
      _ = stage?.view.dequeueReusableSupplementaryView(
        ofKind: "header", withReuseIdentifier: "other", for: path)
    }
    #expect(others.contains("Collection.unregisteredView"))
  }

  @Test("A group without items is reported")
  func emptyGroup() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    #expect(
      ids { _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: []) }
        == ["Collection.emptyGroup"])
  }

  @Test("The location of a touch that is not there is reported")
  func unknownTouch() {
    let reports = Misuse.collect {
      _ = UITapGestureRecognizer().location(ofTouch: 3, in: nil)
    }
    #expect(reports.map(\.id) == ["Gesture.unknownTouch"])
    #expect(reports.first?.exception == "NSRangeException")
  }

  @Test("A stopped animator does not start")
  func stoppedAnimator() {
    let stage = TestStage()
    let view = UIView()
    stage.window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(ids { animator.startAnimation() } == ["Animation.stopped"])
    animator.finishAnimation(at: .current)
  }
}

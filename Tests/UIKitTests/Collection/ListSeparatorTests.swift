import CoreGraphics
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Lines of lists in collections")
struct ListSeparatorTests {
  private func lines(_ stage: CollectionStage, _ item: Int) throws -> [UIView] {
    let cell = try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
    return cell.subviews.filter { $0.bounds.height < 1 && !$0.isHidden && $0.bounds.width > 0 }
  }

  @Test("A handler hides, insets and colours the lines of single rows")
  func handler() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.itemSeparatorHandler = { path, configuration in
      var own = configuration
      switch path.item {
      case 0: own.bottomSeparatorVisibility = .hidden
      case 1:
        own.topSeparatorVisibility = .visible
        own.topSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 50, bottom: 0, trailing: 30)
        own.color = .systemRed
      default: break
      }
      return own
    }
    let stage = CollectionStage(
      UICollectionViewCompositionalLayout.list(using: list), [[0, 1, 2, 3]])
    #expect(try lines(stage, 0).isEmpty)
    let both = try lines(stage, 1)
    #expect(both.count == 2 && both.allSatisfy { $0.backgroundColor == .systemRed })
    let top = try #require(both.first { $0.frame.minY == 0 })
    #expect(top.frame.minX == 50 && top.frame.maxX == stage.view.bounds.width - 30)
    let usual = try lines(stage, 2)
    #expect(usual.count == 1 && usual[0].backgroundColor == .separator && usual[0].frame.minY > 10)
  }

  @Test("Lines for all rows are set at once, and showsSeparators wins")
  func common() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .systemBlue
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    #expect(try lines(CollectionStage(layout, [[0, 1]]), 0).first?.backgroundColor == .systemBlue)
    list.showsSeparators = false
    let none = UICollectionViewCompositionalLayout.list(using: list)
    #expect(try lines(CollectionStage(none, [[0, 1]]), 0).isEmpty)
  }

  @Test("Arrows stand outermost, whatever the order they are given in")
  func accessories() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [.disclosureIndicator(), .checkmark(), .label(text: "12")]
    cell.layoutIfNeeded()
    let label = try #require(cell.subviews.first { $0 is UILabel })
    let others = cell.subviews.filter { $0 is UIImageView }.map(\.frame.minX).sorted()
    #expect(others.count == 2 && label.frame.maxX < others[0])
  }
}

import CoreGraphics
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@MainActor
@Suite("Compositional sections read from the right")
struct MirroredSectionTests {
  private func make(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CollectionStage {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
      section.orthogonalScrollingBehavior = behavior
      return section
    }
    return CollectionStage(layout, [[0, 1, 2, 3, 4, 5, 6, 7]]) { view, _ in
      view.semanticContentAttribute = .forceRightToLeft
    }
  }

  private func right(_ item: Int, _ stage: CollectionStage) throws -> CGFloat {
    stage.view.bounds.width - (try #require(stage.frame(item))).maxX
  }

  @Test("The first group stands at the right, and a drag to the right brings the next")
  func sideways() throws {
    let stage = make(.continuousGroupLeadingBoundary)
    #expect(try right(0, stage) == 20 && right(1, stage) == 180)
    stage.stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 270, y: 50), frames: 30)
    stage.stage.run(frames: 120)
    let rests = try (0..<8).map { try right($0, stage) }
    #expect(rests[0] < 0 && rests.contains { abs($0 - 20) < 0.5 })
    #expect(!stage.shown.contains(7))
  }

  @Test("A group that stands in the middle does so from the other side as well")
  func centered() throws {
    let stage = make(.groupPagingCentered)
    let middle = stage.view.bounds.width / 2
    #expect(abs(try #require(stage.frame(0)).midX - middle) < 0.5)
    stage.stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 300, y: 50), frames: 20)
    stage.stage.run(frames: 120)
    #expect(abs(try #require(stage.frame(1)).midX - middle) < 0.5)
  }

  @Test("Groups below one another begin at the right")
  func still() throws {
    let stage = make(.none)
    #expect(try right(0, stage) == 20 && right(3, stage) == 20)
  }
}

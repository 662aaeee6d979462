import Testing
import UIKit

/// Offsets that an app sets while a finger drags the content.
@MainActor
@Suite("Offsets set during a drag")
struct OffsetDuringDragTests {
  private final class Pinning: NSObject, UIScrollViewDelegate {
    var isPinned = true

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if isPinned { scrollView.contentOffset.y = 0 }
    }
  }

  @Test("Content that an app pinned goes on from there when it lets the drag go on")
  func pinned() {
    let stage = ScrollStage()
    let pinning = Pinning()
    stage.scrollView.delegate = pinning
    stage.stage.down(200, 700)
    for y in stride(from: 690.0, through: 400, by: -10) { stage.stage.move(200, y) }
    #expect(stage.y == 0)
    pinning.isPinned = false
    for y in stride(from: 390.0, through: 350, by: -10) { stage.stage.move(200, y) }
    #expect(abs(stage.y - 50) < 1)
  }

  @Test("Content that is centred again during a drag scrolls on without end")
  func recentred() {
    final class Endless: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if abs(contentOffset.y - 500) > 100 { contentOffset.y = 500 }
      }
    }
    let stage = ScrollStage(Endless(), content: CGSize(width: 393, height: 1852))
    stage.scrollView.contentOffset.y = 500
    stage.stage.advance()
    stage.stage.down(200, 800)
    var farthest = 0.0
    for y in stride(from: 790.0, through: 100, by: -10) {
      stage.stage.move(200, y)
      farthest = max(farthest, abs(stage.y - 500))
    }
    #expect(farthest <= 110)
    stage.stage.up()
  }
}

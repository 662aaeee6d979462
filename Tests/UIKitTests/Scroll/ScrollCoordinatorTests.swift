import Testing
import UIKit

@MainActor
@Suite("Drags shared with a sheet")
struct ScrollCoordinatorTests {
  /// Takes the first `budget` points of movement for itself, as a growing sheet does.
  final class Sheet: ScrollDragCoordinator {
    var budget: CGFloat = 0
    var accepts = true
    var onward: CGFloat?
    var calls: [String] = []
    var moved: CGFloat = 0

    func scrollViewWillBeginDrag(_ scrollView: UIScrollView, translation: CGPoint) -> Bool {
      calls.append("begin")
      return accepts
    }
    func scrollView(_ scrollView: UIScrollView, fingerMovedBy delta: CGFloat) -> CGFloat {
      let own = delta < 0 ? max(delta, -budget) : min(delta, budget)
      budget -= abs(own)
      moved += own
      return delta - own
    }
    func scrollViewDidEndDrag(_ scrollView: UIScrollView, velocity: CGFloat) -> CGFloat {
      calls.append("end \(velocity.rounded())")
      return onward ?? velocity
    }
    func scrollViewDidCancelDrag(_ scrollView: UIScrollView) { calls.append("cancel") }
  }

  @Test("The sheet's part and the content's part add up to the finger's travel")
  func shares() {
    let scroll = ScrollStage()
    let sheet = Sheet()
    sheet.budget = 60
    scroll.stage.window.scrollDragCoordinator = sheet
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 5)
    #expect(sheet.moved == -60)
    #expect(scroll.y == 30)
    #expect(scroll.log.lines == ["willBeginDragging", "didScroll"])
    scroll.stage.up()
    #expect(sheet.calls == ["begin", "end -1200.0"])
    #expect(abs(scroll.log.velocity.y - 1.2) < 1e-9)
    #expect(scroll.scrollView.isDecelerating)
  }

  @Test("A sheet that takes everything leaves the content where it is")
  func takesAll() {
    let scroll = ScrollStage()
    let sheet = Sheet()
    sheet.budget = .infinity
    sheet.onward = 0
    scroll.stage.window.scrollDragCoordinator = sheet
    scroll.stage.drag(from: CGPoint(x: 196, y: 300), by: CGPoint(x: 0, y: 30), frames: 8)
    #expect(scroll.y == 0)
    #expect(scroll.scrollView.isDragging)
    scroll.stage.up()
    #expect(scroll.y == 0)
    #expect(scroll.log.lines == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    scroll.scrollView.continueDeceleration(fingerVelocityY: -1000)
    scroll.stage.advance(30)
    #expect(scroll.y > 200)
    #expect(scroll.log.lines.contains("willBeginDecelerating"))
  }

  @Test("Content pushed past its edge by its share has its own rubber band")
  func band() {
    let scroll = ScrollStage()
    scroll.stage.window.scrollDragCoordinator = Sheet()
    scroll.stage.down(196, 100)
    for step in 1...10 { scroll.stage.move(196, 100 + 60 * Double(step)) }
    #expect(abs(scroll.y + 235) < 0.2)
  }

  @Test("A sheet that declines, and a horizontal drag, leave the drag to the scroll view")
  func declined() {
    let scroll = ScrollStage()
    let sheet = Sheet()
    sheet.accepts = false
    scroll.scrollView.scrollDragCoordinator = sheet
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 5)
    scroll.stage.up()
    #expect(sheet.calls == ["begin"])
    #expect(scroll.y == 90)

    let sideways = ScrollStage(content: CGSize(width: 2000, height: 852))
    sideways.scrollView.scrollDragCoordinator = sheet
    sideways.stage.drag(from: CGPoint(x: 350, y: 700), by: CGPoint(x: -20, y: 0), frames: 5)
    #expect(sheet.calls == ["begin"])
    #expect(sideways.scrollView.contentOffset.x == 90)
  }

  @Test("A drag that is taken away is cancelled for the sheet too")
  func cancelled() {
    let scroll = ScrollStage()
    let sheet = Sheet()
    scroll.stage.window.scrollDragCoordinator = sheet
    scroll.stage.drag(from: CGPoint(x: 196, y: 700), by: CGPoint(x: 0, y: -20), frames: 5)
    scroll.stage.cancel()
    #expect(sheet.calls == ["begin", "cancel"])
    #expect(!scroll.scrollView.isDragging)
    #expect(scroll.log.lines.last == "didEndDragging false")
  }
}

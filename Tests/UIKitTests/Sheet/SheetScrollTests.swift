import Testing
import UIKit

/// Sheets around content that scrolls: N2, N3, I16.
@MainActor
@Suite("Sheets and scrolling")
struct SheetScrollTests {
  private typealias ListController = SheetScenario.ListController

  // Fact N2.
  @Test("A swipe up on a list at its top makes the sheet larger first")
  func expandsBeforeScrolling() {
    let stage = SheetStage()
    let sheet = ListController("list", log: stage.root.log)
    stage.present(sheet) { $0.detents = [.medium(), .large()] }
    stage.pull(from: CGPoint(x: 200, y: 700), by: -210)
    #expect(sheet.list.contentOffset.y == 0)
    #expect(abs((stage.snapshot?.frame.height ?? 0) - 659) < 1)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.snapshot?.detent == "large")
    #expect(sheet.list.contentOffset.y == 0)
    stage.pull(from: CGPoint(x: 200, y: 700), by: -110)
    #expect(abs(sheet.list.contentOffset.y - 100) < 1)
    #expect(stage.top == 59)
    stage.hold()
    stage.stage.up()
    stage.settle()
  }

  // Fact N2.
  @Test("At the largest stop one drag goes on from the sheet to the list")
  func oneAxis() {
    let stage = SheetStage()
    let sheet = ListController("list", log: stage.root.log)
    stage.present(sheet) { $0.detents = [.medium(), .large()] }
    stage.pull(from: CGPoint(x: 200, y: 780), by: -510)
    // 500 points of travel: 334 for the sheet (459 to 793), the rest for the list.
    #expect(abs(sheet.list.contentOffset.y - 166) < 1)
    #expect(abs(stage.top - 59) < 0.01)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(abs(sheet.list.contentOffset.y - 166) < 1)
  }

  // Fact I16.
  @Test("A pull down on a list at its top moves the sheet, elsewhere the list")
  func movesAtTop() {
    let stage = SheetStage()
    let sheet = ListController("list", log: stage.root.log)
    stage.present(sheet)
    stage.pull(from: CGPoint(x: 200, y: 300), by: 110)
    #expect(sheet.list.contentOffset.y == 0)
    #expect(abs(stage.top - 159) < 0.5)
    stage.stage.cancel()
    stage.settle()
    sheet.list.contentOffset.y = 500
    stage.pull(from: CGPoint(x: 200, y: 300), by: 110)
    #expect(abs(sheet.list.contentOffset.y - 400) < 1)
    #expect(stage.top == 59)
    stage.stage.cancel()
    stage.settle()
  }

  // Fact N3.
  @Test("Without scroll expansion the list scrolls; beside it the sheet still grows")
  func scrollsWithoutExpanding() {
    let stage = SheetStage()
    let sheet = ListController("list", log: stage.root.log)
    stage.present(sheet) {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    let top = stage.top
    stage.pull(from: CGPoint(x: 200, y: 700), by: -110)
    #expect(abs(sheet.list.contentOffset.y - 100) < 1)
    #expect(abs(stage.top - top) < 0.5)
    stage.hold()
    stage.stage.up()
    stage.settle()
    SheetScenario.swipe(stage, from: stage.top + 30, by: -250)
    #expect(stage.snapshot?.detent == "large")
  }
}

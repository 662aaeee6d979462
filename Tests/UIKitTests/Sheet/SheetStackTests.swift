import Testing
import UIKit

@MainActor
@Suite("Stacks of sheets")
struct SheetStackTests {
  @Test("A stack that goes at once gives the presenter back along the way")
  func pushBackOfStack() {
    let stage = SheetStage { $0.sheetStyle = .iOS18 }
    let one = stage.present()
    let two = CallLogController("two")
    one.present(two, animated: true)
    stage.settle()
    let pushed = stage.root.view.transform.a
    #expect(abs(pushed - 0.9165) < 0.001)
    stage.root.dismiss(animated: true)
    stage.stage.advance(2)
    #expect(stage.root.view.tintAdjustmentMode == .normal)
    var last = stage.root.view.transform.a
    #expect(abs(last - pushed) < 0.02)
    while stage.root.presentedViewController != nil {
      stage.stage.advance()
      let now = stage.root.view.transform.a
      #expect(now >= last && now - last < 0.02)
      last = now
    }
    stage.settle()
    #expect(stage.root.view.transform.isIdentity)
  }

  @Test("A sheet that is covered keeps still under a finger")
  func covered() {
    let stage = SheetStage()
    let one = stage.present { $0.detents = [.large()] }
    let two = CallLogController("two")
    two.sheetPresentationController?.detents = [.medium()]
    two.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    one.present(two, animated: true)
    stage.settle()
    stage.pull(from: CGPoint(x: 200, y: 120), by: 200)
    #expect(stage.host.sheetSnapshots.first?.frame.minY == 59)
    stage.stage.up()
    stage.settle()
    #expect(stage.host.sheetSnapshots.count == 2)
  }
}

import Testing
import UIKit

@MainActor
@Suite("Sheets and the keyboard")
struct SheetKeyboardTests {
  @Test("The keyboard raises the sheet in front; the one behind rests at its detent")
  func inFront() {
    let stage = SheetStage()
    stage.host.keyboardFrameWillChange(overlap: 300)
    let one = stage.present { $0.detents = [.medium(), .large()] }
    let raised = stage.host.sheetSnapshots.first?.frame
    #expect(stage.host.sheetSnapshots.map(\.detent) == ["large"])
    one.present(CallLogController("two"), animated: true)
    stage.settle()
    #expect(stage.host.sheetSnapshots.map(\.detent) == ["medium", "large"])
    one.dismiss(animated: true)
    stage.settle()
    #expect(stage.host.sheetSnapshots.map(\.frame) == [raised])
  }
}

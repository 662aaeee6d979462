import Testing
import UIKit

@MainActor
@Suite("Sheets under a finger")
struct SheetDragTests {
  @Test(
    "After ten points the sheet follows one to one",
    arguments: [(180, 170), (240, 230), (320, 310), (360, 350), (380, 370)] as [(CGFloat, CGFloat)])
  func follows(travel: CGFloat, offset: CGFloat) {
    let stage = SheetStage()
    stage.present()
    stage.pull(from: CGPoint(x: 200, y: 100), by: travel)
    #expect(abs(stage.top - 59 - offset) < 0.5)
    #expect(stage.snapshot?.phase == "dragging")
  }

  @Test(
    "A sheet released past half of its height is dismissed",
    arguments: [(370, false), (398, true), (402, true)] as [(CGFloat, Bool)])
  func threshold(offset: CGFloat, dismisses: Bool) {
    let stage = SheetStage()
    let sheet = stage.present()
    stage.pull(from: CGPoint(x: 200, y: 100), by: offset + 10)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect((stage.root.presentedViewController == nil) == dismisses)
    #expect((sheet.presentingViewController == nil) == dismisses)
  }

  @Test("A drag from medium to large resizes the sheet and selects large")
  func resizes() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = [.medium(), .large()] }
    stage.pull(from: CGPoint(x: 200, y: 450), by: -250)
    let snapshot = try #require(stage.snapshot)
    #expect(abs(snapshot.frame.height - (459 + 240)) < 1)
    #expect(abs(snapshot.frame.maxY - 852) < 0.01)
    #expect(snapshot.frame.width == 393)
    #expect(abs(snapshot.dim - 0.2) < 0.001)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.snapshot?.detent == "large")
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
  }
}

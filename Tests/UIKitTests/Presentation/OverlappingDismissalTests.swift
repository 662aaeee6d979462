import Testing
import UIKit

/// Dismissals of a controller while the one above it is being dismissed.
@MainActor
@Suite("Overlapping dismissals")
struct OverlappingDismissalTests {
  private func twoSheets() -> (SheetStage, CallLogController, CallLogController) {
    let stage = SheetStage()
    let log = stage.root.log
    let one = stage.present(CallLogController("one", log: log))
    let two = CallLogController("two", log: log)
    one.present(two, animated: true)
    stage.settle()
    log.lines = []
    return (stage, one, two)
  }

  @Test("Two dismissals in one turn, the upper one first, end each appearance once")
  func inOneTurn() {
    let (stage, one, _) = twoSheets()
    var completed: [String] = []
    one.dismiss(animated: true) { completed.append("two") }
    stage.root.dismiss(animated: true) { completed.append("one") }
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(
      stage.root.log.lines.filter { $0.hasPrefix("did") } == [
        "didDisappear:two", "didDisappear:one",
      ])
    #expect(completed == ["two", "one"])
  }

  @Test("A dismissal without animation while the sheet above goes ends both")
  func atOnce() {
    let (stage, one, _) = twoSheets()
    one.dismiss(animated: true)
    stage.stage.advance(5)
    stage.root.dismiss(animated: false)
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(
      stage.root.log.lines.filter { $0.hasPrefix("did") } == [
        "didDisappear:two", "didDisappear:one",
      ])
  }

  @Test("A sheet dismissed as it comes takes along what is presented and dismissed over it")
  func asItComes() {
    let stage = SheetStage()
    let log = stage.root.log
    let one = CallLogController("one", log: log)
    stage.root.present(one, animated: true)
    stage.root.dismiss(animated: true)
    stage.stage.advance(10)
    let two = CallLogController("two", log: log)
    two.modalPresentationStyle = .overFullScreen
    _ = Misuse.collect {
      one.present(two, animated: true)
      two.dismiss(animated: true)
      stage.settle()
    }
    #expect(stage.root.presentedViewController == nil)
    #expect(
      log.lines.filter { $0.hasSuffix("two") } == [
        "willAppear:two", "didAppear:two", "willDisappear:two", "didDisappear:two",
      ])
  }
}

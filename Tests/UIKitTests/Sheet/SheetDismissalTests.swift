import Testing
import UIKit

/// How sheets go and refuse to: N7, N8, S1.76.
@MainActor
@Suite("Dismissing sheets")
struct SheetDismissalTests {
  private typealias Hearer = SheetScenario.Hearer

  // Fact N7.
  @Test("A modal sheet resists, returns and reports the attempt")
  func resistsWhenModal() {
    let stage = SheetStage()
    let hearer = Hearer()
    let sheet = CallLogController("sheet", log: stage.root.log)
    sheet.isModalInPresentation = true
    stage.present(sheet) {
      $0.detents = [.medium(), .large()]
      $0.delegate = hearer
    }
    SheetScenario.swipe(stage, from: stage.top + 30, by: -250)
    #expect(stage.snapshot?.detent == "large")
    SheetScenario.swipe(stage, from: stage.top + 30, by: 250)
    let rest = stage.top
    stage.pull(from: CGPoint(x: 200, y: rest + 30), by: 300)
    #expect(stage.top > rest + 5 && stage.top < rest + 150)
    stage.hold()
    stage.stage.up()
    stage.settle()
    #expect(stage.top == rest)
    #expect(hearer.lines.filter { !$0.hasPrefix("selected") } == ["attempt"])
    hearer.lines = []
    stage.stage.tap(200, 100)
    stage.settle()
    #expect(stage.root.presentedViewController === sheet)
    #expect(hearer.lines.isEmpty)
    #expect(stage.root.log.lines == ["willAppear:sheet", "didAppear:sheet"])
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
    #expect(hearer.lines.isEmpty)
  }

  // Fact N8.
  @Test(
    "The delegate is notified of the user's dismissals, not of the code's",
    arguments: ["swipe", "tap", "code"])
  func notifiesOfDismissals(way: String) {
    let stage = SheetStage()
    let hearer = Hearer()
    stage.present {
      $0.detents = [.medium()]
      $0.delegate = hearer
    }
    switch way {
    case "swipe": SheetScenario.swipe(stage, from: stage.top + 30, by: 350)
    case "tap":
      stage.stage.tap(200, 100)
      stage.settle()
    default:
      stage.root.dismiss(animated: true)
      stage.settle()
    }
    #expect(stage.root.presentedViewController == nil)
    #expect(hearer.lines == (way == "code" ? [] : ["should", "will", "did"]))
    #expect(
      stage.root.log.lines == [
        "willAppear:sheet", "didAppear:sheet", "willDisappear:sheet", "didDisappear:sheet",
      ])
  }

  // Fact S1.76.
  @Test("A pull that is taken back announces a dismissal and cancels it")
  func takenBack() {
    let stage = SheetStage()
    let hearer = Hearer()
    stage.present {
      $0.detents = [.medium()]
      $0.delegate = hearer
    }
    stage.root.log.lines = []
    SheetScenario.swipe(stage, from: stage.top + 30, by: 100)
    #expect(hearer.lines == ["should", "will"])
    #expect(stage.root.log.lines == ["willDisappear:sheet", "willAppear:sheet", "didAppear:sheet"])
    #expect(stage.root.presentedViewController != nil)
  }

  @Test("A delegate that refuses makes the sheet resist")
  func refusal() {
    let stage = SheetStage()
    let hearer = Hearer()
    hearer.allows = false
    stage.present { $0.delegate = hearer }
    SheetScenario.swipe(stage, from: 100, by: 600)
    #expect(stage.root.presentedViewController != nil)
    #expect(hearer.lines == ["should", "attempt"])
  }

  @Test("A modal child of a container counts once it is on top of it")
  func modality() {
    final class Container: CallLogController {
      override func viewDidLoad() { super.viewDidLoad() }
    }
    let stage = SheetStage()
    let sheet = Container("sheet", log: stage.root.log)
    stage.present(sheet)
    sheet.isModalInPresentation = true
    SheetScenario.swipe(stage, from: 100, by: 600)
    #expect(stage.root.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    SheetScenario.swipe(stage, from: 100, by: 600)
    #expect(stage.root.presentedViewController == nil)
  }
}

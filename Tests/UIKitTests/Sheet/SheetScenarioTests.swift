import Testing
import UIKit

/// The native scenarios N1 to N14, with views.
@MainActor
@Suite("Native scenarios")
struct SheetScenarioTests {
  private typealias Detent = SheetScenario.Detent
  private typealias Hearer = SheetScenario.Hearer

  // Fact N1.
  @Test("A sheet opens at the smallest detent, is dragged to the largest, and leaves by code")
  func opensAndLeaves() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = SheetScenario.stops([0.6, 1]) }
    #expect(stage.snapshot?.detent == "0.6")
    let small = sheet.view.bounds.height
    SheetScenario.swipe(stage, from: stage.top + 30, by: -300)
    #expect(stage.snapshot?.detent == "1.0")
    #expect(sheet.view.bounds.height > small)
    #expect(sheet.view.bounds.height == 793)
    stage.root.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.view.hitTest(CGPoint(x: 100, y: 700), with: nil) === stage.root.view)
    #expect(
      stage.stage.window.hitTest(CGPoint(x: 100, y: 700), with: nil) === stage.root.view)
  }

  // Fact N4.
  @Test("Undimmed stops let touches through, changed while shown")
  func passesTouches() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = SheetScenario.stops([0.3, 0.6, 0.8]) }
    let manager = try #require(sheet.sheetPresentationController)
    func reachesPresenter() -> Bool {
      let hit = stage.stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
      return hit?.isDescendant(of: stage.root.view) ?? false
    }
    #expect(!reachesPresenter())
    #expect(stage.root.view.tintAdjustmentMode == .dimmed)
    manager.largestUndimmedDetentIdentifier = Detent.Identifier("0.3")
    #expect(reachesPresenter())
    #expect(stage.snapshot?.dim == 0)
    #expect(stage.root.view.tintAdjustmentMode == .normal)
    manager.animateChanges { manager.selectedDetentIdentifier = Detent.Identifier("0.6") }
    stage.settle()
    #expect(!reachesPresenter())
    #expect(stage.root.view.tintAdjustmentMode == .dimmed)
    manager.largestUndimmedDetentIdentifier = Detent.Identifier("0.8")
    #expect(reachesPresenter())
    manager.largestUndimmedDetentIdentifier = nil
    #expect(!reachesPresenter())
    #expect(abs((stage.snapshot?.dim ?? 0) - 0.2) < 0.001)
    #expect(sheet.view.tintAdjustmentMode == .normal)
  }

  // Fact N5.
  @Test(
    "The initial stop is taken, and changes elsewhere leave it alone", arguments: [0, 1, 2])
  func opensAtSelection(initial: Int) throws {
    let stage = SheetStage()
    let names = ["0.3", "0.6", "0.8"]
    let sheet = stage.present {
      $0.detents = SheetScenario.stops([0.3, 0.6, 0.8])
      $0.selectedDetentIdentifier = Detent.Identifier(names[initial])
    }
    #expect(stage.snapshot?.detent == names[initial])
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    sheet.sheetPresentationController?.detents = SheetScenario.stops([0.3, 0.6, 0.8])
    #expect(stage.snapshot?.detent == names[initial])
  }

  // Fact N6.
  @Test("Only the user's selections are reported")
  func reportsSelections() throws {
    let stage = SheetStage()
    let hearer = Hearer()
    let sheet = stage.present {
      $0.detents = SheetScenario.stops([0.4, 0.7, 1])
      $0.delegate = hearer
    }
    SheetScenario.swipe(stage, from: stage.top + 30, by: -230)
    SheetScenario.swipe(stage, from: stage.top + 30, by: -230)
    SheetScenario.swipe(stage, from: stage.top + 30, by: 500)
    #expect(
      hearer.lines.filter { $0.hasPrefix("selected") } == [
        "selected 0.7", "selected 1.0", "selected 0.4",
      ])
    hearer.lines = []
    let manager = try #require(sheet.sheetPresentationController)
    manager.selectedDetentIdentifier = Detent.Identifier("1.0")
    manager.animateChanges { manager.selectedDetentIdentifier = Detent.Identifier("0.7") }
    stage.settle()
    #expect(hearer.lines.isEmpty)
    #expect(stage.snapshot?.detent == "0.7")
  }

  // Fact N11.
  @Test("Stacked sheets keep their stops; the top one closes alone")
  func stacks() {
    let stage = SheetStage()
    var below: UIViewController = stage.root
    for _ in 0..<3 {
      let sheet = CallLogController("sheet", log: stage.root.log)
      sheet.sheetPresentationController?.detents = SheetScenario.stops([0.5, 1])
      below.present(sheet, animated: true)
      stage.settle()
      SheetScenario.swipe(stage, from: stage.top + 30, by: -350)
      #expect(stage.snapshot?.detent == "1.0")
      below = sheet
    }
    #expect(stage.host.sheetSnapshots.map(\.detent) == ["1.0", "1.0", "1.0"])
    let total = stage.host.sheetSnapshots.reduce(1) { $0 * (1 - $1.dim) }
    #expect(abs(total - 0.8) < 0.001)
    SheetScenario.swipe(stage, from: 100, by: 600)
    #expect(stage.host.sheetSnapshots.map(\.detent) == ["1.0", "1.0"])
    SheetScenario.swipe(stage, from: 100, by: 600)
    #expect(stage.host.sheetSnapshots.map(\.detent) == ["1.0"])
    #expect(abs((stage.snapshot?.dim ?? 0) - 0.2) < 0.001)
  }

  // Facts N12, N13.
  @Test("Radius and grabber change while shown")
  func changesLook() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = [.medium()] }
    let manager = try #require(sheet.sheetPresentationController)
    #expect(stage.snapshot?.corners.first == 38)
    for radius in [0, 10, 50] as [CGFloat] {
      manager.preferredCornerRadius = radius
      #expect(stage.snapshot?.corners == [radius, radius, radius, radius])
    }
    manager.preferredCornerRadius = nil
    #expect(stage.snapshot?.corners.first == 38)
    #expect(stage.snapshot?.grabber == false)
    manager.prefersGrabberVisible = true
    #expect(stage.snapshot?.grabber == true)
  }

  // Fact S1.104.
  @Test("A tap on the grabber cycles through the stops")
  func grabber() {
    let stage = SheetStage()
    let hearer = Hearer()
    stage.present {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
      $0.delegate = hearer
    }
    for expected in ["large", "medium"] {
      stage.stage.tap(196, stage.top + 8)
      stage.settle()
      #expect(stage.snapshot?.detent == expected)
    }
    #expect(hearer.lines == ["selected com.apple.UIKit.large", "selected com.apple.UIKit.medium"])
  }

  // Fact N14.
  @Test("A detent of the content's size follows it with an animation")
  func followsContent() throws {
    let stage = SheetStage()
    var height: CGFloat = 200
    let sheet = stage.present { $0.detents = [.custom { _ in height }] }
    let before = stage.top
    height = 400
    let manager = try #require(sheet.sheetPresentationController)
    manager.animateChanges { manager.invalidateDetents() }
    stage.stage.advance(4)
    #expect(stage.top < before - 5)
    #expect(stage.snapshot?.phase == "settling")
    stage.settle()
    #expect(abs(stage.top - 427.669) < 0.5)
    height = 200
    manager.invalidateDetents()
    #expect(abs(stage.top - 427.669) < 0.5)
    stage.stage.advance()
    #expect(abs(stage.top - before) < 0.01)
  }
}

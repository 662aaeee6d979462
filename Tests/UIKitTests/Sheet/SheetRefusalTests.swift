import Testing
import UIKit

/// Detents and selections of a sheet that UIKit does not support.
@MainActor
@Suite("Refused detents")
struct SheetRefusalTests {
  @Test("Detents that change while a finger moves the sheet are reported once in a drag, and apply")
  func duringDrag() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = [.medium(), .large()] }
    let controller = try #require(sheet.sheetPresentationController)
    let rested = Misuse.collect { controller.detents = [.medium()] }
    #expect(rested == [])
    stage.settle()
    stage.pull(from: CGPoint(x: 200, y: 500), by: 60)
    let reports = Misuse.collect {
      controller.detents = [.medium(), .large()]
      controller.invalidateDetents()
    }
    #expect(reports.map(\.id) == ["Sheet.detentsChangedDuringDrag"])
    #expect(reports.first?.exception == "NSRangeException")
    stage.stage.up()
    stage.settle()
    #expect(controller.detents.count == 2)
    #expect(Misuse.collect { controller.detents = [.large()] } == [])
  }

  @Test("A selected detent that the sheet does not have is reported, one that it gets is not")
  func unknownSelection() throws {
    let stage = SheetStage()
    let sheet = stage.present { $0.detents = [.medium()] }
    let controller = try #require(sheet.sheetPresentationController)
    let early = Misuse.collect {
      controller.selectedDetentIdentifier = .large
      controller.detents = [.medium(), .large()]
      stage.settle()
    }
    #expect(early == [])
    let reports = Misuse.collect {
      controller.selectedDetentIdentifier = .init("other")
      stage.settle()
    }
    #expect(reports.map(\.id) == ["Sheet.unknownSelection"])
  }

  @Test("A selected detent that the sheet does not have is reported when it is presented")
  func unknownSelectionAtFirst() {
    let stage = SheetStage()
    let reports = Misuse.collect {
      stage.present { $0.selectedDetentIdentifier = .init("other") }
    }
    #expect(reports.map(\.id) == ["Sheet.unknownSelection"])
  }
}

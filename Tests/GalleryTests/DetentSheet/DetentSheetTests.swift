import DetentTesting
import SwiftUI
import Testing

@testable import Gallery

/// The listings of article 004, from the blank sheet to the finished modifier.
@MainActor
@Suite("Article 004: a sheet with detents")
struct DetentSheetTests {
  private func stage(_ scene: DeviceScene) throws -> Stage {
    let stage = try Stage(scene)
    try stage.present()
    return stage
  }

  /// Drags over the content from one y to another.
  private func swipe(_ stage: Stage, from start: Double, to end: Double) throws {
    try stage.drag(from: CGPoint(x: 196, y: start), toY: end)
  }

  /// The largest offset of the scroll views on the screen.
  private func offset(_ stage: Stage) -> CGFloat {
    stage.device.findAll { $0 is UIScrollView }.compactMap {
      ($0 as? UIScrollView)?.contentOffset.y
    }.max() ?? 0
  }

  @Test("The blank sheet is large, and a swipe down dismisses it")
  func blank() throws {
    let stage = try stage(.detentSheetBlank)
    #expect(try stage.sheet.detent == "large")
    try stage.drag(toY: 760)
    #expect(stage.device.sheets.isEmpty)
  }

  @Test("With a scroll view and no detents the sheet is large, and its content scrolls")
  func plain() throws {
    let stage = try stage(.detentSheetPlain)
    #expect(try stage.sheet.detent == "large")
    try swipe(stage, from: 600, to: 400)
    #expect(offset(stage) > 20)
    #expect(try stage.sheet.detent == "large")
  }

  @Test("The printed detents are 120 points, medium and large")
  func basicDetents() throws {
    let stage = try stage(.detentSheetBasic)
    #expect(try stage.sheet.detent == "Height:120.0")
    try stage.drag(toY: 430)
    #expect(try stage.sheet.detent == "medium")
    try stage.drag(toY: 100)
    #expect(try stage.sheet.detent == "large")
  }

  @Test("By default content scrolls at large only: at medium a swipe over it makes the sheet large")
  func defaultScrolling() throws {
    let stage = try stage(.detentSheetBasic)
    try stage.drag(toY: 430)
    #expect(try stage.sheet.detent == "medium")
    try swipe(stage, from: 700, to: 450)
    #expect(try stage.sheet.detent == "large")
    #expect(offset(stage) <= 0)
    try swipe(stage, from: 600, to: 400)
    #expect(offset(stage) > 20)
  }

  @Test("By default a touch beside the sheet dismisses it")
  func defaultDismissal() throws {
    let stage = try stage(.detentSheetBasic)
    #expect(try stage.sheet.dim > 0)
    stage.device.tap(at: CGPoint(x: 196, y: 150))
    try stage.device.settle()
    #expect(stage.device.sheets.isEmpty)
  }

  @Test(
    "With a selection that nothing observes a swipe over the content resizes the sheet at medium")
  func selection() throws {
    let stage = try stage(.detentSheetSelection)
    #expect(try stage.sheet.detent == "Height:120.0")
    try stage.drag(toY: 430)
    #expect(try stage.sheet.detent == "medium")
    try swipe(stage, from: 700, to: 400)
    #expect(try stage.sheet.detent == "large")
  }

  @Test("When the selection is observed the content scrolls at medium, and resizes at 120 points")
  func tracking() throws {
    let stage = try stage(.detentSheetTracking)
    try swipe(stage, from: 790, to: 500)
    #expect(try stage.sheet.detent == "medium")
    try swipe(stage, from: 700, to: 560)
    #expect(try stage.sheet.detent == "medium")
    #expect(offset(stage) > 100)
  }

  @Test("The floating sheet leaves the map in use, and neither swipe nor touch dismisses it")
  func floating() throws {
    let stage = try stage(.detentSheetFloating)
    #expect(try stage.sheet.dim == 0)
    stage.device.tap(at: CGPoint(x: 196, y: 300))
    try stage.device.settle()
    #expect(try stage.sheet.detent == "Height:120.0")
    try stage.drag(toY: 845)
    #expect(try stage.sheet.detent == "Height:120.0")
    try stage.drag(toY: 100)
    #expect(try stage.sheet.detent == "large")
    #expect(try stage.sheet.dim == 0)
  }

  @Test("The printed use of the modifier greets the world")
  func use() throws {
    let stage = try stage(.detentSheetUse)
    #expect(try stage.sheet.detent == "Height:120.0")
    #expect(throws: Never.self) { try stage.device.find("Hello, world!") }
    try stage.player.call("dismiss", argument: nil)
    try stage.device.settle()
    #expect(stage.device.sheets.isEmpty)
  }
}

import DetentTesting
import Testing
import UIKit

@testable import DetentKit

/// Detents that change while a finger is on a sheet, which ends the process on iOS 26.
@MainActor
@Suite("Detents that change during a drag")
struct SheetDragWaitTests {
  private func identifiers(_ stage: SheetFeatureTests.Stage) throws -> [String] {
    try stage.sheet.detents.map { "\($0.identifier.rawValue)" }
  }

  @Test("They are set in the run-loop turn after the finger lifts, and the last ones count")
  func drag() throws {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(detents: [.height(200), .large])
    try stage.present(properties)
    let before = try identifiers(stage)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 700))
    try finger.move(to: CGPoint(x: 196, y: 600), over: 0.3)
    for height in [300.0, 400] {
      properties.detents = [.height(height), .large]
      try stage.sheet.configure(properties)
      stage.app.advance(by: 0.1)
      #expect(try identifiers(stage) == before)
    }
    try finger.lift()
    try stage.app.settle()
    #expect(try identifiers(stage) != before)
    let top = try #require(stage.app.device.sheets.last).frame.minY
    #expect(abs(Double(stage.root.view.bounds.height - top) - 400) < 60)
  }

  @Test("A selection among the new detents waits for them, and is no misuse")
  func selection() throws {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(detents: [.height(200), .large])
    try stage.present(properties)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 700))
    try finger.move(to: CGPoint(x: 196, y: 680), over: 0.3)
    properties.detents = [.height(200), .height(500), .large]
    properties.selectedDetent = .height(500)
    properties.largestUndimmedDetent = .height(500)
    let reports = try Misuse.collect {
      try stage.sheet.configure(properties)
      stage.app.advance(by: 0.1)
      try finger.lift()
      try stage.app.settle()
    }
    #expect(reports == [])
    let top = try #require(stage.app.device.sheets.last).frame.minY
    #expect(abs(Double(stage.root.view.bounds.height - top) - 500) < 60)
    #expect(try stage.sheet.largestUndimmedDetentIdentifier == stage.sheet.selectedDetentIdentifier)
  }

  @Test("A list that scrolls in the sheet delays them too")
  func scroll() throws {
    let stage = try SheetFeatureTests.Stage()
    let list = UIScrollView(frame: stage.content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 300, height: 3_000)
    stage.content.view.addSubview(list)
    var properties = SheetProperties(detents: [.height(200), .large])
    properties.selectedDetent = .large
    try stage.present(properties)
    let before = try identifiers(stage)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 700))
    try finger.move(to: CGPoint(x: 196, y: 500), over: 0.3)
    #expect(list.contentOffset.y > 100)
    properties.detents = [.height(300), .large]
    try stage.sheet.configure(properties)
    #expect(try identifiers(stage) == before)
    try finger.lift()
    try stage.app.settle()
    #expect(try identifiers(stage) != before)
  }

  @Test("Without a finger they are set at once")
  func atOnce() throws {
    let stage = try SheetFeatureTests.Stage()
    var properties = SheetProperties(detents: [.height(200), .large])
    try stage.present(properties)
    let before = try identifiers(stage)
    properties.detents = [.height(300), .large]
    try stage.sheet.configure(properties)
    #expect(try identifiers(stage) != before)
  }
}

import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Which detents count, and where a sheet is among them.
@MainActor
@Suite("Stops that count")
struct ResolvedStopsTests {
  @Test("A stop that nobody has marked yet moves no other stop's index")
  func inactive() throws {
    let stage = try SheetFeatureTests.Stage()
    var positions: [PresentationPosition] = []
    var properties = SheetProperties(detents: [.marker("nowhere"), .height(200), .large])
    properties.selectedDetent = .height(200)
    properties.largestUndimmedDetent = .height(200)
    properties.backgroundInteraction = .enabledThrough(.height(200))
    properties.dimming = SheetDimming()
    properties.onPositionChange = { positions.append($0) }
    try stage.present(properties)
    #expect(positions.last?.phase == .resting)
    #expect(positions.last?.total == 0)
    let dimming = try stage.app.find(SheetDimmingView.self)
    #expect(dimming.opacity == 0)
    try stage.app.tap("Behind")
    positions = []
    try stage.drag(from: 700, to: 90)
    #expect(positions.last?.total == 1)
    #expect(dimming.opacity == 1)
    // On the way each position is between the two.
    #expect(positions.allSatisfy { (-0.01...1).contains($0.total) })
    #expect(throws: (any Error).self) { try stage.app.tap("Behind") }
  }

  @Test("The height of the medium detent is the system's, whatever its factor is")
  func systemMedium() throws {
    let stage = try SheetFeatureTests.Stage()
    try stage.present(SheetProperties(detents: [.medium, .large]))
    let driver = try #require(PresentationLink.existing(of: stage.content)).sheet
    let medium = try #require(driver.medium)
    #expect(medium > 300)
    driver.medium = 300
    #expect(driver.resolved.height(of: .medium) == 300)
  }

  @Test("A marker that comes is a stop, and when it goes the sheet moves to the nearest")
  func comesAndGoes() throws {
    let stage = try SheetFeatureTests.Stage()
    let marked = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 50))
    stage.content.view.addSubview(marked)
    var lines: [String] = []
    var properties = SheetProperties(detents: [.height(150), .height(330), .marker("end"), .large])
    properties.onDetentChange = { lines.append("\($0.stage) \($0.new) \($0.mover)") }
    try stage.present(properties)
    stage.content.setPresentationMarker("end", for: marked)
    properties.selectedDetent = .marker("end")
    try stage.sheet.configure(properties)
    try stage.app.settle()
    let before = try stage.app.sheet().frame.minY
    lines = []
    stage.content.setPresentationMarker(nil, for: marked)
    try stage.app.settle()
    let after = try stage.app.sheet().frame.minY
    #expect(try stage.sheet.selectedDetentIdentifier == .height(330))
    #expect(abs(after - before - 20) < 1)
    #expect(lines == ["will height(330.0) code", "did height(330.0) code"])
  }

  @Test("On its side medium does not count, and upright again it does")
  func rotated() throws {
    let stage = try SheetFeatureTests.Stage()
    var positions: [PresentationPosition] = []
    var properties = SheetProperties(detents: [.medium, .large])
    properties.prefersEdgeAttachedInCompactHeight = true
    properties.selectedDetent = .large
    properties.onPositionChange = { positions.append($0) }
    try stage.present(properties)
    #expect(positions.last?.total == 1)
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    #expect(positions.last?.phase == .resting)
    #expect(positions.last?.total == 0)
    stage.app.rotate(to: .portrait)
    try stage.app.settle()
    #expect(positions.last?.total == 1)
  }

  @Test("Detents that are set on its side are in order upright")
  func orderedOnItsSide() throws {
    let stage = try SheetFeatureTests.Stage()
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    var properties = SheetProperties(detents: [.large, .medium, .height(220)])
    properties.prefersEdgeAttachedInCompactHeight = true
    // The Runtime reports detents that are not in order.
    try stage.present(properties)
    stage.app.rotate(to: .portrait)
    try stage.app.settle()
    #expect(try stage.sheet.detents.suffix(3).map(\.identifier).dropFirst() == [.medium, .large])
  }

  @Test("In a short window medium is above six tenths of the maximum, as in UIKit")
  func shortWindow() throws {
    let stage = try SheetFeatureTests.Stage(on: .iPhoneSE3)
    stage.app.resize(to: CGSize(width: 320, height: 568))
    var positions: [PresentationPosition] = []
    var properties = SheetProperties(detents: [.medium, .fraction(0.6), .large])
    properties.selectedDetent = .medium
    properties.onPositionChange = { positions.append($0) }
    // The Runtime reports the order of the detents, which is another in higher windows.
    try expectMisuse("Sheet.unorderedDetent") { try stage.present(properties) }
    #expect(positions.last?.phase == .resting)
    #expect(positions.last?.total == 1)
  }

  @Test("A low card rests at its detent although it is lower than that")
  func lowCard() throws {
    let stage = try SheetFeatureTests.Stage()
    var positions: [PresentationPosition] = []
    var properties = SheetProperties(detents: [.height(140), .height(400), .large])
    properties.onPositionChange = { positions.append($0) }
    try stage.present(properties)
    #expect(positions.last?.phase == .resting)
    #expect(positions.last?.total == 0)
    // 31 points are missing to the detent and the safe area.
    #expect(abs((positions.last?.height ?? 0) - 140 - 34) > 10)
  }

  @Test("A card that hangs on a wide screen of iOS 18 rests at its detent")
  func hangingCard() throws {
    let stage = try SheetFeatureTests.Stage(on: .iPadA16, style: .ios18)
    var positions: [PresentationPosition] = []
    var properties = SheetProperties(detents: [.height(160), .height(300), .large])
    properties.onPositionChange = { positions.append($0) }
    try stage.present(properties)
    #expect(positions.last?.phase == .resting)
    #expect(positions.last?.total == 0)
    properties.selectedDetent = .height(300)
    try stage.sheet.configure(properties)
    try stage.app.settle()
    #expect(positions.last?.phase == .resting)
    #expect(positions.last?.total == 1)
  }

  @Test("In a context too a stop that vanishes or is unmarked leaves the nearest")
  func context() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    let marked = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 50))
    content.view.addSubview(marked)
    content.setPresentationMarker("end", for: marked)
    var style = ContextStyle(detents: [.height(60), .height(140), .marker("end"), .large])
    style.selectedDetent = .marker("end")
    try stage.present(style, content: content)
    let before = stage.frame(of: content.view).minY
    content.setPresentationMarker(nil, for: marked)
    try stage.app.settle()
    #expect(content.contextPresentationController?.selectedDetent == .height(140))
    #expect(abs(stage.frame(of: content.view).minY - before - 10) < 0.5)
  }

  @Test("A detent as high as another counts like that one")
  func equalHeights() throws {
    let stage = try ContextStage()
    let half = stage.lower.view.bounds.height / 2
    var style = ContextStyle(detents: [.height(half.rounded()), .fraction(1), .large])
    style.backgroundInteraction = .enabledThrough(.large)
    let content = try stage.present(style)
    content.contextPresentationController?.selectedDetent = .fraction(1)
    try stage.app.settle()
    #expect(content.contextPresentationController?.isBackgroundInteractive == true)
    content.contextPresentationController?.style.backgroundInteraction = .enabledThrough(
      .height(half.rounded()))
    #expect(content.contextPresentationController?.isBackgroundInteractive == false)
  }
}

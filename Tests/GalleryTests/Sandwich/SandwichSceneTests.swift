import DetentTesting
import Testing

@testable import Gallery

/// The problems that article 002 starts from, and DetentKit's answers, as the scenes show them.
@MainActor
@Suite("Article 002: every style from SwiftUI")
struct SandwichSceneTests {
  /// The style of what is presented.
  private func style(_ stage: Stage) throws -> UIModalPresentationStyle {
    try #require(stage.device.rootViewController?.presentedViewController).modalPresentationStyle
  }

  // Fact R6.
  @Test("SwiftUI presents a cover that replaces a sheet as another sheet")
  func swiftUI() throws {
    let stage = try Stage(.sandwichMixed)
    try stage.device.tap("SwiftUI")
    try stage.device.settle()
    #expect(stage.device.sheets.count == 1)
    let reports = try Misuse.collect {
      try stage.device.tap("Next")
      try stage.device.settle()
    }
    #expect(reports.map(\.id) == ["SwiftUI.keptPresentationKind"])
    #expect(stage.device.sheets.count == 1)
    #expect(try style(stage) == .formSheet)
    // The next presentation has its own style again.
    try stage.device.tap("Done")
    try stage.device.settle()
    #expect(stage.device.sheets.isEmpty)
  }

  @Test("DetentKit presents each item in its style, one after the other")
  func detentKit() throws {
    let stage = try Stage(.sandwichMixed)
    try stage.device.tap("DetentKit")
    try stage.device.settle()
    #expect(stage.device.sheets.count == 1)
    let reports = try Misuse.collect {
      try stage.device.tap("Next")
      try stage.device.settle()
    }
    #expect(reports.isEmpty)
    #expect(stage.device.sheets.isEmpty)
    #expect(try style(stage) == .fullScreen)
  }

  @Test("A scene presents each of the seven styles", arguments: SandwichItem.allCases)
  func styles(item: SandwichItem) throws {
    let stage = try Stage(.sandwichStyles)
    try stage.device.tap(item.rawValue)
    try stage.device.settle()
    #expect(stage.isPresenting)
    try stage.device.tap("Done")
    try stage.device.settle()
    #expect(!stage.isPresenting)
  }

  @Test("Each item that goes is reported by name, and the last one leaves nothing presented")
  func items() throws {
    let stage = try Stage(.sandwichItems)
    try stage.present()
    try stage.device.tap("Next")
    try stage.device.settle()
    #expect(try style(stage) == .fullScreen)
    try stage.device.tap("Done")
    try stage.device.settle()
    #expect(!stage.isPresenting)
    #expect(throws: Never.self) { try stage.device.find("Full Screen: content") }
  }

  @Test("The proxy refuses swipes, and the refusals are counted")
  func proxy() throws {
    let stage = try Stage(.sandwichProxy)
    try stage.present()
    try stage.drag(toY: 800)
    #expect(stage.isPresenting)
    try stage.device.tap("Done")
    try stage.device.settle()
    #expect(!stage.isPresenting)
  }
}

import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// The detent at which a sheet begins, whoever presents it.
@MainActor
@Suite("Where a sheet begins")
struct FirstDetentTests {
  @Test(
    "Another first detent moves a presented sheet; the same one leaves it where the user moved it",
    arguments: TestedPresenter.allCases)
  func changed(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter) { $0.selectedDetent = .medium }
    #expect(stage.detent == .medium)
    try stage.drag(from: stage.frame.minY + 10, to: 760)
    #expect(stage.detent == PresenterStage.low)
    let low = stage.frame
    stage.properties.preferredCornerRadius = 21
    stage.update()
    try stage.app.settle()
    #expect(stage.detent == PresenterStage.low && stage.frame == low)
    stage.properties.selectedDetent = .large
    stage.update()
    try stage.app.settle()
    #expect(stage.detent == .large && stage.frame.minY < 150)
    stage.properties.selectedDetent = nil
    stage.update()
    try stage.app.settle()
    #expect(stage.detent == .large)
  }

  @Test("In SwiftUI too", arguments: TestedPresenter.allCases)
  func swiftUI(_ presenter: TestedPresenter) throws {
    let screen = PresentedScreen()
    screen.properties.selectedDetent = .medium
    screen.properties.onDetentChange = { _ in }
    let stage = try PresentedScreenStage(presenter, screen: screen, isBound: false) { Color.clear }
    let medium = try stage.frame
    try stage.stage.drag(from: medium.minY + 10, to: 760)
    let low = try stage.frame
    #expect(low.minY > medium.minY + 100)
    screen.properties.preferredCornerRadius = 21
    try stage.app.settle()
    #expect(try stage.frame == low)
    screen.properties.selectedDetent = .large
    try stage.app.settle()
    #expect(try stage.frame.minY < medium.minY - 100)
  }

  @Test(
    "One that was restored at another detent stays there when its style is applied again",
    arguments: TestedPresenter.allCases)
  func restored(_ presenter: TestedPresenter) throws {
    let stage = try PresenterStage(presenter) { $0.selectedDetent = .medium }
    stage.properties.selectedDetent = .large
    stage.update()
    try stage.app.settle()
    let minimized = try #require(stage.content.minimizePresentation())
    try stage.app.settle()
    minimized.restore()
    try stage.app.settle()
    #expect(stage.detent == .large)
    stage.properties.preferredCornerRadius = 21
    stage.update()
    try stage.app.settle()
    #expect(stage.detent == .large)
  }

  /// A detent of the app's that has no height.
  nonisolated private static let inactive = PresentationDetentReference.custom(identifier: "none") {
    _ in nil
  }

  enum First: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case none, inactive, unknown
    var testDescription: String { rawValue }
  }

  // Fact S1.31.
  @Test(
    "Without one, with an inactive and with an unknown one it begins at the smallest, in silence",
    arguments: TestedPresenter.allCases, First.allCases)
  func smallest(_ presenter: TestedPresenter, _ first: First) throws {
    var changes: [DetentChange] = []
    var positions: [PresentationPosition] = []
    func present() throws -> PresenterStage {
      try PresenterStage(presenter) {
        $0.detents = [Self.inactive, .height(300), .large]
        $0.onDetentChange = { changes.append($0) }
        $0.onPositionChange = { positions.append($0) }
        switch first {
        case .none: break
        case .inactive: $0.selectedDetent = Self.inactive
        case .unknown: $0.selectedDetent = .height(450)
        }
      }
    }
    let stage: PresenterStage
    if first == .unknown {
      var made: PresenterStage?
      let lines = try reports {
        guard presenter == .system else { return made = try present() }
        try expectMisuse("Sheet.unknownSelection") { made = try present() }
      }
      #expect(lines.map(\.id) == ["DetentKit.unknownSelection"])
      stage = try #require(made)
    } else {
      stage = try present()
    }
    #expect((300...345).contains(852 - stage.frame.minY))
    #expect(stage.detent == .height(300))
    #expect(positions.last?.total == 0 && changes == [])
    try stage.drag(from: stage.frame.minY + 10, to: 100)
    #expect(changes.map(\.stage) == [.will, .did])
    #expect(changes.allSatisfy { $0.old == .height(300) && $0.new == .large && $0.mover == .user })
  }
}

import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// The four policies for the keyboard, for every presenter. Their table is in `SheetsAndTheKeyboard.md`.
@MainActor
@Suite("Keyboard policies")
struct KeyboardPolicyTests {
  /// A presenter and a policy that it supports.
  struct Row: CustomTestStringConvertible, Sendable {
    var road: String
    var policy: KeyboardPolicy
    var testDescription: String { "\(road), \(policy)" }

    var style: @MainActor @Sendable () -> ModalPresentationStyle {
      { [road, policy] in
        var properties = SheetProperties(detents: [.height(300), .large])
        properties.keyboard = policy
        switch road {
        case "system": properties.presenter = .system
        case "DetentKit's": properties.presenter = .detentKit
        case "pinned": return .pinned(properties)
        default: return .context(ContextStyle(properties))
        }
        return .pageSheet(properties: properties)
      }
    }

    static let own = ["DetentKit's", "pinned", "context"].flatMap { road in
      [KeyboardPolicy.fill, .keepsDetent, .follows, .none].map { Row(road: road, policy: $0) }
    }
    /// The system's sheet has the first policy only; another one is reported.
    static let all = [Row(road: "system", policy: .fill)] + own
  }

  @MainActor
  private struct Stage {
    let app: TestApp
    let sheet = UIViewController()
    var frame: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }

    init(
      _ row: Row, on model: DeviceModel = .iPhone16, differences: PermittedDifferences = []
    ) throws {
      let root = UIViewController()
      app = TestApp(on: VirtualDevice(model: model, differences: differences)) { root }
      root.definesPresentationContext = true
      try app.settle()
      root.present(sheet, style: row.style())
      try app.settle()
    }
  }

  @Test("Each does what the table says, and the sheet returns afterwards", arguments: Row.all)
  func policies(_ row: Row) throws {
    let stage = try Stage(row)
    let before = stage.frame
    for _ in 0..<2 {
      stage.app.showKeyboard(height: 336)
      try stage.app.settle()
      let shown = stage.frame
      switch row.policy {
      case .fill: #expect(shown.minY < 120 && shown.maxY > 840)
      case .keepsDetent:
        // The covered height is the keyboard's, without the safe area that the sheet keeps clear of anyway.
        #expect((270...340).contains(before.minY - shown.minY) && shown.maxY > 800)
      case .follows:
        #expect((270...340).contains(before.minY - shown.minY))
        #expect(shown.maxY <= 852 - 336 + 34 + 1)
      case .none: #expect(shown == before)
      }
      stage.app.hideKeyboard()
      try stage.app.settle()
      #expect(stage.frame.isNear(before))
    }
  }

  @Test("The bar of a hardware keyboard counts with its own height", arguments: Row.own)
  func hardware(_ row: Row) throws {
    let stage = try Stage(row)
    let before = stage.frame
    stage.app.showKeyboard(height: 90)
    try stage.app.settle()
    let risen = before.minY - stage.frame.minY
    switch row.policy {
    case .fill: #expect(stage.frame.minY < 120)
    case .keepsDetent, .follows: #expect((50...91).contains(risen))
    case .none: #expect(risen == 0)
    }
    stage.app.hideKeyboard()
    try stage.app.settle()
    #expect(stage.frame.isNear(before))
  }

  @Test("A keyboard that floats, is split or undocked changes nothing", arguments: Row.own)
  func undocked(_ row: Row) throws {
    let stage = try Stage(row, on: .iPadPro11, differences: [.keyboardFloats])
    let before = stage.frame
    stage.app.showKeyboard()
    try stage.app.settle()
    #expect(stage.frame == before)
    // Above the lower edge, as wide as the screen.
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(
          cgRect: CGRect(x: 0, y: 500, width: 834, height: 300))
      ])
    try stage.app.settle()
    #expect(stage.frame == before)
  }

  @Test("With another policy the system's sheet says which presenter has it")
  func system() throws {
    let lines = try reports {
      _ = try Stage(Row(road: "system", policy: .follows))
    }
    #expect(lines.map(\.id) == ["DetentKit.needsDetentKit"])
  }
}

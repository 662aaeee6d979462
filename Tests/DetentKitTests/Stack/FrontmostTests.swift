import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// A presentation is notified when another covers it, and when it is in front again.
@MainActor
@Suite("Presentations in front")
struct FrontmostTests {
  @MainActor final class Log {
    var values: [Bool] = []
  }

  nonisolated private static let roads = ["system", "DetentKit's", "pinned", "context"]

  /// A style of each presenter that notifies the log.
  private func style(_ road: String, _ log: Log) -> ModalPresentationStyle {
    var properties = SheetProperties(detents: [.medium, .large])
    properties.onFrontmostChange = { log.values.append($0) }
    switch road {
    case "system": return .pageSheet(properties: properties)
    case "DetentKit's":
      properties.presenter = .detentKit
      return .pageSheet(properties: properties)
    case "pinned": return .pinned(properties)
    default: return .context(ContextStyle(properties))
    }
  }

  private func stage() throws -> (app: TestApp, root: UIViewController) {
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    root.definesPresentationContext = true
    try app.settle()
    return (app, root)
  }

  @Test("A sheet is notified when another covers it and when that has gone", arguments: roads)
  func covered(road: String) throws {
    let (app, root) = try stage()
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let log = Log()
    root.present(first, style: style(road, log))
    try app.settle()
    #expect(log.values == [])
    first.present(second, style: style(road, Log()))
    app.device.advance(by: 0.1)
    #expect(log.values == [false])
    try app.settle()
    // What covers the second one changes nothing for the first.
    second.present(third, style: style(road, Log()))
    try app.settle()
    #expect(log.values == [false])
    first.dismiss(animated: true)
    #expect(log.values == [false])
    try app.settle()
    #expect(log.values == [false, true])
    root.dismissAll()
    try app.settle()
    #expect(log.values == [false, true])
  }

  @Test("A dismissal that the user gives up leaves the sheet covered", arguments: roads)
  func cancelled(road: String) throws {
    let (app, root) = try stage()
    let (first, second) = (UIViewController(), UIViewController())
    let log = Log()
    root.present(first, style: style(road, log))
    try app.settle()
    first.present(second, style: style(road, Log()))
    try app.settle()
    let finger = app.touch(at: CGPoint(x: 196, y: 520))
    try finger.move(to: CGPoint(x: 196, y: 620), over: 0.2)
    try finger.move(to: CGPoint(x: 196, y: 520), over: 0.2)
    try finger.lift()
    try app.settle()
    #expect(second.presentingViewController != nil && log.values == [false])
  }

  @Test("What the app presents with UIKit alone counts as well", arguments: roads)
  func foreign(road: String) throws {
    let (app, root) = try stage()
    let first = UIViewController()
    let log = Log()
    root.present(first, style: style(road, log))
    try app.settle()
    for covering in [
      UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), UIViewController(),
    ] {
      log.values = []
      first.present(covering, animated: true)
      try app.settle()
      #expect(log.values == [false])
      first.dismiss(animated: true)
      try app.settle()
      #expect(log.values == [false, true])
    }
    log.values = []
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    first.present(screen, animated: false)
    try app.settle()
    #expect(log.values == [false])
    screen.dismiss(animated: false)
    try app.settle()
    #expect(log.values == [false, true])
  }

  @MainActor @Observable
  final class Shown {
    var first = true
    var second = false
    var values: [Bool] = []
  }

  struct Screen: View {
    @Bindable var shown: Shown
    /// Indicates whether SwiftUI presents.
    let isSwiftUIs: Bool

    var body: some View {
      if isSwiftUIs {
        Color.clear.sheet(isPresented: $shown.first) { page }
      } else {
        Color.clear.sheet(isPresented: $shown.first, style: .pageSheet) { page }
      }
    }

    @ViewBuilder private var page: some View {
      let text = Text("First").onPresentationFrontmostChange { shown.values.append($0) }
      if isSwiftUIs {
        text.sheet(isPresented: $shown.second) { Text("Second") }
      } else {
        text.sheet(isPresented: $shown.second, style: .pageSheet) { Text("Second") }
      }
    }
  }

  @Test("The content is notified, whoever presents", arguments: [true, false])
  func content(isSwiftUIs: Bool) throws {
    let shown = Shown()
    let stage = try SwiftUIStage { Screen(shown: shown, isSwiftUIs: isSwiftUIs) }
    #expect(stage.app.exists("First") && shown.values == [])
    shown.second = true
    try stage.app.settle()
    #expect(shown.values == [false])
    shown.second = false
    try stage.app.settle()
    #expect(shown.values == [false, true])
  }
}

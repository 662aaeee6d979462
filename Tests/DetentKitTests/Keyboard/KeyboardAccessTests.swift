import DetentTesting
import Testing
import UIKit

@testable import DetentKit

/// The elements that assistive technologies and full keyboard access step through.
@MainActor
@Suite("Keyboard access in sheets")
struct KeyboardAccessTests {
  nonisolated private static let roads = ["system", "DetentKit's", "pinned", "context"]

  private func style(_ road: String) -> ModalPresentationStyle {
    var properties = SheetProperties(detents: [.medium, .large])
    properties.prefersGrabberVisible = true
    switch road {
    case "system": properties.presenter = .system
    case "DetentKit's": properties.presenter = .detentKit
    case "pinned": return .pinned(properties)
    default: return .context(ContextStyle(properties))
    }
    return .pageSheet(properties: properties)
  }

  private func controller(_ titles: [String]) -> UIViewController {
    let controller = UIViewController()
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 40, y: 60 + 60 * CGFloat(index), width: 200, height: 44)
      controller.view.addSubview(button)
    }
    return controller
  }

  /// The labels in their order, without that of the region that dismisses one of the system's sheets.
  private func labels(_ app: TestApp) -> [String] {
    app.elements.compactMap(\.label).filter { !$0.isEmpty && $0 != "dismiss popup" }
  }

  @Test(
    "While the background is dimmed the order stays in the front sheet, and returns with it",
    arguments: roads)
  func confined(road: String) throws {
    let root = controller(["Behind", "Below"])
    let app = TestApp(device: .iPhone16) { root }
    root.definesPresentationContext = true
    try app.settle()
    #expect(labels(app) == ["Behind", "Below"])
    let (first, second) = (controller(["One", "Two", "Three"]), controller(["Four"]))
    root.present(first, style: style(road))
    try app.settle()
    #expect(labels(app) == ["Sheet Grabber", "One", "Two", "Three"])
    first.present(second, style: style(road))
    try app.settle()
    #expect(labels(app) == ["Sheet Grabber", "Four"])
    root.dismissAll()
    try app.settle()
    #expect(labels(app) == ["Behind", "Below"])
  }
}

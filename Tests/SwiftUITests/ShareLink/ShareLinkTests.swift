import DetentTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct ShareLinkTests {
  private let page = URL(string: "https://example.com/recipes/bread")

  @Test("A tap opens a sheet with what is shared, and copying puts it on the pasteboard")
  func copy() throws {
    let page = try #require(page)
    let app = try show(ShareLink(item: page))
    try app.tap("Share…")
    try app.settle()
    #expect(app.topController is UIActivityViewController)
    #expect(throws: Never.self) { try app.find("example.com") }
    try app.tap("Copy")
    try app.settle()
    #expect(UIPasteboard.general.string == "https://example.com/recipes/bread")
    #expect(!(app.topController is UIActivityViewController))
  }

  @Test("The sheet shows the title that is given in place of the address, and can be closed")
  func preview() throws {
    let page = try #require(page)
    let app = try show(
      ShareLink(
        item: page, preview: SharePreview("Bread", image: Image(systemName: "fork.knife"))
      ) { Text("Send") })
    try app.tap("Send")
    try app.settle()
    #expect(throws: Never.self) { try app.find("Bread") }
    try app.tap("Close")
    try app.settle()
    #expect(!(app.topController is UIActivityViewController))
  }

  @Test("A text with a message is copied with it, and inside a sheet the sheet stays")
  func nested() throws {
    let app = try show(
      Color.clear.sheet(isPresented: .constant(true)) {
        ShareLink("Tell others", item: "Come along", message: Text("Tonight"))
      })
    try app.tap("Tell others")
    try app.settle()
    try app.tap("Copy")
    try app.settle()
    #expect(UIPasteboard.general.strings == ["Come along", "Tonight"])
    #expect(throws: Never.self) { try app.find("Tell others") }
  }

  @Test("On an iPad the sheet is a popover at the button")
  func popover() throws {
    let app = TestApp(device: .iPadPro13) {
      UIHostingController(rootView: ShareLink(item: "Words"))
    }
    try app.settle()
    try app.tap("Share…")
    try app.settle()
    let sheet = try #require(app.topController as? UIActivityViewController)
    #expect(sheet.presentationController is UIPopoverPresentationController)
    #expect(sheet.view.bounds.width < 500)
  }
}

@MainActor
struct ActivityTests {
  private final class Ribbon: UIActivity {
    var performed: [String] = []
    override var activityType: ActivityType? { ActivityType("test.ribbon") }
    override var activityTitle: String? { "Tie a Ribbon" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
      performed = activityItems.compactMap { $0 as? String }
    }
  }

  private func present(
    _ items: [Any], _ activities: [UIActivity], excluding: [UIActivity.ActivityType]? = nil,
    log: Log
  ) throws -> TestApp {
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    try app.settle()
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.excludedActivityTypes = excluding
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      log("\(type?.rawValue ?? "none") \(completed)")
    }
    root.present(sheet, animated: true)
    try app.settle()
    return app
  }

  @Test("An activity of the app is offered, given the items and told of once")
  func own() throws {
    let log = Log()
    let ribbon = Ribbon()
    let app = try present(["Gift"], [ribbon], log: log)
    try app.tap("Tie a Ribbon")
    try app.settle()
    #expect(ribbon.performed == ["Gift"])
    #expect(log.lines == ["test.ribbon true"])
  }

  @Test("Leaving the sheet without a choice tells of none")
  func cancelled() throws {
    let log = Log()
    let app = try present(["Gift"], [], log: log)
    try app.tap("Close")
    try app.settle()
    #expect(log.lines == ["none false"])
  }

  @Test("A message beside a link or a picture is not counted, several links and pictures are")
  func summary() throws {
    let link = try #require(URL(string: "https://example.org/walk"))
    let other = try #require(URL(string: "https://example.net"))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    let app = try present(["Come along", link], [], log: Log())
    #expect(app.exists("example.org") && app.exists("https://example.org/walk"))
    #expect(try !present(["Come along", link], [], log: Log()).exists("2 Items"))
    #expect(try present([link, other], [], log: Log()).exists("2 Links"))
    #expect(try present([picture, picture, "Look"], [], log: Log()).exists("2 Photos"))
    #expect(try present([picture, link], [], log: Log()).exists("2 Items"))
    #expect(try present(["One", "Two"], [], log: Log()).exists("2 Items"))
  }

  @Test("Kinds that are excluded, or can do nothing with the items, are not offered")
  func excluded() throws {
    let app = try present(["Gift"], [], excluding: [.copyToPasteboard], log: Log())
    #expect(throws: DeviceError.self) { try app.find("Copy") }
    let pictures = try present([UIImage()], [Ribbon()], log: Log())
    #expect(throws: DeviceError.self) { try pictures.find("Copy") }
    #expect(throws: DeviceError.self) { try pictures.find("Tie a Ribbon") }
  }
}

extension TestApp {
  /// The controller that was presented last.
  @MainActor
  fileprivate var topController: UIViewController? {
    var top = root
    while let next = top?.presentedViewController { top = next }
    return top
  }
}

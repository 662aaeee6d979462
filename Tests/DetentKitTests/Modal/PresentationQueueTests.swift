import DetentTesting
import SwiftUI
import Testing
import UIKit

@testable import DetentKit

/// Requests to present that wait, in more than one window.
@MainActor
@Suite("The queues of presentations")
struct PresentationQueueTests {
  /// Shows a second window beside the app's, and returns its root view controller.
  private func secondRoot(_ app: TestApp) throws -> (window: UIWindow, root: UIViewController) {
    let scene = try #require(app.root?.view.window?.windowScene)
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    try app.settle()
    return (window, root)
  }

  @Test("A request that waits in one window delays none in another")
  func twoWindows() throws {
    let app = TestApp { UIViewController() }
    let (window, other) = try secondRoot(app)
    let root = try #require(app.root)
    let (first, second) = (UIViewController(), UIViewController())
    root.present(first, style: .pageSheet)
    try app.settle()
    root.present(second, style: .pageSheet)
    let beside = UIViewController()
    other.present(beside, style: .pageSheet)
    #expect(other.presentedViewController === beside)
    #expect(root.presentedViewController === first)
    try app.settle()
    #expect(root.presentedViewController === first)
    first.dismiss(animated: true)
    try app.settle()
    #expect(root.presentedViewController === second)
    #expect(other.presentedViewController === beside)
    window.isHidden = true
  }

  @Test("Each window presents its requests in their order")
  func order() throws {
    let app = TestApp { UIViewController() }
    let (window, other) = try secondRoot(app)
    let root = try #require(app.root)
    let pages = (0..<3).map { _ in UIViewController() }
    let others = (0..<3).map { _ in UIViewController() }
    for (page, beside) in zip(pages, others) {
      root.present(page, style: .pageSheet)
      other.present(beside, style: .formSheet)
    }
    for (page, beside) in zip(pages, others) {
      try app.settle()
      #expect(root.presentedViewController === page)
      #expect(other.presentedViewController === beside)
      page.dismiss(animated: true)
      beside.dismiss(animated: true)
    }
    try app.settle()
    #expect(root.presentedViewController == nil)
    #expect(other.presentedViewController == nil)
    window.isHidden = true
  }

  @Test("A request that waits for a popover that is shown as a sheet does nothing until it is gone")
  func adaptedPopover() throws {
    let app = TestApp { UIViewController() }
    let root = try #require(app.root)
    let (popover, next) = (UIViewController(), UIViewController())
    root.present(popover, style: .popover())
    try app.settle()
    root.present(next, style: .pageSheet)
    try app.settle()
    #expect(root.presentedViewController === popover)
    popover.dismiss(animated: true)
    try app.settle()
    #expect(root.presentedViewController === next)
  }

  @Test("A request of a hosting controller that is covered does nothing until it is uncovered")
  func coveredHost() throws {
    let app = TestApp { UIHostingController(rootView: Text("Page")) }
    let root = try #require(app.root)
    let (cover, next) = (UIViewController(), UIViewController())
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    try app.settle()
    #expect(root.viewIfLoaded?.window == nil)
    expectMisuse("DetentKit.isDetached") { root.present(next, style: .pageSheet) }
    try app.settle()
    #expect(root.presentedViewController === cover)
    cover.dismiss(animated: true)
    try app.settle()
    #expect(root.presentedViewController === next)
  }
}

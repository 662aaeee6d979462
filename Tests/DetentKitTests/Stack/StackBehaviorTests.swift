import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Presentations that are pushed, replaced, minimised and restored.
@MainActor
@Suite("Behavior of stacked presentations")
struct StackBehaviorTests {
  nonisolated private static let roads = ["system", "pinned", "context"]

  private static func style(_ road: String) -> ModalPresentationStyle {
    let properties = SheetProperties(detents: [.medium, .large])
    return switch road {
    case "system": .pageSheet(properties: properties)
    case "pinned": .pinned(properties)
    default: .context(ContextStyle(properties))
    }
  }

  private func stage() throws -> (app: TestApp, root: UIViewController) {
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    root.definesPresentationContext = true
    try app.settle()
    return (app, root)
  }

  /// Indicates whether these are the presentations over a controller, in this order.
  private func isStack(
    _ root: UIViewController, _ expected: some Sequence<UIViewController>
  ) -> Bool {
    root.presentedControllers.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init)
  }

  private func top(of controller: UIViewController) throws -> CGFloat {
    let view: UIView = controller.view
    _ = try #require(view.window)
    return view.convert(view.bounds, to: nil).minY
  }

  @Test("A pushed presentation begins over what its view controller presents", arguments: roads)
  func push(road: String) throws {
    let (app, root) = try stage()
    let pages = (0..<3).map { _ in UIViewController() }
    // The second and the third are requested while the one before is still on its way.
    for page in pages { root.present(page, style: Self.style(road).stackBehavior(.push)) }
    try app.settle()
    #expect(isStack(root, pages))
    root.dismissPresented(count: 1)
    try app.settle()
    #expect(isStack(root, pages[..<2]))
  }

  @Test("One that replaces dismisses the other with all above it", arguments: roads)
  func replace(road: String) throws {
    let (app, root) = try stage()
    let (first, above, second) = (UIViewController(), UIViewController(), UIViewController())
    root.present(first, style: Self.style(road))
    try app.settle()
    first.present(above, style: Self.style(road))
    try app.settle()
    root.present(second, style: Self.style(road).stackBehavior(.replace))
    try app.settle()
    #expect(isStack(root, [second]))
    #expect(first.presentingViewController == nil && above.presentingViewController == nil)
    // One that is still on its way is replaced when it is there.
    let (third, fourth) = (UIViewController(), UIViewController())
    second.dismiss(animated: false)
    try app.settle()
    root.present(third, style: Self.style(road))
    root.present(fourth, style: Self.style(road).stackBehavior(.replace))
    try app.settle()
    #expect(isStack(root, [fourth]))
  }

  @Test("One that minimises puts the other away, and it returns at its detent", arguments: roads)
  func minimize(road: String) throws {
    let (app, root) = try stage()
    let (first, second) = (UIViewController(), UIViewController())
    root.present(first, style: Self.style(road))
    try app.settle()
    let medium = try top(of: first)
    first.selectDetent(.large)
    try app.settle()
    let large = try top(of: first)
    #expect(large < medium - 100)
    root.present(second, style: Self.style(road).stackBehavior(.minimize))
    try app.settle()
    #expect(isStack(root, [second]))
    #expect(first.viewIfLoaded?.window == nil)
    second.dismiss(animated: true)
    try app.settle()
    #expect(isStack(root, [first]))
    #expect(abs(try top(of: first) - large) < 1)
  }

  @Test("A stack is minimised and restored in its order", arguments: roads)
  func restore(road: String) throws {
    let (app, root) = try stage()
    let pages = (0..<2).map { _ in UIViewController() }
    for page in pages { root.present(page, style: Self.style(road).stackBehavior(.push)) }
    try app.settle()
    var isAway = false
    let minimized = try #require(pages[0].minimizePresentation { isAway = true })
    try app.settle()
    #expect(isAway && minimized.isMinimized && root.presentedControllers.isEmpty)
    #expect(minimized.controllers.map(ObjectIdentifier.init) == pages.map(ObjectIdentifier.init))
    // A presentation meanwhile is waited for.
    let other = UIViewController()
    root.present(other, style: Self.style(road))
    try app.settle()
    var isBack = false
    minimized.restore { isBack = true }
    try app.settle()
    #expect(!isBack && isStack(root, [other]))
    other.dismiss(animated: true)
    try app.settle()
    #expect(isBack && isStack(root, pages))
  }

  @Test("A sheet that the app has configured itself keeps its properties and its delegate")
  func ownSheet() throws {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var count = 0
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        count += 1
      }
    }
    let (app, root) = try stage()
    let (sheet, delegate) = (UIViewController(), Delegate())
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    sheet.sheetPresentationController?.delegate = delegate
    root.present(sheet, animated: true)
    try app.settle()
    let medium = try top(of: sheet)
    let minimized = try #require(sheet.minimizePresentation())
    try app.settle()
    #expect(delegate.count == 0)
    minimized.restore()
    try app.settle()
    #expect(abs(try top(of: sheet) - medium) < 1)
    #expect(sheet.sheetPresentationController?.prefersGrabberVisible == true)
    let finger = app.touch(at: CGPoint(x: 196, y: 440))
    try finger.move(to: CGPoint(x: 196, y: 830), over: 0.2)
    try finger.lift()
    try app.settle()
    #expect(delegate.count == 1)
  }

  @Test("Alerts, popovers and view controllers that are not presented are not minimised")
  func impossible() throws {
    let (app, root) = try stage()
    #expect(root.minimizePresentation() == nil)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    try app.settle()
    #expect(alert.minimizePresentation() == nil && root.presentedViewController === alert)
    alert.dismiss(animated: false)
    try app.settle()
    // It is waited for.
    root.present(alert, animated: false)
    try app.settle()
    let next = UIViewController()
    root.present(next, style: .pageSheet.stackBehavior(.minimize))
    try app.settle()
    #expect(root.presentedViewController === alert)
    alert.dismiss(animated: false)
    try app.settle()
    #expect(root.presentedViewController === next)
  }

  @MainActor @Observable
  final class Screens {
    var first = true
    var second = false
    var isMinimized = false
    var behavior = PresentationStackBehavior.wait
    var reasons: [DismissReason] = []
    let road: String
    init(_ road: String) { self.road = road }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  struct Screen: View {
    @Bindable var screens: Screens
    var body: some View {
      Color.clear
        .sheet(
          isPresented: $screens.first,
          style: StackBehaviorTests.style(screens.road).minimized(screens.isMinimized),
          onDismiss: { screens.reasons.append($0) },
          content: { Counter() }
        )
        .background(
          Color.clear.sheet(
            isPresented: $screens.second,
            style: StackBehaviorTests.style(screens.road).stackBehavior(screens.behavior)
          ) { Text("Second") }
        )
        .presentationContext()
    }
  }

  @Test(
    "In SwiftUI a presentation is minimised by state, and keeps that of its content",
    arguments: roads)
  func swiftUI(road: String) throws {
    let screens = Screens(road)
    let stage = try SwiftUIStage { Screen(screens: screens) }
    try stage.app.tap("Count 0")
    try stage.app.settle()
    screens.isMinimized = true
    try stage.app.settle()
    #expect(!stage.app.exists("Count 1") && screens.first && screens.reasons == [])
    screens.isMinimized = false
    try stage.app.settle()
    #expect(stage.app.exists("Count 1"))
    // Its binding ends it while it is away.
    screens.isMinimized = true
    try stage.app.settle()
    screens.first = false
    try stage.app.settle()
    #expect(screens.reasons == [.binding])
    screens.isMinimized = false
    try stage.app.settle()
    #expect(!stage.app.exists("Count 1") && screens.reasons == [.binding])
  }

  @Test("In SwiftUI another view's presentation is put away or replaced", arguments: roads)
  func swiftUIBehavior(road: String) throws {
    let screens = Screens(road)
    let stage = try SwiftUIStage { Screen(screens: screens) }
    try stage.app.tap("Count 0")
    try stage.app.settle()
    screens.behavior = .minimize
    screens.second = true
    try stage.app.settle()
    #expect(stage.app.exists("Second") && !stage.app.exists("Count 1") && screens.reasons == [])
    screens.second = false
    try stage.app.settle()
    #expect(stage.app.exists("Count 1") && !stage.app.exists("Second"))
    screens.behavior = .push
    screens.second = true
    try stage.app.settle()
    #expect(stage.app.exists("Second") && screens.reasons == [])
    screens.second = false
    try stage.app.settle()
    #expect(stage.app.exists("Count 1"))
    screens.behavior = .replace
    screens.second = true
    try stage.app.settle()
    #expect(stage.app.exists("Second") && !screens.first && screens.reasons == [.replaced])
  }
}

extension UIViewController {
  /// Selects a detent by code, whoever presents.
  fileprivate func selectDetent(_ detent: PresentationDetentReference) {
    if let context = contextPresentationController {
      context.animateChanges { context.selectedDetent = detent }
    } else if let sheet = sheetPresentationController {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
  }
}

import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// What is presented over a presentation whose place another one takes.
@MainActor
@Suite("Children of replaced presentations")
struct RestoredChildTests {
  private func ids(_ controllers: [UIViewController]) -> [ObjectIdentifier] {
    controllers.map(ObjectIdentifier.init)
  }

  /// How a parent or its child is presented.
  enum Road: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case system, pinned, context

    var testDescription: String { rawValue }

    @MainActor
    func style(_ detent: PresentationDetentReference) -> ModalPresentationStyle {
      var properties = SheetProperties(detents: [.height(200), .medium, .large])
      properties.selectedDetent = detent
      return switch self {
      case .system: .pageSheet(properties: properties)
      case .pinned: .pinned(properties)
      case .context: .context(ContextStyle(properties))
      }
    }
  }

  private func top(of controller: UIViewController) throws -> CGFloat {
    let view: UIView = controller.view
    _ = try #require(view.window)
    return view.convert(view.bounds, to: nil).minY
  }

  @Test(
    "It returns with its parent, each at its detent, after a presentation in the parent's place",
    arguments: Road.allCases, Road.allCases)
  func uiKit(parentRoad: Road, childRoad: Road) throws {
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    root.definesPresentationContext = true
    try app.settle()
    let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
    parent.definesPresentationContext = true
    root.present(parent, style: parentRoad.style(.large))
    try app.settle()
    parent.present(child, style: childRoad.style(.medium))
    try app.settle()
    let (parentTop, childTop) = (try top(of: parent), try top(of: child))
    #expect(childTop > parentTop + 100)
    root.present(other, style: parentRoad.style(.medium).stackBehavior(.minimize))
    try app.settle()
    #expect(ids(root.presentedControllers) == ids([other]))
    #expect(parent.viewIfLoaded?.window == nil && child.viewIfLoaded?.window == nil)
    other.dismiss(animated: true)
    try app.settle()
    #expect(ids(root.presentedControllers) == ids([parent, child]))
    #expect(abs(try top(of: parent) - parentTop) < 1)
    #expect(abs(try top(of: child) - childTop) < 1)
    // Both end as they would have.
    child.dismiss(animated: true)
    try app.settle()
    #expect(ids(root.presentedControllers) == ids([parent]))
    parent.dismiss(animated: true)
    try app.settle()
    #expect(root.presentedControllers.isEmpty)
  }

  @Test(
    "A sheet in the context of a part of the parent returns with it", arguments: Road.allCases)
  func part(parentRoad: Road) throws {
    let root = UIViewController()
    let app = TestApp(device: .iPhone16) { root }
    root.definesPresentationContext = true
    try app.settle()
    let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
    let part = UIViewController()
    part.definesPresentationContext = true
    parent.addChild(part)
    part.view.frame = CGRect(x: 20, y: 40, width: 300, height: 500)
    parent.view.addSubview(part.view)
    part.didMove(toParent: parent)
    root.present(parent, style: parentRoad.style(.large))
    try app.settle()
    part.present(child, style: Road.context.style(.medium))
    try app.settle()
    let frame = child.view.convert(child.view.bounds, to: nil)
    #expect(frame.width < 320 && ids(part.presentedControllers) == ids([child]))
    root.present(other, style: parentRoad.style(.medium).stackBehavior(.minimize))
    try app.settle()
    #expect(child.viewIfLoaded?.window == nil)
    other.dismiss(animated: true)
    try app.settle()
    #expect(root.presentedControllers.first === parent)
    #expect(ids(part.presentedControllers) == ids([child]))
    #expect(child.viewIfLoaded?.window != nil)
    #expect(child.view.convert(child.view.bounds, to: nil) == frame)
  }

  @MainActor @Observable
  final class Screens {
    var item: Item?
    var isChildShown = false
    var isOtherShown = false
    var behavior = PresentationStackBehavior.minimize
    var lines: [String] = []
  }

  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Parent: View {
    @Bindable var screens: Screens
    let item: Item
    let road: Road
    var body: some View {
      Text("Parent \(item.id)")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(
          isPresented: $screens.isChildShown, style: road.style(.medium),
          onDismiss: { screens.lines.append("child \($0)") }, content: { Counter(name: "Child") }
        )
        .presentationContext()
    }
  }

  struct Screen: View {
    @Bindable var screens: Screens
    let parentRoad: Road
    let childRoad: Road
    var body: some View {
      Color.clear
        .sheet(
          item: $screens.item, style: parentRoad.style(.large),
          onDismiss: { screens.lines.append("parent \($0.id) \($1)") },
          content: { Parent(screens: screens, item: $0, road: childRoad) }
        )
        .background {
          Color.clear.sheet(
            isPresented: $screens.isOtherShown,
            style: parentRoad.style(.medium).stackBehavior(screens.behavior)
          ) { Text("Other") }
        }
        .presentationContext()
    }
  }

  private func stage(_ parent: Road, _ child: Road) throws -> (Screens, TestApp) {
    let screens = Screens()
    let stage = try SwiftUIStage {
      Screen(screens: screens, parentRoad: parent, childRoad: child)
    }
    screens.item = Item(id: 1)
    try stage.app.settle()
    screens.isChildShown = true
    try stage.app.settle()
    #expect(stage.app.exists("Child 0"))
    return (screens, stage.app)
  }

  @Test(
    "In SwiftUI it returns with its state after a presentation in the parent's place",
    arguments: Road.allCases, Road.allCases)
  func swiftUI(parentRoad: Road, childRoad: Road) throws {
    let (screens, app) = try stage(parentRoad, childRoad)
    try app.tap("Child 0")
    try app.settle()
    let frame = try app.sheet().frame
    screens.isOtherShown = true
    try app.settle()
    #expect(app.exists("Other") && !app.exists("Child 1"))
    #expect(screens.isChildShown && screens.lines == [])
    screens.isOtherShown = false
    try app.settle()
    #expect(app.exists("Child 1") && screens.isChildShown && screens.lines == [])
    #expect(try app.sheet().frame == frame)
    // Its binding ends it while it is away.
    screens.isOtherShown = true
    try app.settle()
    screens.isChildShown = false
    try app.settle()
    #expect(screens.lines == ["child binding"])
    screens.isOtherShown = false
    try app.settle()
    #expect(app.exists("Parent 1") && !app.exists("Child 1") && screens.item?.id == 1)
    #expect(screens.lines == ["child binding"])
  }

  @Test(
    "A child that is requested together with its parent waits until that is there",
    arguments: Road.allCases, Road.allCases)
  func together(parentRoad: Road, childRoad: Road) throws {
    let screens = Screens()
    let stage = try SwiftUIStage {
      Screen(screens: screens, parentRoad: parentRoad, childRoad: childRoad)
    }
    screens.item = Item(id: 1)
    screens.isChildShown = true
    try stage.app.settle()
    #expect(stage.app.exists("Child 0") && screens.lines == [])
  }

  @Test(
    "In SwiftUI it is presented again over the parent's next item, as its binding says",
    arguments: Road.allCases, Road.allCases)
  func nextItem(parentRoad: Road, childRoad: Road) throws {
    let (screens, app) = try stage(parentRoad, childRoad)
    screens.item = Item(id: 2)
    try app.settle()
    #expect(screens.isChildShown && app.exists("Child 0"))
    #expect(screens.lines.sorted() == ["child hostGone", "parent 1 replaced"])
    screens.isChildShown = false
    try app.settle()
    #expect(app.exists("Parent 2") && !app.exists("Child 0"))
    #expect(screens.lines.last == "child binding" && screens.lines.count == 3)
  }

  @Test(
    "In SwiftUI it returns with a parent that another view's presentation has replaced",
    arguments: Road.allCases, Road.allCases)
  func replaced(parentRoad: Road, childRoad: Road) throws {
    let (screens, app) = try stage(parentRoad, childRoad)
    screens.behavior = .replace
    screens.isOtherShown = true
    try app.settle()
    #expect(app.exists("Other") && !app.exists("Child 0") && screens.item == nil)
    #expect(screens.lines.sorted() == ["child hostGone", "parent 1 replaced"])
    screens.isOtherShown = false
    screens.item = Item(id: 1)
    try app.settle()
    #expect(screens.isChildShown && app.exists("Child 0"))
  }
}

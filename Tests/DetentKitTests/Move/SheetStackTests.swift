import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Presentations over each other: in front of all, and dismissed together.
@MainActor
@Suite("Stacks of presentations")
struct SheetStackTests {
  private let app: TestApp
  private let root = UIViewController()

  init() throws {
    let root = root
    app = TestApp(device: .iPhone16) { root }
    root.definesPresentationContext = true
    try app.settle()
  }

  private static let styles: [ModalPresentationStyle] = [
    .pageSheet(properties: SheetProperties(detents: [.medium, .large])),
    .pinned(SheetProperties(detents: [.medium, .large])),
    .context(ContextStyle(detents: [.medium, .large])),
  ]

  /// Presents three controllers over each other.
  private func stack(_ style: ModalPresentationStyle) throws -> [UIViewController] {
    var all: [UIViewController] = []
    for _ in 0..<3 {
      let controller = UIViewController()
      (all.last ?? root).present(controller, style: style)
      try app.settle()
      all.append(controller)
    }
    return all
  }

  private func isStack(_ expected: ArraySlice<UIViewController>) -> Bool {
    root.presentedControllers.elementsEqual(expected, by: ===)
  }

  @Test("All presentations are dismissed at once", arguments: 0..<3)
  func all(style: Int) throws {
    let stack = try stack(Self.styles[style])
    #expect(isStack(stack[...]))
    var hasEnded = false
    root.dismissAll { hasEnded = true }
    try app.settle()
    #expect(hasEnded && root.presentedViewController == nil)
    #expect(stack.allSatisfy { $0.viewIfLoaded?.window == nil })
    hasEnded = false
    root.dismissAll { hasEnded = true }
    #expect(hasEnded)
  }

  @Test("A number of presentations is dismissed, from the front", arguments: 0..<3)
  func count(style: Int) throws {
    let stack = try stack(Self.styles[style])
    root.dismissPresented(count: 0)
    try app.settle()
    #expect(isStack(stack[...]))
    root.dismissPresented(count: 2)
    try app.settle()
    #expect(isStack(stack[..<1]))
    root.dismissPresented(count: 9, animated: false)
    try app.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("Presentations are dismissed down to one that stays", arguments: 0..<3)
  func downTo(style: Int) throws {
    let stack = try stack(Self.styles[style])
    root.dismissPresented(downTo: stack[1])
    try app.settle()
    #expect(isStack(stack[..<2]))
    root.dismissPresented(downTo: UIViewController())
    try app.settle()
    #expect(isStack(stack[..<2]))
    root.dismissPresented(downTo: root)
    try app.settle()
    #expect(root.presentedControllers.isEmpty)
  }

  @Test("The scene presents in front of everything, without a key window")
  func front() throws {
    let window = try #require(root.view.window)
    let scene = try #require(window.windowScene)
    #expect(scene.frontmostViewController === root)
    let (first, second) = (UIViewController(), UIViewController())
    scene.presentInFront(first, style: Self.styles[0])
    try app.settle()
    #expect(scene.frontmostViewController === first)
    // A window above the app's is the key window.
    let other = UIWindow(windowScene: scene)
    other.windowLevel = .alert
    other.makeKeyAndVisible()
    scene.presentInFront(second, style: Self.styles[1])
    try app.settle()
    #expect(isStack([first, second]))
    // One that leaves is not in front any more; the next waits until it is gone.
    second.dismiss(animated: true)
    #expect(scene.frontmostViewController === first)
    let third = UIViewController()
    scene.presentInFront(third, style: Self.styles[0])
    try app.settle()
    #expect(isStack([first, third]))
  }

  @Test("A scene without a window of the app presents nothing, and reports it")
  func noFront() throws {
    let window = try #require(root.view.window)
    let scene = try #require(window.windowScene)
    window.isHidden = true
    let controller = UIViewController()
    let lines = reports { scene.presentInFront(controller, style: Self.styles[0]) }
    #expect(lines.map(\.id) == ["DetentKit.noFront"])
    #expect(controller.presentingViewController == nil)
  }

  @MainActor @Observable
  final class Model {
    var shown = 0
    var reasons: [DismissReason] = []
  }

  struct Page: View {
    @Bindable var model: Model
    let depth: Int
    @Environment(\.sheetDismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Page \(depth)")
        Button("Dismiss two from \(depth)") { dismiss(count: 2) }
        Button("Dismiss all from \(depth)") { dismiss.all() }
      }
      .sheet(
        isPresented: Binding(
          get: { model.shown > depth }, set: { if !$0 { model.shown = min(model.shown, depth) } }),
        style: SheetStackTests.styles[0],
        onDismiss: { model.reasons.append($0) },
        content: {
          depth < 3 ? AnyView(Page(model: model, depth: depth + 1)) : AnyView(Text("End"))
        })
    }
  }

  @Test("In SwiftUI the content dismisses its presentation with those below it", arguments: [2, 3])
  func swiftUI(count: Int) throws {
    let model = Model()
    let stage = try SwiftUIStage { Page(model: model, depth: 0) }
    for depth in 1...3 {
      model.shown = depth
      try stage.app.settle()
    }
    #expect(stage.app.exists("Page 3"))
    try stage.app.tap(count == 2 ? "Dismiss two from 3" : "Dismiss all from 3")
    try stage.app.settle()
    #expect(stage.app.exists("Page \(3 - count)") && !stage.app.exists("Page \(4 - count)"))
    #expect(model.shown == 3 - count)
    #expect(model.reasons.count == count)
  }
}

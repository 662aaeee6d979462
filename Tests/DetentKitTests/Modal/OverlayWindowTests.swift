import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// Presentations above the whole app, in windows of their own.
@MainActor
@Suite("Presentations in their own window")
struct OverlayWindowTests {
  private func windows(_ app: TestApp) throws -> [UIWindow] {
    let scene = try #require(app.root?.view.window?.windowScene)
    return scene.windows.filter { $0 is OverlayWindow && !$0.isHidden }
  }

  nonisolated private static let styles: [@MainActor @Sendable () -> ModalPresentationStyle] = [
    { .pageSheet(properties: undimmed(.system)) }, { .pageSheet(properties: undimmed(.detentKit)) },
    { .context(ContextStyle(undimmed(.automatic))) },
  ]

  nonisolated private static func undimmed(_ presenter: SheetPresenter) -> SheetProperties {
    var properties = SheetProperties(
      detents: [.height(200), .large], largestUndimmedDetent: .height(200))
    properties.presenter = presenter
    return properties
  }

  @Test("It is above what the app presents, and touches beside it reach the app", arguments: 0..<3)
  func above(style: Int) throws {
    let stage = try SheetFeatureTests.Stage()
    var taps = 0
    stage.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.root.present(stage.content, style: Self.styles[style]().inOwnWindow())
    try stage.app.settle()
    let window = try #require(try windows(stage.app).first)
    #expect(stage.content.view.window === window)
    #expect(window.windowLevel.rawValue == 1)
    #expect(stage.root.presentedViewController == nil)
    try stage.app.tap("Behind")
    #expect(taps == 1)
    // The app can present below it.
    let below = UIViewController()
    stage.root.present(below, style: .overFullScreen)
    try stage.app.settle()
    #expect(below.view.window === stage.root.view.window)
    #expect(stage.content.view.window === window)
    try stage.drag(from: 680, to: 845, rests: false)
    #expect(stage.content.view.window == nil)
    #expect(try windows(stage.app).isEmpty)
    #expect(below.view.window != nil)
  }

  @Test("Several have a window each, and code dismisses them")
  func several() throws {
    let stage = try SheetFeatureTests.Stage()
    let second = UIViewController()
    stage.root.present(stage.content, style: Self.styles[0]().inOwnWindow())
    stage.root.present(second, style: Self.styles[1]().inOwnWindow(level: .alert))
    try stage.app.settle()
    #expect(try windows(stage.app).count == 2)
    stage.content.dismiss(animated: true)
    try stage.app.settle()
    #expect(try windows(stage.app).map(\.windowLevel) == [.alert])
    second.dismiss(animated: false)
    try stage.app.settle()
    #expect(try windows(stage.app).isEmpty)
  }

  @Test("In SwiftUI it ends with its binding or with a swipe", arguments: 0..<3)
  func swiftUI(style: Int) throws {
    let model = Model()
    let stage = try SwiftUIStage {
      SandwichContentTests.Screen(model: model, style: { Self.styles[style]().inOwnWindow() }) {
        Color.teal
      }
    }
    model.isPresented = true
    try stage.app.settle()
    #expect(try windows(stage.app).count == 1)
    model.isPresented = false
    try stage.app.settle()
    #expect(try windows(stage.app).isEmpty)
    model.isPresented = true
    try stage.app.settle()
    try stage.drag(from: 680, to: 845, rests: false)
    #expect(!model.isPresented)
    #expect(try windows(stage.app).isEmpty)
  }

  @Test("The window goes with the app's window")
  func release() throws {
    weak var content: UIViewController?
    weak var window: UIWindow?
    try {
      let stage = try SheetFeatureTests.Stage()
      stage.root.present(stage.content, style: Self.styles[0]().inOwnWindow())
      try stage.app.settle()
      content = stage.content
      window = try windows(stage.app).first
      #expect(window != nil)
    }()
    #expect(content == nil)
    #expect(window == nil)
  }
}

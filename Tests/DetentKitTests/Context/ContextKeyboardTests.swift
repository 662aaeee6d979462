import DetentTesting
import SwiftUI
import Testing

@testable import DetentKit

/// The keyboard counts once: the sheet or its content avoids it, not both.
@MainActor
@Suite("The keyboard in sheets with SwiftUI content")
struct ContextKeyboardTests {
  /// The heights of the content, in points: when the keyboard is hidden, the smallest meanwhile, and when
  /// it is shown. A spring moves the sheet a little beyond where it rests.
  private func heights(
    _ app: TestApp, _ seen: Heights
  ) throws -> (smallest: CGFloat, shown: CGFloat) {
    #expect(abs(seen.last - 300) < 12)
    seen.all = []
    app.showKeyboard(height: 336)
    try app.settle()
    let shown = seen.last
    app.hideKeyboard()
    try app.settle()
    return (seen.all.min() ?? 300, shown)
  }

  /// The heights that the content has had.
  final class Heights {
    var all: [CGFloat] = []
    var last: CGFloat { all.last ?? 300 }
  }

  struct Content: View {
    let heights: Heights
    var body: some View {
      GeometryReader { proxy in
        let _ = heights.all.append(proxy.size.height)
        Color.teal
      }
    }
  }

  private func properties(_ policy: KeyboardPolicy) -> SheetProperties {
    var properties = SheetProperties(detents: [.height(300)])
    properties.keyboard = policy
    return properties
  }

  struct Screen: View {
    @Bindable var model: Model
    let style: ModalPresentationStyle
    let heights: Heights
    var body: some View {
      Color.clear
        .sheet(isPresented: $model.isPresented, style: style) { Content(heights: heights) }
        .presentationContext()
    }
  }

  @Test(
    "Content that DetentKit hosts is never smaller while its sheet moves with the keyboard",
    arguments: [true, false])
  func hosted(hasSafeAreaRegions: Bool) throws {
    SystemSupport.current.hasSafeAreaRegions = hasSafeAreaRegions
    defer { SystemSupport.current = SystemSupport() }
    let styles: [ModalPresentationStyle] = [
      .pinned(properties(.follows)), .pageSheet(properties: properties(.follows)),
      .context(ContextStyle(properties(.follows))),
    ]
    for style in styles {
      let (model, seen) = (Model(), Heights())
      let stage = try SwiftUIStage { Screen(model: model, style: style, heights: seen) }
      model.isPresented = true
      try stage.app.settle()
      let found = try heights(stage.app, seen)
      #expect(found.smallest > 299)
      #expect(abs(found.shown - 300) < 12)
    }
  }

  @Test("An app's own hosting controller is not inset from iOS 16.4 on, and is restored")
  func own() throws {
    let seen = Heights()
    let app = TestApp(device: .iPhone16) { UIViewController() }
    try app.settle()
    let content = UIHostingController(rootView: Content(heights: seen))
    app.root?.present(content, style: .pinned(properties(.follows)))
    try app.settle()
    #expect(!content.safeAreaRegions.contains(.keyboard))
    #expect(content.safeAreaRegions.contains(.container))
    let found = try heights(app, seen)
    #expect(found.smallest > 299)
    content.dismiss(animated: true)
    try app.settle()
    #expect(content.safeAreaRegions == .all)
  }

  @Test("A change of the policy changes it, and a region that the app removed stays removed")
  func changes() throws {
    let app = TestApp(device: .iPhone16) { UIViewController() }
    try app.settle()
    let content = UIHostingController(rootView: Text("Content"))
    app.root?.present(content, style: .pinned(properties(.follows)))
    try app.settle()
    let presentation = try #require(content.contextPresentationController)
    presentation.style.keyboard = .fill
    try app.settle()
    #expect(content.safeAreaRegions.contains(.keyboard))
    content.safeAreaRegions = .container
    presentation.style.keyboard = .follows
    try app.settle()
    content.dismiss(animated: true)
    try app.settle()
    #expect(content.safeAreaRegions == .container)
  }

  @Test("Before iOS 16.4 an app's own hosting controller is unchanged, and whole at rest")
  func before() throws {
    SystemSupport.current.hasSafeAreaRegions = false
    defer { SystemSupport.current = SystemSupport() }
    let seen = Heights()
    let app = TestApp(device: .iPhone16) { UIViewController() }
    try app.settle()
    let content = UIHostingController(rootView: Content(heights: seen))
    app.root?.present(content, style: .pinned(properties(.follows)))
    try app.settle()
    #expect(content.safeAreaRegions == .all)
    let found = try heights(app, seen)
    #expect(abs(found.shown - 300) < 12)
  }

  @Test(
    "Where the sheet reaches below the keyboard, the content avoids it once",
    arguments: [KeyboardPolicy.fill, .keepsDetent])
  func below(policy: KeyboardPolicy) throws {
    let (model, seen) = (Model(), Heights())
    let stage = try SwiftUIStage {
      Screen(model: model, style: .pinned(properties(policy)), heights: seen)
    }
    model.isPresented = true
    try stage.app.settle()
    stage.app.showKeyboard(height: 336)
    try stage.app.settle()
    let sheet = try #require(stage.top?.view)
    // Counted twice it would be 336 points higher, or the content as much lower.
    #expect(abs(sheet.bounds.height - 636) < 1)
    #expect(abs(seen.last - 300) < 12)
    stage.app.hideKeyboard()
    try stage.app.settle()
    #expect(abs(sheet.bounds.height - 334) < 1)
  }
}

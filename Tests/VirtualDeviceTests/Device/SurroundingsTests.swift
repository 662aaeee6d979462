import DetentTesting
import Testing

@MainActor
@Suite("Surroundings of an app")
struct SurroundingsTests {
  @Test("Each value reaches the app while it runs")
  func changes() {
    let app = TestApp(device: .iPadPro11) { UIViewController() }
    #expect(app.surroundings.isInForeground)
    app.surroundings.appearance = .dark
    app.surroundings.contentSizeCategory = .accessibilityLarge
    app.surroundings.layoutDirection = .rightToLeft
    app.surroundings.accessibility.usesBoldText = true
    let traits = app.root?.traitCollection
    #expect(traits?.userInterfaceStyle == .dark)
    #expect(traits?.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits?.layoutDirection == .rightToLeft)
    #expect(traits?.legibilityWeight == .bold)
    app.surroundings.windowSize = CGSize(width: 400, height: 800)
    #expect(app.root?.view.bounds.size == CGSize(width: 400, height: 800))
    app.surroundings.isInForeground = false
    #expect(!app.surroundings.isInForeground)
    app.surroundings.isInForeground = true
    #expect(app.surroundings.isInForeground)
  }

  @Test("A change of the orientation turns the window")
  func turns() throws {
    let app = TestApp { UIViewController() }
    let size = app.surroundings.windowSize
    app.surroundings.orientation = .landscapeLeft
    try app.settle()
    #expect(app.surroundings.windowSize == CGSize(width: size.height, height: size.width))
  }

  @Test("A whole value is put back at once")
  func restores() throws {
    let app = TestApp { UIViewController() }
    let start = app.surroundings
    app.surroundings.appearance = .dark
    app.surroundings.orientation = .landscapeRight
    app.surroundings = start
    try app.settle()
    #expect(app.surroundings == start)
  }
}

import DetentTesting
import SwiftUI
import Testing

/// Small things that much everyday code has.
@MainActor
struct EverydayTests {
  struct Feeling: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
          .sensoryFeedback(.success, trigger: count)
        Button("Turn") { isOn.toggle() }
          .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: isOn) { _, new in new }
      }
    }
  }

  private func played(_ app: TestApp) -> [String] {
    app.device.takeTraceFrame().events.filter { $0.contains("FeedbackGenerator") }
  }

  @Test("Feedback is played when its trigger changes, and noted among the device's events")
  func feedback() throws {
    let app = try show(Feeling())
    _ = app.device.takeTraceFrame()
    try app.tap("Count")
    try app.settle()
    #expect(played(app) == ["UINotificationFeedbackGenerator.notificationOccurred(success)"])
    try app.tap("Turn")
    try app.settle()
    #expect(played(app) == ["UIImpactFeedbackGenerator.impactOccurred(heavy, intensity: 0.5)"])
    try app.tap("Turn")
    try app.settle()
    #expect(played(app).isEmpty)
  }

  struct Bars: View {
    @State private var isHidden = false

    var body: some View {
      NavigationStack {
        Button("Hide") { isHidden.toggle() }.statusBarHidden(isHidden)
      }
    }
  }

  @Test("A view deep inside hides the status bar while it says so")
  func statusBar() throws {
    let app = try show(Bars())
    let root = try #require(app.root)
    #expect(!root.prefersStatusBarHidden)
    try app.tap("Hide")
    try app.settle()
    #expect(root.prefersStatusBarHidden)
    try app.tap("Hide")
    try app.settle()
    #expect(!root.prefersStatusBarHidden)
  }

  struct Keys: View {
    let log: Log

    var body: some View {
      VStack {
        Button("Save") { log("save") }.keyboardShortcut("s")
        Button("Done") { log("done") }.keyboardShortcut(.defaultAction)
        Button("Off") { log("off") }.keyboardShortcut("o").disabled(true)
      }
    }
  }

  @Test("Keys press buttons with their shortcuts, unless they are out of use")
  func shortcuts() throws {
    let log = Log()
    let app = try show(Keys(log: log))
    app.press(.character("s"), .command)
    app.press(.return)
    app.press(.character("s"))
    app.press(.character("o"), .command)
    try app.settle()
    #expect(log.take() == ["save", "done"])
  }

  @Test("An app takes addresses that the system opens, and those that it opens itself")
  func openURL() throws {
    let log = Log()
    let url = try #require(URL(string: "trips://rome"))
    let app = try show(
      Link("Go", destination: url).onOpenURL { log($0.absoluteString) })
    #expect(app.device.open(url))
    try app.tap("Go")
    try app.settle()
    #expect(log.take() == ["trips://rome", "trips://rome"])
  }

  struct Settings: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
      Text("\(reducesMotion ? "still" : "moving"), \(contrast == .increased ? "strong" : "usual")")
    }
  }

  @Test("People's settings are in the environment, and views follow them")
  func settings() throws {
    let app = try show(Settings())
    #expect(app.exists("moving, usual"))
    var settings = app.device.accessibilitySettings
    settings.reducesMotion = true
    settings.increasesContrast = true
    app.device.setAccessibilitySettings(settings)
    try app.settle()
    #expect(app.exists("still, strong"))
  }

  struct Loading: View {
    let remote: Remote
    @State private var isLoading = true

    var body: some View {
      let _ = remote.actions["done"] = { isLoading = false }
      VStack {
        Text("A title of some length")
        Text("always").unredacted()
      }
      .redacted(reason: isLoading ? .placeholder : [])
    }
  }

  @Test("Redacted text shows bars as large as itself until it is there")
  func redaction() throws {
    let remote = Remote()
    let app = try show(Loading(remote: remote))
    let label = try #require(
      app.allViews.first { ($0 as? UILabel)?.text == "A title of some length" })
    #expect(label.subviews.count == 1)
    let size = label.bounds.size
    remote("done")
    try app.settle()
    #expect(label.subviews.isEmpty && label.bounds.size == size)
    #expect(app.exists("A title of some length"))
  }

  @Test("What a search does not find is said with a symbol, a title and a text")
  func unavailable() throws {
    let app = try show(ContentUnavailableView.search(text: "Oslo"))
    #expect(app.exists("No Results for “Oslo”"))
    #expect(app.exists("Check the spelling or try a new search."))
    let other = try show(
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray")
      } description: {
        Text("New mail appears here.")
      } actions: {
        Button("Refresh") {}
      })
    #expect(other.exists("No Mail") && other.exists("Refresh"))
  }

  /// One red pixel.
  private static let dot =
    "data:image/png;base64,"
    + "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="

  @Test(
    "A picture from a data address shows, and one from the network does not",
    .expectsMisuse("SwiftUI.remoteImage"))
  func asyncImage() throws {
    let app = try show(
      VStack {
        AsyncImage(url: URL(string: Self.dot)) {
          $0.resizable()
        } placeholder: {
          Text("waiting")
        }
        AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
          if phase.error != nil { Text("failed") } else { Text("empty") }
        }
      })
    #expect(!app.exists("waiting"))
    #expect(app.exists("failed"))
  }

  @Test("Views are drawn as a picture of their size")
  func imageRenderer() throws {
    let app = try show(Text("x"))
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.cgImage?.width == 40)
    _ = app
  }

  struct Dotted<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      Group(subviews: content) { subviews in
        VStack {
          ForEach(subviews) { subview in
            HStack {
              Text("•")
              subview
            }
          }
          Text("\(subviews.count) rows")
        }
      }
    }
  }

  struct Rows: View {
    let remote: Remote
    @State private var isLong = false

    var body: some View {
      let _ = remote.actions["more"] = { isLong = true }
      Dotted {
        Text("one")
        Text("two")
        if isLong { Text("three") }
      }
    }
  }

  @Test("A container is made from the views that it was given, and follows them")
  func subviews() throws {
    let remote = Remote()
    let app = try show(Rows(remote: remote))
    #expect(app.exists("one") && app.exists("two") && app.exists("2 rows"))
    remote("more")
    try app.settle()
    #expect(app.exists("three") && app.exists("3 rows"))
  }

  struct Live: View {
    var body: some View {
      VStack {
        Text(Date(timeIntervalSinceReferenceDate: 90), style: .timer)
        Text(Date(timeIntervalSinceReferenceDate: 7_380), style: .relative)
        Text(Date(timeIntervalSinceReferenceDate: 7_380), style: .offset)
      }
    }
  }

  @Test("Dates that count follow the device's clock")
  func liveDates() throws {
    let app = try show(Live())
    #expect(app.exists("1:30") && app.exists("2 hr, 3 min") && app.exists("+2 hours"))
    app.advance(by: 11)
    #expect(app.exists("1:19") && app.exists("2 hr, 2 min"))
  }

  @Test("A spring is at its target in the end and moves as an animation does")
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.bounce - 0.3) < 1e-9 && spring.response == 0.5)
    #expect(spring.value(target: 100.0, time: 0) == 0)
    #expect(spring.value(target: 100.0, time: 0.4) > 100)
    #expect(abs(spring.value(target: 100.0, time: 5) - 100) < 0.01)
  }

  @Test("A colour's components are those of the environment's appearance")
  func resolved() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    // Whatever appearance the code around it has.
    var light = Color.primary.resolve(in: EnvironmentValues())
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      light = Color.primary.resolve(in: EnvironmentValues())
    }
    #expect(light.red == 0 && Color.primary.resolve(in: dark).red == 1)
    #expect(abs(Color.Resolved(red: 0.5, green: 0, blue: 0).linearRed - 0.2140) < 1e-3)
  }

  struct Spoken: View {
    @AccessibilityFocusState private var focus: Int?
    let remote: Remote

    var body: some View {
      let _ = remote.actions["read"] = { focus = 2 }
      VStack {
        Text("first").accessibilityFocused($focus, equals: 1)
        Text("second").accessibilityFocused($focus, equals: 2)
        Text("reads \(focus ?? 0)")
      }
    }
  }

  @Test("Assistive technology reads the view that a state names")
  func spokenFocus() throws {
    let remote = Remote()
    let app = try show(Spoken(remote: remote))
    var settings = app.device.accessibilitySettings
    settings.isVoiceOverRunning = true
    app.device.setAccessibilitySettings(settings)
    remote("read")
    try app.settle()
    #expect(app.exists("reads 2"))
    let focus = UIAccessibility.focusedElement(using: nil) as? UIView
    #expect(focus?.accessibilityLabel == "second")
  }
}

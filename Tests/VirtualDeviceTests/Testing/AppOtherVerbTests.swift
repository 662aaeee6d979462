import DevicePage
import Foundation
import Testing

@testable import DetentTesting
@testable import VirtualDevice

/// The verbs of an app that neither touch it nor turn to assistive technology.
@MainActor
@Suite("Other verbs of an app")
struct AppOtherVerbTests {
  private final class Screen: UIViewController {
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 80, height: 20))
    let field = UITextField(frame: CGRect(x: 10, y: 140, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Oslo"
      field.accessibilityIdentifier = "field"
      for part in [label, field] { view.addSubview(part) }
    }
  }

  private func open() throws -> (app: TestApp, screen: Screen) {
    let screen = Screen()
    let app = TestApp(device: .iPhoneSE3) { screen }
    try app.settle()
    return (app, screen)
  }

  @Test("A view is found by its name and by its type, and one that is not there is named")
  func finds() throws {
    let (app, screen) = try open()
    #expect(try app.find("Oslo") === screen.label)
    #expect(try app.find("field") === screen.field)
    #expect(try app.find(UITextField.self) === screen.field)
    #expect(app.findAll(UILabel.self).contains(screen.label))
    #expect(app.findAll(UISwitch.self).isEmpty)
    #expect(app.exists("Oslo") && !app.exists("Bergen"))
    #expect(throws: DeviceError.notFound("UISwitch", near: nil)) { try app.find(UISwitch.self) }
  }

  @Test("The keyboard is shown and hidden")
  func keyboard() throws {
    let (app, screen) = try open()
    var heights: [CGFloat] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      let frame = value?.cgRectValue ?? .zero
      MainActor.assumeIsolated { heights.append(screen.view.bounds.maxY - frame.minY) }
    }
    app.showKeyboard(height: 300)
    try app.settle()
    app.hideKeyboard()
    try app.settle()
    NotificationCenter.default.removeObserver(observer)
    #expect(heights.first == 300)
    #expect(heights.last == 0)
  }

  @Test("An app is resized at once, turned, and runs for a time")
  func time() throws {
    let app = TestApp(device: .iPadA16) { UIViewController() }
    app.resize(to: CGSize(width: 500, height: 700))
    #expect(app.root?.view.bounds.size == CGSize(width: 500, height: 700))
    let other = TestApp { UIViewController() }
    other.rotate(to: .landscapeLeft)
    try other.settle()
    #expect((other.root?.view.bounds.width ?? 0) > (other.root?.view.bounds.height ?? 0))
    let start = other.time
    other.advance(by: 0.5)
    #expect(abs(other.time - start - 0.5) < 0.02)
  }

  @Test("A sheet tells its detent and dimming, an action becomes a recording, and a trace a file")
  func sheet() throws {
    let (app, screen) = try open()
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("trace-\(UUID().uuidString)/a/page.html")
    defer {
      try? FileManager.default.removeItem(
        at: file.deletingLastPathComponent().deletingLastPathComponent())
    }
    #expect(throws: DeviceError.notFound("a sheet", near: nil)) { try app.sheet() }
    let trace = app.trace()
    let film = try app.record(scale: 0.25) {
      let content = UIViewController()
      content.sheetPresentationController?.detents = [.medium(), .large()]
      screen.present(content, animated: true)
      try app.settle()
    }
    #expect(film.prefix(4) == Data("RIFF".utf8))
    #expect(try app.sheet().detent == "medium")
    #expect(try app.sheet().phase == "resting")
    #expect(try app.sheet().dim > 0)
    trace.end()
    try trace.write(to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == trace.page())
  }

  @Test("A generator with the same seed has the same numbers")
  func generator() {
    var (first, second) = (SeededRandomNumbers(seed: 7), SeededRandomNumbers(seed: 7))
    let numbers = (0..<100).map { _ in first.next() }
    #expect(numbers == (0..<100).map { _ in second.next() })
    #expect(Set(numbers).count == 100)
  }

  @Test(
    "A golden of each kind is met by the same app, and fails another one with a file that shows why"
  )
  func goldens() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("goldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Tests.swift").path
    func golden(_ name: String, _ kind: String) -> Golden {
      Golden(named: name, kind: kind, beside: file, isUpdating: true) { _ in }
    }
    func present(_ app: TestApp) -> () throws -> Void {
      {
        let content = UIViewController()
        content.sheetPresentationController?.detents = [.medium()]
        app.root?.present(content, animated: true)
        try app.settle()
      }
    }
    let (app, _) = try open()
    try app.compare(app.device.capture(scale: 1), to: golden("screen", "png"))
    try app.compare(ElementLines.lines(of: app.device), to: golden("elements", "txt"), "element")
    let first = try open().app
    try first.compare(first.callbacks(present(first)), to: golden("callbacks", "txt"), "callback")
    let second = try open().app
    try second.compare(second.timeline(present(second)), to: golden("opening", "txt"), "frame")

    let (same, screen) = try open()
    try same.expectGolden("screen", filePath: file)
    try same.expectElements("elements", filePath: file)
    let third = try open().app
    try third.expectCallbacks("callbacks", filePath: file, present(third))
    let fourth = try open().app
    try fourth.expectTimeline("opening", filePath: file, present(fourth))

    screen.label.frame.origin.x += 30
    same.device.step()
    withKnownIssue {
      try same.expectGolden("screen", filePath: file)
      try same.expectElements("elements", filePath: file)
      try same.expectCallbacks("callbacks", filePath: file) {}
      try same.expectTimeline("opening", filePath: file) { same.advance(by: 0.1) }
    }
    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Goldens").path)
    #expect(
      left.filter { $0.contains(".diff.") }.sorted() == [
        "callbacks.diff.txt", "elements.diff.txt", "opening.diff.txt", "screen.diff.png",
      ])
  }
}

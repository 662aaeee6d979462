import DetentTesting
import Testing

/// Each verb of an app that is not one of an element, seen by what it does.
@MainActor
@Suite("Verbs of an app")
struct AppVerbTests {
  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 40, y: 440, width: 300, height: 40))
    var log: [String] = []
    var ended: [CGPoint] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.isMultipleTouchEnabled = true
      field.accessibilityIdentifier = "field"
      view.addSubview(field)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { ended.append(touch.location(in: nil)) }
    }

    override func accessibilityPerformMagicTap() -> Bool {
      log.append("magic tap")
      return true
    }

    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return true
    }

    func listen(
      _ recognizer: UIGestureRecognizer,
      _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
      recognizer.addAction(action)
      view.addGestureRecognizer(recognizer)
    }
  }

  private func open() throws -> (app: TestApp, screen: Screen) {
    let screen = Screen()
    let app = TestApp { screen }
    try app.settle()
    return (app, screen)
  }

  @Test("A tap is at a point or on what has a name")
  func tap() throws {
    let (app, screen) = try open()
    app.tap(at: CGPoint(x: 100, y: 200))
    #expect(screen.ended == [CGPoint(x: 100, y: 200)])
    try app.tap("field")
    #expect(screen.field.isFirstResponder)
  }

  @Test("Fingers are put down, moved and lifted one by one or together")
  func fingers() throws {
    let (app, screen) = try open()
    let one = app.touch(at: CGPoint(x: 50, y: 100))
    try one.move(to: CGPoint(x: 80, y: 160), over: 0.1)
    try one.lift()
    let pair = app.touch(at: [CGPoint(x: 50, y: 200), CGPoint(x: 150, y: 200)])
    try app.move(pair, to: [CGPoint(x: 50, y: 300), CGPoint(x: 150, y: 300)])
    try app.lift(pair)
    #expect(screen.ended.first == CGPoint(x: 80, y: 160))
    #expect(Set(screen.ended.dropFirst().map(\.y)) == [300])
    #expect(screen.ended.count == 3)
    #expect(throws: DeviceError.self) { try app.lift(pair) }
  }

  @Test("A pinch at a point has its scale")
  func pinch() throws {
    let (app, screen) = try open()
    var scale: CGFloat = 0
    screen.listen(UIPinchGestureRecognizer()) {
      scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0
    }
    app.pinch(at: CGPoint(x: 196, y: 300), from: 100, to: 200)
    #expect(abs(scale / 2 - 1) < 0.25)
  }

  @Test("A swipe of the screen has its direction")
  func swipes() throws {
    let (app, screen) = try open()
    let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ]
    for (direction, name) in directions {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = direction
      screen.listen(recognizer) { _ in screen.log.append(name) }
    }
    try app.swipeUp(from: CGPoint(x: 196, y: 700))
    try app.swipeDown(from: CGPoint(x: 196, y: 200))
    try app.swipeLeft(from: CGPoint(x: 300, y: 300))
    try app.swipeRight(from: CGPoint(x: 100, y: 300))
    #expect(screen.log == ["up", "down", "left", "right"])
  }

  @Test("A text and keys go to the first responder, and nowhere without one")
  func keys() throws {
    let (app, screen) = try open()
    #expect(throws: DeviceError.self) { try app.type("x") }
    try app.tap("field")
    try app.type("Oslo")
    #expect(screen.field.text == "Oslo")
    #expect(app.press(.delete))
    #expect(screen.field.text == "Osl")
  }

  @Test("The pointer hovers over a point and over what has a name")
  func pointer() throws {
    let (app, screen) = try open()
    screen.listen(UIHoverGestureRecognizer()) {
      if $0.state == .began { screen.log.append("in") }
      if $0.state == .ended { screen.log.append("out") }
    }
    app.movePointer(to: CGPoint(x: 100, y: 200))
    app.movePointer(to: nil)
    #expect(screen.log == ["in", "out"])
    try app.hover("field")
    #expect(screen.log == ["in", "out", "in"])
  }

  @Test("The wheel scrolls what is at a point, and nothing elsewhere")
  func wheel() throws {
    let (app, screen) = try open()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 390, height: 500)
    screen.view.addSubview(scroll)
    app.device.step()
    #expect(app.turnWheel(at: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: 25)))
    #expect(scroll.contentOffset.y == 25)
    #expect(!app.turnWheel(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: 25)))
  }

  @Test("VoiceOver's gestures reach the app, and elements are found by label or identifier")
  func assistance() throws {
    let (app, screen) = try open()
    #expect(app.performEscape())
    #expect(app.performMagicTap())
    #expect(screen.log == ["escape", "magic tap"])
    #expect(try app.element(identifier: "field").role == "textField")
    #expect(throws: DeviceError.self) { try app.element(label: "nothing") }
  }
}

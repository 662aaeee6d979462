import DetentTesting
import SwiftUI
import Testing

/// Each verb of an element, seen by what it does to an app.
@MainActor
@Suite("Verbs of elements")
struct ElementVerbTests {
  /// A screen with one area that lists what happens to it.
  private final class Screen: UIViewController {
    let area = Area(frame: CGRect(x: 40, y: 120, width: 300, height: 300))
    let field = UITextField(frame: CGRect(x: 40, y: 440, width: 300, height: 40))
    let slider = UISlider(frame: CGRect(x: 40, y: 500, width: 300, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      area.accessibilityIdentifier = "area"
      area.accessibilityLabel = "Area"
      area.isAccessibilityElement = true
      field.accessibilityIdentifier = "field"
      slider.accessibilityIdentifier = "slider"
      for view in [area, field, slider] as [UIView] { self.view.addSubview(view) }
    }
  }

  private final class Area: UIView {
    var log: [String] = []
    var scale: CGFloat = 0
    var rotation: CGFloat = 0
    var ends: [CGPoint] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    func listen(
      _ recognizer: UIGestureRecognizer,
      _ action: @escaping @MainActor (UIGestureRecognizer) -> Void
    ) {
      recognizer.addAction(action)
      addGestureRecognizer(recognizer)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches { ends.append(touch.location(in: nil)) }
    }

    override func accessibilityActivate() -> Bool {
      log.append("activate")
      return true
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.append("scroll \(direction == .down)")
      return true
    }

    override func accessibilityPerformMagicTap() -> Bool {
      log.append("magic tap")
      return true
    }
  }

  private func open() throws -> (app: TestApp, screen: Screen, area: AppElement) {
    let screen = Screen()
    let app = TestApp { screen }
    try app.settle()
    return (app, screen, app.element(.identifier("area")))
  }

  @Test("A tap, a double tap and a tap with two fingers are three gestures")
  func taps() throws {
    let (app, screen, area) = try open()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    let pair = UITapGestureRecognizer()
    pair.numberOfTouchesRequired = 2
    for (recognizer, name) in [(single, "one"), (double, "double"), (pair, "pair")] {
      screen.area.listen(recognizer) { _ in screen.area.log.append(name) }
    }
    for act in [{ try area.tap() }, { try area.doubleTap() }, { try area.twoFingerTap() }] {
      try act()
      try app.settle()
    }
    #expect(screen.area.log == ["one", "double", "pair"])
  }

  @Test("A press is long")
  func press() throws {
    let (_, screen, area) = try open()
    screen.area.listen(UILongPressGestureRecognizer()) {
      if $0.state == .began { screen.area.log.append("long") }
    }
    try area.tap()
    #expect(screen.area.log == [])
    try area.press()
    #expect(screen.area.log == ["long"])
  }

  @Test("A swipe has its direction", arguments: SwipeDirection.allCases)
  func swipe(direction: SwipeDirection) throws {
    let (_, screen, area) = try open()
    let directions: [(UISwipeGestureRecognizer.Direction, SwipeDirection)] = [
      (.up, .up), (.down, .down), (.left, .left), (.right, .right),
    ]
    for (wanted, name) in directions {
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = wanted
      screen.area.listen(recognizer) { _ in screen.area.log.append("\(name)") }
    }
    try area.swipe(direction)
    #expect(screen.area.log == ["\(direction)"])
  }

  @Test("A drag ends at its point, or at the centre of another element")
  func drag() throws {
    let (app, screen, area) = try open()
    try area.drag(to: CGPoint(x: 100, y: 700))
    try area.drag(to: app.element(.identifier("field")), pressing: 0.2)
    #expect(screen.area.ends == [CGPoint(x: 100, y: 700), CGPoint(x: 190, y: 460)])
  }

  @Test("A pinch has its scale, larger and smaller", arguments: [2, 0.5])
  func pinch(scale: CGFloat) throws {
    let (_, screen, area) = try open()
    screen.area.listen(UIPinchGestureRecognizer()) {
      screen.area.scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0
    }
    try area.pinch(scale: scale)
    // The recogniser counts from where it begins, some points later.
    #expect(abs(screen.area.scale / scale - 1) < 0.25)
  }

  @Test("A rotation has its angle, in both directions", arguments: [1.2, -1.2])
  func rotate(angle: CGFloat) throws {
    let (_, screen, area) = try open()
    screen.area.listen(UIRotationGestureRecognizer()) {
      screen.area.rotation = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0
    }
    try area.rotate(by: angle)
    #expect(abs(screen.area.rotation - angle) < 0.25)
  }

  @Test("A text is typed where it is meant, and the return key is pressed")
  func type() throws {
    let (app, screen, area) = try open()
    let field = app.element(.identifier("field"))
    try field.type("Oslo")
    #expect(screen.field.text == "Oslo")
    #expect(try field.value == "Oslo")
    try field.type("!")
    #expect(screen.field.text == "Oslo!")
    #expect(throws: DeviceError.self) {
      screen.field.resignFirstResponder()
      try area.type("x")
    }
  }

  @Test("The pointer hovers over an element")
  func hover() throws {
    let (_, screen, area) = try open()
    screen.area.listen(UIHoverGestureRecognizer()) {
      if $0.state == .began { screen.area.log.append("hover") }
    }
    try area.hover()
    #expect(screen.area.log == ["hover"])
  }

  @Test("The wheel scrolls what is under the pointer, as far as there is content")
  func wheel() throws {
    let (app, screen, area) = try open()
    #expect(throws: DeviceError.self) { try area.turnWheel(by: CGVector(dx: 0, dy: 40)) }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 540, width: 390, height: 200))
    scroll.accessibilityIdentifier = "scroll"
    scroll.contentSize = CGSize(width: 390, height: 500)
    scroll.contentInsetAdjustmentBehavior = .never
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 180))
    inner.contentSize = CGSize(width: 800, height: 180)
    scroll.addSubview(inner)
    screen.view.addSubview(scroll)
    app.device.step()
    let element = app.element(.type(UIScrollView.self))
    try element.turnWheel(by: CGVector(dx: 0, dy: 40))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
    try element.turnWheel(by: CGVector(dx: 60, dy: 0))
    #expect(inner.contentOffset == CGPoint(x: 60, y: 0))
    #expect(!scroll.isDragging && !scroll.isDecelerating)
    try element.turnWheel(by: CGVector(dx: 0, dy: 4000))
    #expect(scroll.contentOffset.y == 300)
    let point = CGPoint(x: 100, y: 600)
    #expect(!app.turnWheel(at: point, by: CGVector(dx: 0, dy: 10)))
    #expect(app.turnWheel(at: point, by: CGVector(dx: 0, dy: -4000)))
    #expect(scroll.contentOffset.y == 0)
    scroll.isScrollEnabled = false
    #expect(!app.turnWheel(at: point, by: CGVector(dx: 0, dy: 10)))
  }

  private struct Mail: View {
    @State private var state = "new"

    var body: some View {
      Text("Mail \(state)")
        .accessibilityIdentifier("mail")
        .accessibilityAction(named: "Archive") { state = "archived" }
        .accessibilityAction(named: "Delete") { state = "deleted" }
    }
  }

  @Test("A custom action is performed by its name, in both frameworks, and an unknown one fails")
  func customActions() throws {
    let app = TestApp { UIHostingController(rootView: Mail()) }
    let mail = app.element(.identifier("mail"))
    for (name, state) in [("Archive", "archived"), ("Delete", "deleted")] {
      try mail.perform(name)
      app.expect(app.element(.label("Mail \(state)")).exists, within: 0.2)
    }
    #expect(throws: DeviceError.self) { try mail.perform("Print") }
    let (_, screen, area) = try open()
    var answers = [true, false]
    screen.area.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Move") { _ in answers.removeFirst() }
    ]
    try area.perform("Move")
    #expect(throws: DeviceError.self) { try area.perform("Move") }
  }

  @Test("Assistive actions reach the element")
  func assistance() throws {
    let (app, screen, area) = try open()
    screen.area.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in
        screen.area.log.append("archive")
        return true
      }
    ]
    try area.activate()
    try area.perform("Archive")
    try area.scroll(.down)
    #expect(screen.area.log == ["activate", "archive", "scroll true"])
    let slider = app.element(.identifier("slider"))
    let start = screen.slider.value
    try slider.increment()
    let larger = screen.slider.value
    try slider.decrement()
    #expect(larger > start && screen.slider.value < larger)
    #expect(throws: DeviceError.self) { try area.increment() }
  }
}

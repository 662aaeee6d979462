import DetentTesting
import Testing

@testable import VirtualDevice

@MainActor
@Suite("A finger")
struct FingerTests {
  private final class PanController: UIViewController {
    var translations: [CGFloat] = []
    var velocities: [CGPoint] = []
    var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let pan = UIPanGestureRecognizer()
      pan.addTarget(self, action: Selector("panned(_:)", PanController.panned))
      view.addGestureRecognizer(pan)
    }

    private func panned(_ pan: UIGestureRecognizer) {
      guard let pan = pan as? UIPanGestureRecognizer else { return }
      states.append(pan.state)
      translations.append(pan.translation(in: view).y)
      velocities.append(pan.velocity(in: view))
    }
  }

  private func start() -> (TestApp, PanController) {
    let controller = PanController()
    return (TestApp(device: .iPhone16) { controller }, controller)
  }

  @Test(
    "A pan reports exactly the wished velocity when the finger leaves",
    arguments: [
      CGVector(dx: 0, dy: -1200), CGVector(dx: 0, dy: 975), CGVector(dx: 0, dy: 1000),
      CGVector(dx: 300, dy: 400), CGVector(dx: 0, dy: 60),
    ])
  func velocity(wished: CGVector) throws {
    let (app, controller) = start()
    let finger = app.touch(at: CGPoint(x: 196, y: 430))
    try finger.move(by: CGVector(dx: wished.dx / 10, dy: wished.dy / 10), over: 0.3)
    try finger.lift(velocity: wished)
    let velocity = try #require(controller.velocities.last)
    #expect(abs(velocity.x - wished.dx) < 0.5)
    #expect(abs(velocity.y - wished.dy) < 0.5)
    #expect(controller.states.last == .ended)
  }

  @Test(
    "A move that ends in a lift leaves at its point and with its velocity",
    arguments: [(CGFloat(-310), CGFloat(-1200)), (64, 1000), (64, 875), (200, -900), (-120, -300)])
  func movingLift(distance: CGFloat, speed: CGFloat) throws {
    let (app, controller) = start()
    let finger = app.touch(at: CGPoint(x: 196, y: 430))
    try finger.move(
      to: CGPoint(x: 196, y: 430 + distance), over: 0.4, lifting: CGVector(dx: 0, dy: speed))
    let velocity = try #require(controller.velocities.last)
    #expect(abs(velocity.y - speed) < 0.5)
    #expect(!finger.isDown)
    if distance * speed > 0 { #expect(finger.location == CGPoint(x: 196, y: 430 + distance)) }
  }

  @Test("A rest before the lift leaves no velocity")
  func rest() throws {
    let (app, controller) = start()
    let finger = app.touch(at: CGPoint(x: 196, y: 430))
    try finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    try finger.hold(0.15)
    try finger.lift()
    #expect(controller.velocities.last == .zero)
    let (other, second) = start()
    let still = other.touch(at: CGPoint(x: 196, y: 430))
    try still.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    try still.lift(velocity: .zero)
    #expect(second.velocities.last == .zero)
  }

  @Test("A cancelled finger cancels what it did")
  func cancel() throws {
    let (app, controller) = start()
    let finger = app.touch(at: CGPoint(x: 196, y: 430))
    try finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    try finger.cancel()
    #expect(controller.states.last == .cancelled)
    #expect(throws: DeviceError.fingerIsUp) { try finger.lift() }
    #expect(throws: DeviceError.fingerIsUp) { try finger.move(by: .zero) }
  }

  @Test("A swipe goes in its direction and is a flick")
  func swipe() throws {
    let (app, controller) = start()
    try app.swipeUp(velocity: 1500)
    let velocity = try #require(controller.velocities.last)
    #expect(abs(velocity.y + 1500) < 0.5)
    #expect(velocity.x == 0)
  }

  private final class PinchController: UIViewController {
    var scales: [CGFloat] = []
    var states: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let pinch = UIPinchGestureRecognizer()
      pinch.addTarget(self, action: Selector("pinched(_:)", PinchController.pinched))
      view.isMultipleTouchEnabled = true
      view.addGestureRecognizer(pinch)
    }

    private func pinched(_ pinch: UIGestureRecognizer) {
      guard let pinch = pinch as? UIPinchGestureRecognizer else { return }
      states.append(pinch.state)
      scales.append(pinch.scale)
    }
  }

  @Test("Two fingers that move at the same time pinch evenly, in as many frames as one would take")
  func pinch() throws {
    let controller = PinchController()
    let app = TestApp(device: .iPhone16) { controller }
    let start = app.device.time
    app.pinch(at: CGPoint(x: 196, y: 430), from: 100, to: 200, over: 0.25)
    #expect(abs(app.device.time - start - 17.0 / 60) < 1e-9)
    #expect(controller.states.first == .began)
    #expect(controller.states.last == .ended)
    let scales = controller.scales
    #expect(scales.count >= 10)
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(try #require(scales.last) > 1.5)
  }

  @Test("Nobody moves if one of several fingers is up")
  func upTogether() throws {
    let (app, _) = start()
    let fingers = app.touch(at: [CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300)])
    try fingers[1].lift()
    #expect(throws: DeviceError.fingerIsUp) {
      try app.move(fingers, to: [.zero, .zero])
    }
    #expect(fingers[0].location == CGPoint(x: 100, y: 300))
  }
}

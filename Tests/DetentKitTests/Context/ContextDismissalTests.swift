import DetentKit
import DetentTesting
import Testing

/// What controllers and delegates hear when fingers and code take out what is presented, in order.
@MainActor
@Suite("Dismissal in contexts")
struct ContextDismissalTests {
  final class Log {
    var lines: [String] = []
  }

  final class Content: UIViewController, UIAdaptivePresentationControllerDelegate {
    let log: Log
    var allows = true
    var coordinated: [CGFloat] = []

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.backgroundColor = .systemTeal }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      log.lines.append(isBeingDismissed ? "willDisappear" : "willDisappear without dismissal")
    }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("didDisappear") }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.lines.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.lines.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.lines.append("attempt")
    }
  }

  private func present(_ stage: ContextStage, _ style: ContextStyle) throws -> Content {
    let content = Content(Log())
    stage.lower.present(content, style: .context(style))
    try stage.app.settle()
    content.presentationController?.delegate = content
    content.log.lines = []
    return content
  }

  @Test("A swipe out: asked, begun, gone, in UIKit's order")
  func swipe() throws {
    let stage = try ContextStage()
    let content = try present(stage, ContextStyle(detents: [.height(200)]))
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 640))
    try finger.move(to: CGPoint(x: 196, y: 700), over: 0.2)
    stage.device.advance(by: 0.05)
    #expect(content.log.lines == ["should", "will", "willDisappear"])
    #expect(content.transitionCoordinator?.isInteractive == true)
    try finger.move(to: CGPoint(x: 196, y: 840), over: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(content.log.lines == ["should", "will", "willDisappear", "didDisappear", "did"])
    #expect(stage.lower.presentedViewController == nil)
  }

  @Test("A swipe taken back: it appears again")
  func takenBack() throws {
    let stage = try ContextStage()
    let content = try present(stage, ContextStyle(detents: [.height(200)]))
    try stage.drag(from: 640, to: 700)
    #expect(
      content.log.lines == ["should", "will", "willDisappear", "willAppear", "didAppear"])
    #expect(content.view.window != nil && !content.isBeingDismissed)
    content.log.lines = []
    try stage.drag(from: 640, to: 840)
    #expect(content.log.lines == ["should", "will", "willDisappear", "didDisappear", "did"])
  }

  @Test("A finger that catches what goes out brings it back")
  func caughtOnTheWayOut() throws {
    let stage = try ContextStage()
    let content = try present(stage, ContextStyle(detents: [.height(300)]))
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 560))
    try finger.move(to: CGPoint(x: 196, y: 720), over: 0.1)
    try finger.lift()
    stage.device.advance(by: 0.05)
    let top = stage.frame(of: content.view).minY
    #expect(top > 600 && top < 850)
    let second = stage.app.touch(at: CGPoint(x: 196, y: 840))
    try second.move(to: CGPoint(x: 196, y: 640), over: 0.3)
    stage.device.advance(by: 0.2)
    try second.lift()
    try stage.app.settle()
    #expect(content.view.window != nil)
    #expect(content.log.lines.last == "didAppear")
  }

  @Test("A finger catches what comes in, and the presentation counts as over")
  func caughtOnTheWayIn() throws {
    let stage = try ContextStage()
    let content = Content(Log())
    var isDone = false
    stage.lower.present(content, style: .context(ContextStyle(detents: [.height(300)]))) {
      isDone = true
    }
    stage.device.advance(by: 0.2)
    let top = stage.frame(of: content.view).minY
    #expect(!isDone && top > 530 && top < 800)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 830))
    try finger.move(to: CGPoint(x: 196, y: 800), over: 0.1)
    #expect(isDone)
    #expect(content.log.lines == ["willAppear", "didAppear"])
    try finger.lift()
    try stage.app.settle()
    #expect(abs(stage.frame(of: content.view).minY - (852 - 334)) < 0.5)
  }

  @Test("A tap on the dimming: the same order")
  func tap() throws {
    let stage = try ContextStage()
    let content = try present(stage, ContextStyle(detents: [.height(200)]))
    stage.app.tap(at: CGPoint(x: 196, y: 500))
    try stage.app.settle()
    #expect(content.log.lines == ["should", "will", "willDisappear", "didDisappear", "did"])
  }

  @Test("Code asks nobody")
  func code() throws {
    let stage = try ContextStage()
    let content = try present(stage, ContextStyle(detents: [.height(200)]))
    content.dismiss(animated: true)
    try stage.app.settle()
    #expect(content.log.lines == ["willDisappear", "didDisappear"])
  }

  @Test("Refused, a drag ends in an attempt")
  func refused() throws {
    let stage = try ContextStage()
    let content = try present(stage, ContextStyle(detents: [.height(200)]))
    content.allows = false
    try stage.drag(from: 640, to: 820)
    #expect(content.log.lines == ["should", "attempt"])
  }

  @Test("What runs alongside follows the finger")
  func alongside() throws {
    let stage = try ContextStage()
    let content = try present(stage, ContextStyle(detents: [.height(200)]))
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 640))
    try finger.move(to: CGPoint(x: 196, y: 680), over: 0.2)
    stage.device.advance(by: 0.05)
    let slider = stage.lower.slider
    content.transitionCoordinator?.animate(alongsideTransition: { _ in slider.alpha = 0 })
    try finger.move(to: CGPoint(x: 196, y: 767), over: 0.2)
    stage.device.advance(by: 0.02)
    let shown = slider.layer.presentation()?.opacity ?? 1
    #expect(abs(shown - 0.5) < 0.06)
    try finger.lift()
    try stage.app.settle()
  }

  @Test("Where nothing is animated a swipe still takes it out")
  func withoutAnimations() throws {
    let stage = try ContextStage()
    let content = try present(stage, ContextStyle(detents: [.height(200)]))
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    try stage.drag(from: 640, to: 840)
    #expect(content.view.window == nil)
    #expect(content.log.lines == ["should", "will", "willDisappear", "didDisappear", "did"])
  }
}

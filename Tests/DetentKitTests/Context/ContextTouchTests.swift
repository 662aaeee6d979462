import DetentKit
import DetentTesting
import Testing

/// Fingers on, beside and outside of what is presented in a context.
@MainActor
@Suite("Fingers around a context")
struct ContextTouchTests {
  final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      lines.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
  }

  @Test(
    "Outside of the context touches pass through, or not",
    arguments: [
      ContextStyle.OutsideTouches.passThrough, .blocked, .dismiss,
    ])
  func outside(touches: ContextStyle.OutsideTouches) throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.medium])
    style.outsideTouches = touches
    let content = try stage.present(style)
    #expect(try stage.moves(stage.upper.slider) == (touches == .passThrough))
    #expect((content.view.window == nil) == (touches == .dismiss))
    if touches == .blocked {
      content.dismiss(animated: true)
      try stage.app.settle()
    }
    if touches != .passThrough { #expect(try stage.moves(stage.upper.slider)) }
  }

  @Test("A touch outside that would dismiss asks first")
  func outsideRefused() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.medium])
    style.outsideTouches = .dismiss
    let content = try stage.present(style)
    let listener = Listener()
    listener.allows = false
    content.presentationController?.delegate = listener
    stage.app.tap(at: CGPoint(x: 100, y: 200))
    try stage.app.settle()
    #expect(listener.lines == ["should", "attempt"])
    listener.lines = []
    listener.allows = true
    stage.app.tap(at: CGPoint(x: 100, y: 200))
    try stage.app.settle()
    #expect(listener.lines == ["should", "will", "did"])
    #expect(content.view.window == nil)
  }

  @Test("The dimmed rest of the context takes touches, and a tap there dismisses")
  func dimmed() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(150)]))
    let listener = Listener()
    content.presentationController?.delegate = listener
    #expect(try !stage.moves(stage.lower.slider))
    #expect(content.view.window != nil)
    stage.app.tap(at: CGPoint(x: 196, y: 500))
    try stage.app.settle()
    #expect(content.view.window == nil)
    #expect(listener.lines == ["should", "will", "did"])
    #expect(try stage.moves(stage.lower.slider))
  }

  @Test("The undimmed rest of the context lives, from the first frame to the last")
  func undimmed() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(150), .large])
    style.largestUndimmedDetent = .height(150)
    let content = try stage.present(style)
    #expect(try stage.moves(stage.lower.slider))
    #expect(try stage.moves(stage.upper.slider))
    #expect(stage.lower.slider.tintAdjustmentMode == .normal)
    try stage.drag(from: 700, to: 480)
    #expect(content.contextPresentationController?.selectedDetent == .large)
    try stage.drag(from: 480, to: 740)
    #expect(content.contextPresentationController?.selectedDetent == .height(150))
    #expect(try stage.moves(stage.lower.slider))
  }

  @Test("A drag selects the nearest detent and a pull below the smallest dismisses")
  func dragging() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(100), .height(300)]))
    let listener = Listener()
    content.presentationController?.delegate = listener
    let presentation = try #require(content.contextPresentationController)
    try stage.drag(from: 740, to: 560)
    #expect(presentation.selectedDetent == .height(300))
    #expect(abs(stage.frame(of: content.view).minY - (852 - 334)) < 0.01)
    try stage.drag(from: 540, to: 720)
    #expect(presentation.selectedDetent == .height(100))
    listener.lines = []
    try stage.drag(from: 740, to: 845)
    #expect(content.view.window == nil)
    #expect(listener.lines == ["should", "will", "did"])
    #expect(stage.lower.presentedViewController == nil)
  }

  @Test("What the finger moves follows it point by point after ten points")
  func following() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(100), .large]))
    let start = stage.frame(of: content.view).minY
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 800))
    for step in 1...8 {
      try finger.move(to: CGPoint(x: 196, y: 800 - 20 * Double(step)), over: 1.0 / 60)
      #expect(abs(stage.frame(of: content.view).minY - (start - 20 * Double(step) + 10)) < 0.5)
    }
    try finger.lift()
    try stage.app.settle()
  }

  @Test("A modal controller resists, returns, and says that somebody tried")
  func modal() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    content.isModalInPresentation = true
    try stage.present(ContextStyle(detents: [.height(200)]), content: content)
    let listener = Listener()
    content.presentationController?.delegate = listener
    let before = stage.frame(of: content.view)
    try stage.drag(from: 650, to: 820)
    #expect(stage.frame(of: content.view) == before)
    #expect(listener.lines == ["attempt"])
    stage.app.tap(at: CGPoint(x: 196, y: 500))
    try stage.app.settle()
    #expect(content.view.window != nil)
    content.dismiss(animated: true)
    try stage.app.settle()
    #expect(content.view.window == nil)
  }

  @Test("Scrolling up from the top makes it larger first, then scrolls in the same drag")
  func scrollingUp() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    content.hasList = true
    try stage.present(ContextStyle(detents: [.height(100), .large]), content: content)
    // 292 points of room, 10 of slop: the rest scrolls.
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 840))
    try finger.move(to: CGPoint(x: 196, y: 700), over: 0.3)
    #expect(content.list.contentOffset.y == 0)
    #expect(abs(stage.frame(of: content.view).minY - (852 - 134 - 130)) < 1)
    try finger.move(to: CGPoint(x: 196, y: 440), over: 0.4)
    #expect(abs(stage.frame(of: content.view).minY - 426) < 1)
    #expect(abs(content.list.contentOffset.y - (390 - 292)) < 1)
    stage.device.advance(by: 0.3)
    try finger.lift()
    try stage.app.settle()
    #expect(content.contextPresentationController?.selectedDetent == .large)
    #expect(abs(content.list.contentOffset.y - 98) < 1)
  }

  @Test("Pulling down scrolls to the top first, then moves it in the same drag")
  func scrollingDown() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    content.hasList = true
    var style = ContextStyle(detents: [.height(100), .large])
    style.selectedDetent = .large
    try stage.present(style, content: content)
    content.list.contentOffset.y = 60
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 500))
    try finger.move(to: CGPoint(x: 196, y: 540), over: 0.3)
    #expect(abs(stage.frame(of: content.view).minY - 426) < 1)
    #expect(abs(content.list.contentOffset.y - 30) < 2)
    try finger.move(to: CGPoint(x: 196, y: 700), over: 0.5)
    #expect(abs(content.list.contentOffset.y) < 1)
    #expect(abs(stage.frame(of: content.view).minY - (426 + 200 - 10 - 60)) < 15)
    stage.device.advance(by: 0.3)
    try finger.lift()
    try stage.app.settle()
    #expect(content.view.window != nil)
  }

  @Test("Without expansion scrolling only scrolls")
  func scrollingOnly() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    content.hasList = true
    var style = ContextStyle(detents: [.height(150), .large])
    style.prefersScrollingExpandsWhenScrolledToEdge = false
    try stage.present(style, content: content)
    let before = stage.frame(of: content.view)
    try stage.drag(from: 830, to: 700)
    #expect(stage.frame(of: content.view) == before)
    #expect(content.list.contentOffset.y > 100)
  }

  @Test("The grabber goes round the detents")
  func grabber() throws {
    let stage = try ContextStage()
    let style = ContextStyle(detents: [.height(100), .height(250)], prefersGrabberVisible: true)
    let content = try stage.present(style)
    let grabber = try stage.app.find("Sheet Grabber")
    let frame = stage.frame(of: grabber)
    #expect(frame.isNear(CGRect(x: 178.5, y: 852 - 134 + 5, width: 36, height: 5)))
    stage.app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try stage.app.settle()
    #expect(content.contextPresentationController?.selectedDetent == .height(250))
    grabber.accessibilityDecrement()
    try stage.app.settle()
    #expect(content.contextPresentationController?.selectedDetent == .height(100))
  }

  @Test(
    "At another edge a drag towards that edge dismisses",
    arguments: [
      ContextStyle.Edge.top, .leading, .trailing,
    ])
  func otherEdges(edge: ContextStyle.Edge) throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(150)])
    style.edge = edge
    let content = try stage.present(style)
    let frame = stage.frame(of: content.view)
    let way =
      switch edge {
      case .top: CGVector(dx: 0, dy: -140)
      case .leading: CGVector(dx: -140, dy: 0)
      default: CGVector(dx: 140, dy: 0)
      }
    let finger = stage.app.touch(at: CGPoint(x: frame.midX, y: frame.midY))
    try finger.move(
      to: CGPoint(x: frame.midX + way.dx, y: frame.midY + way.dy), over: 0.3)
    stage.device.advance(by: 0.2)
    try finger.lift()
    try stage.app.settle()
    #expect(content.view.window == nil)
  }
}

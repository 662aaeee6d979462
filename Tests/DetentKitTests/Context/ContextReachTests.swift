import DetentKit
import DetentTesting
import Testing

/// What can be reached while something is presented in a context, and what is left when the context
/// goes.
@MainActor
@Suite("Reach and end of contexts")
struct ContextReachTests {
  private func labels(_ stage: ContextStage) -> Set<String> {
    stage.upper.slider.accessibilityLabel = "Upper"
    stage.lower.slider.accessibilityLabel = "Lower"
    return Set(["Upper", "Lower", "Inside"].filter { (try? stage.app.element(label: $0)) != nil })
  }

  private func labelled() -> ContextStage.Content {
    let content = ContextStage.Content()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
    label.text = "Inside"
    content.view.addSubview(label)
    return content
  }

  @Test("Assistive technology is kept from what is behind in the context, not from the rest")
  func confined() throws {
    let stage = try ContextStage()
    #expect(labels(stage) == ["Upper", "Lower"])
    let content = try stage.present(ContextStyle(detents: [.height(150)]), content: labelled())
    #expect(labels(stage) == ["Upper", "Inside"])
    content.dismiss(animated: true)
    try stage.app.settle()
    #expect(labels(stage) == ["Upper", "Lower"])
  }

  @Test("Undimmed, all can be reached")
  func undimmed() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(150)])
    style.largestUndimmedDetent = .height(150)
    try stage.present(style, content: labelled())
    #expect(labels(stage) == ["Upper", "Lower", "Inside"])
  }

  @Test("Where touches outside are blocked, assistive technology is too")
  func blocked() throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(150)])
    style.outsideTouches = .blocked
    try stage.present(style, content: labelled())
    #expect(labels(stage) == ["Inside"])
  }

  @Test("The front one of a stack hides the others")
  func stack() throws {
    let stage = try ContextStage()
    let first = try stage.present(ContextStyle(detents: [.height(200)]), content: labelled())
    let second = ContextStage.Content()
    first.present(second, style: .context(ContextStyle(detents: [.height(100)])))
    try stage.app.settle()
    #expect(labels(stage) == ["Upper"])
    second.dismiss(animated: true)
    try stage.app.settle()
    #expect(labels(stage) == ["Upper", "Inside"])
  }

  @Test("An escape dismisses, or counts as an attempt")
  func escape() throws {
    let stage = try ContextStage()
    let listener = ContextTouchTests.Listener()
    let content = try stage.present(ContextStyle(detents: [.height(150)]))
    content.presentationController?.delegate = listener
    listener.allows = false
    #expect(
      content.contextPresentationController?.presentedView?.accessibilityPerformEscape() == true)
    try stage.app.settle()
    #expect(listener.lines == ["should", "attempt"])
    listener.allows = true
    #expect(
      content.contextPresentationController?.presentedView?.accessibilityPerformEscape() == true)
    try stage.app.settle()
    #expect(content.view.window == nil)
  }

  @Test("When the context leaves its parent, what is presented goes with it")
  func departure() throws {
    let stage = try ContextStage()
    weak var gone: UIViewController?
    do {
      let content = try stage.present(ContextStyle(detents: [.height(150)]))
      gone = content
      stage.lower.willMove(toParent: nil)
      stage.lower.view.removeFromSuperview()
      stage.lower.removeFromParent()
      stage.device.advance(by: 0.1)
      #expect(content.view.window == nil)
      #expect(content.lines.last == "didDisappear")
      #expect(stage.lower.presentedViewController == nil)
      #expect(stage.split.view.subviews.count == 1)
    }
    stage.device.advance(by: 0.1)
    #expect(gone == nil)
  }

  @Test("A tab that is left for another keeps what it presents")
  func tabs() throws {
    let pane = ContextStage.Pane()
    let tabs = UITabBarController()
    tabs.viewControllers = [pane, UIViewController()]
    let app = TestApp(device: .iPhone16) { tabs }
    try app.settle()
    let content = ContextStage.Content()
    pane.present(content, style: .context(ContextStyle(detents: [.height(150)])))
    try app.settle()
    #expect(content.view.window != nil)
    tabs.selectedIndex = 1
    try app.settle()
    #expect(app.device.window.hitTest(CGPoint(x: 196, y: 700), with: nil) !== content.view)
    #expect(content.presentingViewController != nil)
    tabs.selectedIndex = 0
    try app.settle()
    #expect(app.device.window.hitTest(CGPoint(x: 196, y: 700), with: nil) === content.view)
    try app.swipeDown(from: CGPoint(x: 196, y: 680))
    try app.settle()
    #expect(content.view.window == nil)
  }

  @Test("A request while something is presented waits for that")
  func queue() throws {
    let stage = try ContextStage()
    let first = try stage.present(ContextStyle(detents: [.height(150)]))
    let second = ContextStage.Content()
    stage.lower.present(second, style: .context(ContextStyle(detents: [.height(200)])))
    try stage.app.settle()
    #expect(second.view.window == nil)
    first.dismiss(animated: true)
    try stage.app.settle()
    stage.device.advance(by: 0.1)
    try stage.app.settle()
    #expect(first.view.window == nil)
    #expect(second.view.window != nil)
  }
}

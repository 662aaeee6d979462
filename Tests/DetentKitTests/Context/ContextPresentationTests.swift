import DetentTesting
import Testing

@testable import DetentKit

/// Presenting in contexts, by code.
@MainActor
@Suite("Presenting in a context")
struct ContextPresentationTests {
  @Test(
    "What is presented lies at its edge of the context",
    arguments: [
      (ContextStyle.Edge.bottom, CGRect(x: 0, y: 639, width: 393, height: 213)),
      (.top, CGRect(x: 0, y: 426, width: 393, height: 196)),
      (.leading, CGRect(x: 0, y: 426, width: 196.5, height: 426)),
      (.trailing, CGRect(x: 196.5, y: 426, width: 196.5, height: 426)),
    ])
  func edges(edge: ContextStyle.Edge, place: CGRect) throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [edge == .bottom ? .fraction(179.0 / 392) : .fraction(0.5)])
    style.edge = edge
    let content = try stage.present(style)
    #expect(stage.frame(of: content.view).isNear(place))
    #expect(content.lines == ["willAppear", "didAppear"])
    content.dismiss(animated: true)
    try stage.app.settle()
    #expect(content.view.window == nil)
    #expect(content.lines.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("All of the context is covered by default, and nothing else")
  func large() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(), in: stage.upper)
    #expect(
      stage.frame(of: content.view).isNear(CGRect(x: 0, y: 59, width: 393, height: 367)))
    #expect(stage.upper.controllerPresentedInContext === content)
    #expect(stage.lower.controllerPresentedInContext == nil)
    #expect(content.contextPresentationController?.presentedView?.window != nil)
  }

  @Test("It slides inside of the context and is never seen outside of it")
  func clipping() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    stage.upper.present(content, style: .context())
    stage.device.advance(by: 0.1)
    let presentation = try #require(content.contextPresentationController)
    let container = try #require(presentation.containerView)
    #expect(container.clipsToBounds)
    #expect(stage.frame(of: container).isNear(CGRect(x: 0, y: 0, width: 393, height: 426)))
    try stage.app.settle()
  }

  @Test("Without animation everything happens at once")
  func atOnce() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    var isDone = false
    stage.lower.present(content, style: .context(), animated: false) { isDone = true }
    #expect(isDone)
    #expect(content.view.window != nil)
    content.dismiss(animated: false)
    #expect(content.view.window == nil)
    #expect(stage.lower.presentedViewController == nil)
  }

  @Test("Two contexts present at once, each by itself")
  func two() throws {
    let stage = try ContextStage()
    let reports = try Misuse.collect {
      let first = try stage.present(ContextStyle(detents: [.height(150)]), in: stage.upper)
      let second = try stage.present(ContextStyle(detents: [.height(150)]))
      #expect(stage.frame(of: first.view).maxY == 426)
      #expect(stage.frame(of: second.view).maxY == 852)
      first.dismiss(animated: true)
      try stage.app.settle()
      #expect(first.view.window == nil)
      #expect(second.view.window != nil)
      second.dismiss(animated: true)
      try stage.app.settle()
    }
    #expect(reports.isEmpty)
    #expect(stage.lower.presentedViewController == nil)
    #expect(stage.upper.presentedViewController == nil)
  }

  @Test("The context's controller dismisses it too, and the completion comes at the end")
  func dismissalFromBelow() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle())
    var isDone = false
    let reports = try Misuse.collect {
      stage.lower.dismiss(animated: true) { isDone = true }
      try stage.app.settle()
    }
    #expect(reports.isEmpty)
    #expect(isDone)
    #expect(content.view.window == nil)
    #expect(stage.lower.presentedViewController == nil)
  }

  @Test("The same context presents again and again, and nothing stays behind")
  func leaks() throws {
    let stage = try ContextStage()
    let subviews = stage.lower.view.subviews.count
    for _ in 0..<5 {
      weak var content: UIViewController?
      weak var presentation: UIPresentationController?
      weak var helper: UIViewController?
      do {
        var style = ContextStyle(detents: [.medium, .large])
        style.outsideTouches = .blocked
        let shown = try stage.present(style)
        content = shown
        presentation = shown.contextPresentationController
        helper = stage.lower.presentedViewController
      }
      #expect(content != nil && presentation != nil && helper != nil)
      content?.dismiss(animated: true)
      try stage.app.settle()
      stage.device.advance(by: 0.1)
      #expect(content == nil)
      #expect(presentation == nil)
      #expect(helper == nil)
    }
    #expect(stage.lower.view.subviews.count == subviews)
    #expect(stage.device.window.subviews.count == 1)
    #expect(try stage.moves(stage.lower.slider))
  }

  @Test("The dimming grows along its curve in its colour", arguments: [false, true])
  func dimming(isLate: Bool) throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.height(100), .large])
    style.largestUndimmedDetent = .height(100)
    style.dimming = SheetDimming(color: .red, curve: isLate ? .late : .linear)
    let content = try stage.present(style)
    let presentation = try #require(content.contextPresentationController)
    let dimming = try #require(presentation.containerView?.subviews.first as? SheetBackdropView)
    #expect(presentation.shownDimming == 0)
    let finger = stage.app.touch(at: CGPoint(x: 196, y: 800))
    var shares: [(CGFloat, CGFloat)] = []
    for step in 1...20 {
      try finger.move(to: CGPoint(x: 196, y: 800 - 12 * Double(step)), over: 1.0 / 60)
      let height = 852 - stage.frame(of: content.view).minY
      shares.append(((height - 134) / (426 - 134), CGFloat(presentation.shownDimming)))
    }
    try finger.lift()
    for (way, alpha) in shares {
      let wanted = isLate ? way * way : way
      #expect(abs(alpha - max(0, wanted)) < 0.02, "at \(way)")
    }
    #expect(dimming.color == .red)
    try stage.app.settle()
  }

  @Test("A turn of the device takes it along", arguments: [ContextStyle.Edge.bottom, .leading])
  func rotation(edge: ContextStyle.Edge) throws {
    let stage = try ContextStage()
    var style = ContextStyle(detents: [.fraction(0.5)])
    style.edge = edge
    style.largestUndimmedDetent = .fraction(0.5)
    let content = try stage.present(style)
    stage.app.rotate(to: .landscapeLeft)
    try stage.app.settle()
    let pane = stage.frame(of: stage.lower.view)
    #expect(pane.width == 852)
    let frame = stage.frame(of: content.view)
    switch edge {
    case .bottom: #expect(frame.width == 852 && abs(frame.maxY - 393) <= 0.5)
    default: #expect(frame.minX == 0 && abs(frame.height - pane.height) <= 0.5)
    }
    #expect(try stage.moves(stage.upper.slider))
    stage.app.rotate(to: .portrait)
    try stage.app.settle()
    #expect(stage.frame(of: content.view).maxY == 852)
  }

  @Test("Leading is at the right where one reads from right to left")
  func rightToLeft() throws {
    let stage = try ContextStage()
    stage.device.setLayoutDirection(.rightToLeft)
    var style = ContextStyle(detents: [.height(120)])
    style.edge = .leading
    let content = try stage.present(style)
    #expect(
      stage.frame(of: content.view).isNear(CGRect(x: 273, y: 426, width: 120, height: 426)))
  }

  @Test("A changed style moves it, with an animation inside of animateChanges")
  func changes() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(100), .height(200)]))
    let presentation = try #require(content.contextPresentationController)
    presentation.selectedDetent = .height(200)
    #expect(stage.frame(of: content.view).height == 234)
    presentation.animateChanges { presentation.style.detents = [.height(100)] }
    stage.device.advance(by: 0.1)
    let height = stage.frame(of: content.view).height
    #expect(height > 135 && height < 234)
    try stage.app.settle()
    #expect(stage.frame(of: content.view).height == 134)
  }

  @Test("The keyboard lifts it")
  func keyboard() throws {
    let stage = try ContextStage()
    let content = try stage.present(ContextStyle(detents: [.height(60)]))
    #expect(abs(stage.frame(of: content.view).minY - (852 - 94)) < 0.01)
    stage.app.showKeyboard()
    try stage.app.settle()
    #expect(abs(stage.frame(of: content.view).minY - (852 - stage.device.keyboardHeight - 60)) < 1)
    stage.device.hideKeyboard()
    try stage.app.settle()
    #expect(abs(stage.frame(of: content.view).minY - (852 - 94)) < 0.01)
  }

  @Test("Native styles are passed on")
  func native() throws {
    let stage = try ContextStage()
    let content = ContextStage.Content()
    stage.lower.present(content, style: .pageSheet)
    try stage.app.settle()
    #expect(stage.app.sheets.count == 1)
    content.dismiss(animated: true)
    try stage.app.settle()
    stage.lower.present(content, style: .overCurrentContext)
    try stage.app.settle()
    #expect(content.presentingViewController === stage.lower)
  }
}

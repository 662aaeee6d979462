import DetentTesting
import Testing

@testable import Gallery

/// The steps of article 001, its failures included.
@MainActor
@Suite("Article 001: presentations in a context")
struct ContextStepTests {
  let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  let context = CGRect(x: 0, y: 426, width: 393, height: 426)
  /// The lower half of the context.
  let place = CGRect(x: 0, y: 639, width: 393, height: 213)

  @Test("Over the current context a presentation stays in the lower half, and the slider lives")
  func builtin() throws {
    let stage = try ContextStage(.contextBuiltin)
    #expect(try stage.frame(of: stage.child.view) == context)
    #expect(try stage.frame(of: stage.container) == context)
    #expect(try stage.child.presentingViewController === stage.bottom)
    #expect(try stage.drag() > 0.4)
    #expect(try stage.bottom.presentedViewController != nil)
  }

  @Test("A custom presentation dims and covers the whole screen", arguments: [false, true])
  func naive(hasFlag: Bool) throws {
    let stage = try ContextStage(hasFlag ? .contextFullscreenFlag : .contextNaive)
    let child = try stage.child
    #expect(child.presentationController?.shouldPresentInFullscreen == !hasFlag)
    #expect(child.presentingViewController === stage.device.rootViewController)
    #expect(try stage.frame(of: stage.dimmingView) == screen)
    #expect(try stage.frame(of: stage.container) == screen)
    #expect(try stage.frame(of: child.view) == context)
    #expect(try stage.drag() == 0)
    try stage.dismiss()
    #expect(try stage.drag() > 0.4)
  }

  @Test("With a frame of its own the child is in its place, but the slider above is dead")
  func framed() throws {
    let stage = try ContextStage(.contextFramed)
    #expect(try stage.frame(of: stage.dimmingView) == context)
    #expect(try stage.frame(of: stage.child.view) == place)
    #expect(try stage.frame(of: stage.container) == screen)
    #expect("\(type(of: try #require(try stage.container)))" == "UITransitionView")
    #expect(try stage.drag() == 0)
    #expect(try stage.bottom.presentedViewController != nil)
  }

  @Test("With a button behind everything a touch outside dismisses, a touch inside does not")
  func backgroundButton() throws {
    let stage = try ContextStage(.contextBackgroundButton)
    stage.device.tap(at: CGPoint(x: 196, y: 500))
    stage.device.tap(at: CGPoint(x: 196, y: 700))
    try stage.device.settle()
    #expect(try stage.bottom.presentedViewController != nil)

    // The touch that dismisses is not the slider's.
    #expect(try stage.drag() == 0)
    #expect(try stage.bottom.presentedViewController == nil)
    #expect(stage.dimmingView == nil)
    #expect(try stage.drag() > 0.4)
  }

  @Test("The button dismisses as soon as it is touched")
  func backgroundButtonTouchDown() throws {
    let stage = try ContextStage(.contextBackgroundButton)
    let finger = stage.device.touch(at: CGPoint(x: 196, y: 100))
    #expect(try stage.child.isBeingDismissed)
    try finger.lift()
    try stage.device.settle()
  }

  @Test("With another hit test the slider lives while the child is up, and the context is covered")
  func hitTest() throws {
    let stage = try ContextStage(.contextHitTest)
    #expect(try stage.frame(of: stage.container) == screen)
    #expect(try stage.drag() > 0.4)
    let child = try stage.child
    stage.device.tap(at: CGPoint(x: 196, y: 500))
    try stage.device.settle()
    #expect(try stage.child === child)
    #expect(try stage.frame(of: child.view) == place)
  }

  @Test("With a smaller container the slider lives while the child is up")
  func containerFrame() throws {
    let stage = try ContextStage(.contextContainerFrame)
    #expect(try stage.frame(of: stage.container) == context)
    #expect(try stage.frame(of: stage.dimmingView) == context)
    #expect(try stage.frame(of: stage.child.view) == place)
    #expect(try stage.drag() > 0.4)
    #expect(try stage.bottom.presentedViewController != nil)
    try stage.dismiss()
    #expect(try stage.bottom.presentedViewController == nil)
  }

  @Test("Over an intermediate presentation the property works, and the helper goes with the child")
  func intermediate() throws {
    let stage = try ContextStage(.contextIntermediate)
    let child = try stage.child
    let helper = try #require(try stage.bottom.presentedViewController)
    #expect(helper is ContextIntermediate.PresentationHelper)
    #expect(helper.presentingViewController === (try stage.bottom))
    #expect(child.presentingViewController === helper)
    #expect(try stage.frame(of: stage.container) == context)
    #expect(try stage.frame(of: stage.dimmingView) == context)
    #expect(try stage.frame(of: child.view) == place)
    #expect(try stage.drag() > 0.4)
    #expect(try stage.bottom.presentedViewController === helper)

    let reports = try Misuse.collect { try stage.dismiss() }
    #expect(reports.isEmpty)
    #expect(try stage.bottom.presentedViewController == nil)
    #expect(helper.viewIfLoaded?.window == nil)
    // The way to the button is clear again.
    try stage.stage.present()
    #expect(try stage.bottom.presentedViewController != nil)
  }

  @Test("The helper is not seen coming: nothing waits for it")
  func intermediateAtOnce() throws {
    let stage = try ContextStage(.contextIntermediate, presents: false)
    try stage.device.tap("Present")
    #expect(try stage.child is ContextIntermediate.PresentedViewController)
    stage.device.advance(by: 0.1)
    #expect(try stage.child.view.window != nil)
  }

  @Test("In UIKit's own contexts a presentation follows a turn of the device")
  func turning() throws {
    let lower = CGRect(x: 0, y: 196.5, width: 852, height: 196.5)
    let builtin = try ContextStage(.contextBuiltin)
    builtin.device.rotate(to: .landscapeLeft)
    try builtin.device.settle()
    #expect(try builtin.frame(of: builtin.child.view).isNear(lower))
    #expect(try builtin.drag() > 0.4)
    builtin.device.rotate(to: .portrait)
    try builtin.device.settle()
    #expect(try builtin.frame(of: builtin.child.view) == context)

    let intermediate = try ContextStage(.contextIntermediate)
    intermediate.device.rotate(to: .landscapeLeft)
    try intermediate.device.settle()
    let below = lower.divided(atDistance: 98.25, from: .maxYEdge).slice
    #expect(try intermediate.frame(of: intermediate.child.view).isNear(below))
    #expect(try intermediate.drag() > 0.4)
  }

  @Test("A custom presentation follows a turn of the device, the article's dimming does not")
  func turningFramed() throws {
    let stage = try ContextStage(.contextFramed)
    stage.device.rotate(to: .landscapeLeft)
    try stage.device.settle()
    let below = CGRect(x: 0, y: 294.75, width: 852, height: 98.25)
    #expect(try stage.frame(of: stage.child.view).isNear(below))
    #expect(try stage.frame(of: stage.dimmingView) == context)
  }

  @Test("A context that takes another size takes its presentation along")
  func resizing() throws {
    let stage = try ContextStage(.contextBuiltin)
    let holder = try #require(try stage.bottom.view.superview)
    let other = try #require(stage.device.rootViewController).view!
    other.constraints.first { $0.firstItem === holder && $0.firstAttribute == .top }?.constant = 100
    try stage.device.settle()
    #expect(
      try stage.frame(of: stage.child.view) == CGRect(x: 0, y: 526, width: 393, height: 326))
  }

  @Test("From right to left the slider begins at the right, and the context is where it was")
  func rightToLeft() throws {
    let stage = try ContextStage(.contextHitTest)
    stage.device.setLayoutDirection(.rightToLeft)
    #expect(try stage.frame(of: stage.child.view) == place)
    let frame = try stage.frame(of: stage.slider)
    let finger = stage.device.touch(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    try finger.move(to: CGPoint(x: frame.midX, y: frame.midY), over: 0.3)
    try finger.lift()
    #expect(try stage.slider.value > 0.4)
  }

  @Test(
    "Two contexts at once: one container presents only once, the others twice",
    arguments: ["container-frame", "hit-test", "intermediate", "builtin"])
  func two(answer: String) throws {
    let stage = try Stage(.contextTwo, set: ["answer": answer])
    let root = try #require(stage.device.rootViewController as? ContextTwo.ContainerViewController)
    let reports = try Misuse.collect {
      for share in [0.25, 0.75] {
        stage.device.tap(at: CGPoint(x: 196, y: 852 * share))
        try stage.device.settle()
      }
    }
    let children = root.contexts.compactMap { $0.presentedViewController?.frontmost }
    let isAlone = ["container-frame", "hit-test"].contains(answer)
    #expect(reports.map(\.id) == (isAlone ? ["Presentation.presentingAlready"] : []))
    #expect((children.first === children.last) == isAlone)
    let reds = stage.device.findAll { $0.backgroundColor == .red.withAlphaComponent(0.5) }
    #expect(reds.count == (isAlone ? 1 : 2))
    try stage.player.call("dismiss", argument: nil)
    try stage.device.settle()
    #expect(!stage.isPresenting)
  }
}

import DetentTesting
import Testing

@testable import Gallery

/// Seed 001's answers through DetentKit, under a finger.
@MainActor
@Suite("Seed 001 with DetentKit")
struct ContextTwinTests {
  nonisolated static let twins: [String] = [
    "context-background-button-kit", "context-hit-test-kit", "context-container-frame-kit",
    "context-intermediate-kit",
  ]

  private func root(_ stage: Stage) throws -> ContextTwinController {
    try #require(stage.device.rootViewController as? ContextTwinController)
  }

  private func content(_ root: ContextTwinController) throws -> UIViewController {
    try #require(root.lower.presentedViewController?.frontmost)
  }

  /// Drags the upper slider to the right and returns how far it went.
  private func drag(_ stage: Stage, _ root: ContextTwinController) throws -> Float {
    let slider = try #require((root.upper as? ListeningPane)?.slider)
    let before = slider.value
    let frame = slider.convert(slider.bounds, to: nil)
    let start = frame.minX + frame.width * CGFloat(before)
    let finger = stage.device.touch(at: CGPoint(x: start, y: frame.midY))
    try finger.move(to: CGPoint(x: start + 100, y: frame.midY), over: 0.3)
    try finger.lift()
    try stage.device.settle()
    return slider.value - before
  }

  @Test("What is presented stays in the lower half", arguments: Self.twins)
  func stays(name: String) throws {
    let stage = try Stage(gallery.scene(name))
    let root = try root(stage)
    try stage.player.call("present", argument: nil)
    try stage.device.settle()
    let card = try #require(try content(root).presentationController?.presentedView)
    let frame = card.convert(card.bounds, to: nil)
    let half = root.lower.view.convert(root.lower.view.bounds, to: nil)
    #expect(frame.minY > half.minY)
    #expect(frame.minX == half.minX && frame.width == half.width)
    #expect(abs(frame.maxY - half.maxY) < 1)
  }

  @Test("A touch outside dismisses, and only the next one is the slider's")
  func backgroundButton() throws {
    let stage = try Stage(.contextBackgroundButtonKit)
    let root = try root(stage)
    try stage.player.call("present", argument: nil)
    try stage.device.settle()
    #expect(try drag(stage, root) == 0)
    #expect(root.lower.presentedViewController == nil)
    #expect(try drag(stage, root) > 0.2)
  }

  @Test(
    "The slider is in use while something is presented",
    arguments: ["context-hit-test-kit", "context-container-frame-kit"])
  func passThrough(name: String) throws {
    let stage = try Stage(gallery.scene(name))
    let root = try root(stage)
    try stage.player.call("present", argument: nil)
    try stage.device.settle()
    #expect(try drag(stage, root) > 0.2)
    _ = try content(root)
  }

  @Test("Around a low sheet the map of the same half is in use, above the article's dimming not")
  func around() throws {
    for (name, isInUse) in [("context-hit-test-kit", true), ("context-container-frame-kit", false)]
    {
      let stage = try Stage(gallery.scene(name))
      let root = try root(stage)
      try stage.player.call("present", argument: nil)
      try stage.device.settle()
      let map = try #require(root.lower.view.subviews.lazy.compactMap { $0 as? MapView }.first)
      let pin = map.convert(map.location(of: try #require(Place.town[1].position)), to: nil)
      stage.device.tap(at: pin)
      stage.device.advance(by: 0.1)
      #expect((map.chosen?.name == "Lindenpark") == isInUse)
      try stage.device.settle()
    }
  }

  @Test("Both halves present at once, and one goes without the other")
  func intermediate() throws {
    let stage = try Stage(.contextIntermediateKit)
    let root = try root(stage)
    try stage.device.tap("Nearby")
    try stage.device.settle()
    try stage.device.tap("Walks")
    try stage.device.settle()
    let upper = try #require(root.upper.presentedViewController?.frontmost)
    let lower = try content(root)
    #expect(upper !== lower)
    upper.dismiss(animated: true)
    try stage.device.settle()
    #expect(root.upper.presentedViewController == nil)
    #expect(try content(root) === lower)
  }
}

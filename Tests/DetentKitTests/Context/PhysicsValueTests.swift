import DetentTesting
import SheetEngine
import Testing
import UIKit

@testable import DetentKit

/// The numbers of a look are the app's to change.
@MainActor
@Suite("Physics as values")
struct PhysicsValueTests {
  /// Returns the sheet's frame before a drag and at its end, with the finger still down.
  private func drag(
    _ look: SheetStyle, _ detents: [PresentationDetentReference], isModal: Bool, by distance: Double
  ) throws -> (before: CGRect, after: CGRect) {
    let stage = try SheetFeatureTests.Stage()
    stage.content.isModalInPresentation = isModal
    stage.root.present(
      stage.content, style: .pinned(SheetProperties(detents: detents), look: look))
    try stage.app.settle()
    let view: UIView = stage.content.view
    let before = view.convert(view.bounds, to: nil)
    let start = before.minY + 60
    let finger = stage.app.touch(at: CGPoint(x: 196, y: start))
    try finger.move(to: CGPoint(x: 196, y: start + distance), over: 0.3)
    stage.app.advance(by: 0.1)
    let after = view.convert(view.bounds, to: nil)
    try finger.lift()
    try stage.app.settle()
    return (before, after)
  }

  @Test("Without a stretch a sheet stays at its ends to the point")
  func clamped() throws {
    var look = SheetStyle.iOS18
    var frames = try drag(look, [.medium, .large], isModal: true, by: 250)
    #expect(frames.after.minY - frames.before.minY > 5)
    look.drag.refusedPullFraction = 0
    frames = try drag(look, [.medium, .large], isModal: true, by: 250)
    #expect(frames.after == frames.before)
    frames = try drag(look, [.large], isModal: false, by: -100)
    #expect(frames.after.minY < frames.before.minY)
    look.drag.overdragAboveFraction = 0
    frames = try drag(look, [.large], isModal: false, by: -100)
    #expect(frames.after == frames.before)
  }

  @Test("The distance and the velocity that dismiss are the app's")
  func sensitivity() throws {
    func isDismissed(_ look: SheetStyle, distance: Double, duration: Double) throws -> Bool {
      let stage = try SheetFeatureTests.Stage()
      stage.root.present(
        stage.content, style: .pinned(SheetProperties(detents: [.medium]), look: look))
      try stage.app.settle()
      let finger = stage.app.touch(at: CGPoint(x: 196, y: 480))
      try finger.move(to: CGPoint(x: 196, y: 480 + distance), over: duration)
      if duration > 0.25 { stage.app.advance(by: 0.2) }
      try finger.lift()
      try stage.app.settle()
      return stage.content.presentingViewController == nil
    }
    var look = SheetStyle.iOS26
    #expect(try !isDismissed(look, distance: 150, duration: 0.4))
    look.landing.dismissalFraction = 0.2
    #expect(try isDismissed(look, distance: 150, duration: 0.4))
    look = .iOS26
    #expect(try !isDismissed(look, distance: 80, duration: 0.2))
    look.landing.dismissalVelocity = 200
    #expect(try isDismissed(look, distance: 80, duration: 0.2))
  }
}

import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Pictures of views, and transitions of their content")
struct ContentTransitionTests {
  private func box(_ color: UIColor, in stage: TestStage) -> UIView {
    let view = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 60))
    view.backgroundColor = color
    stage.window.addSubview(view)
    return view
  }

  private func color(_ stage: TestStage, at point: CGPoint) -> UInt32 {
    let bitmap = stage.host.composite().bitmap
    let scale = stage.host.configuration.scale
    return bitmap.pixels[Int(point.y * scale) * bitmap.stride + Int(point.x * scale)]
  }

  @Test("A snapshot shows what the view showed when it was made")
  func snapshot() throws {
    let stage = TestStage()
    let view = box(.red, in: stage)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    stage.run(frames: 1)
    let picture = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(picture.bounds == view.bounds)
    inner.backgroundColor = .green
    picture.frame.origin = CGPoint(x: 40, y: 400)
    stage.window.addSubview(picture)
    stage.run(frames: 1)
    #expect(color(stage, at: CGPoint(x: 50, y: 410)) == 0xFF00_00FF)
    #expect(color(stage, at: CGPoint(x: 130, y: 410)) == 0xFFFF_0000)
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 40, y: 0, width: 20, height: 10), afterScreenUpdates: true,
        withCapInsets: .zero))
    part.frame.origin = CGPoint(x: 40, y: 600)
    stage.window.addSubview(part)
    stage.run(frames: 1)
    #expect(color(stage, at: CGPoint(x: 45, y: 605)) == 0xFF00_FF00)
    #expect(color(stage, at: CGPoint(x: 55, y: 605)) == 0xFFFF_0000)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let drawn = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(drawn.size == view.bounds.size)
  }

  @Test("A dissolve mixes the old content with the new one and ends with nothing left over")
  func dissolve() {
    let stage = TestStage()
    let view = box(.red, in: stage)
    stage.run(frames: 1)
    var ended: [Bool] = []
    UIView.transition(
      with: view, duration: 0.5, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = .blue }, completion: { ended.append($0) })
    stage.run(frames: 16)
    let pixel = color(stage, at: CGPoint(x: 60, y: 120))
    let (red, blue) = (pixel >> 16 & 0xFF, pixel & 0xFF)
    #expect((90...165).contains(red) && (90...165).contains(blue))
    #expect(red + blue >= 250 && red + blue <= 260)
    #expect(ended == [])
    stage.run(frames: 20)
    #expect(color(stage, at: CGPoint(x: 60, y: 120)) == 0xFF00_00FF)
    #expect(ended == [true])
    #expect(stage.window.subviews == [view])
    #expect(stage.host.pendingWork == [])
  }

  @Test(
    "A flip is narrow half way, for one view or two",
    arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromTop])
  func flip(option: UIView.AnimationOptions) {
    let stage = TestStage()
    let view = box(.red, in: stage)
    let other = UIView(frame: view.frame)
    other.backgroundColor = .green
    stage.run(frames: 1)
    var ended = 0
    UIView.transition(
      from: view, to: other, duration: 0.5, options: option, completion: { _ in ended += 1 })
    stage.run(frames: 15)
    #expect(color(stage, at: CGPoint(x: 44, y: 104)) & 0xFFFF00 == 0)
    stage.run(frames: 20)
    #expect(color(stage, at: CGPoint(x: 60, y: 120)) == 0xFF00_FF00)
    #expect(view.superview == nil)
    #expect(view.transform == .identity && other.transform == .identity)
    #expect(ended == 1)
  }

  @Test("Without a transition, or out of a window, changes show at once")
  func atOnce() {
    let stage = TestStage()
    let view = box(.red, in: stage)
    stage.run(frames: 1)
    var ended = 0
    UIView.transition(
      with: view, duration: 1, animations: { view.backgroundColor = .blue },
      completion: { _ in ended += 1 })
    UIView.transition(
      with: UIView(), duration: 1, options: .transitionCrossDissolve, animations: {},
      completion: { _ in ended += 1 })
    #expect(ended == 2)
    #expect(stage.window.subviews == [view])
  }

  @Test("Views that are shown and hidden keep their place")
  func showAndHide() {
    let stage = TestStage()
    let view = box(.red, in: stage)
    let other = box(.green, in: stage)
    other.isHidden = true
    stage.run(frames: 1)
    UIView.transition(
      from: view, to: other, duration: 0.2,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    stage.run(frames: 20)
    #expect(view.isHidden && !other.isHidden)
    #expect(stage.window.subviews == [view, other])
    #expect(view.alpha == 1 && other.alpha == 1)
  }
}

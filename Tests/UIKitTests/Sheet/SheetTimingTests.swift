import Foundation
import Testing
import UIKit

@MainActor
@Suite("Sheets in time")
struct SheetTimingTests {
  // Fact T1.
  @Test("A medium sheet comes up on an iPhone SE as filmed")
  func presentCurve() {
    let stage = SheetStage {
      $0.size = CGSize(width: 375, height: 667)
      $0.scale = 2
      $0.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      $0.cornerRadius = 0
    }
    stage.present(settles: false) { $0.detents = [.medium(), .large()] }
    stage.stage.advance()
    // Frame and top edge; the first sample of the film is an outlier of ten points (T2).
    let rows: [(Int, CGFloat)] = [
      (4, 546), (6, 476.5), (9, 402), (12, 359.5), (15, 338), (18, 327), (24, 319.5), (30, 318),
    ]
    var frame = 0
    for (index, top) in rows {
      while frame < index {
        stage.stage.advance()
        frame += 1
      }
      #expect(abs(stage.top - top) <= (index == 4 ? 1 : 0.5), "frame \(index): \(stage.top)")
      #expect(stage.snapshot?.phase == "presenting" || index >= 24)
    }
  }

  // Fact S1.08.
  @Test("While a sheet comes in its model is at its end")
  func modelIsFinal() throws {
    let stage = SheetStage()
    let sheet = stage.present(settles: false)
    stage.stage.advance(3)
    let wrapper = try #require(sheet.presentationController?.presentedView)
    #expect(wrapper.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(stage.top > 200)
    let spring = wrapper.layer.animationKeys()?.compactMap {
      wrapper.layer.animation(forKey: $0) as? CASpringAnimation
    }.first
    #expect(spring?.mass == 3 && spring?.stiffness == 1000 && spring?.damping == 500)
    #expect(spring?.isAdditive == true)
  }

  // Fact S1.230.
  @Test("A sheet is presented and dismissed in about half a second")
  func duration() {
    let stage = SheetStage()
    var end: Double?
    stage.root.present(CallLogController("a"), animated: true) { end = stage.stage.time }
    stage.stage.advance()
    let start = stage.stage.time
    stage.settle()
    #expect(abs((end ?? 0) - start - 0.5058) < 1.0 / 60)
    stage.root.dismiss(animated: true) { end = stage.stage.time }
    stage.stage.advance()
    let second = stage.stage.time
    stage.settle()
    #expect(abs((end ?? 0) - second - 0.55) < 0.1)
  }

  // Fact I13.
  @Test("A released sheet returns as recorded")
  func returning() {
    let stage = SheetStage()
    stage.present()
    stage.pull(from: CGPoint(x: 200, y: 100), by: 180)
    stage.hold()
    #expect(abs(stage.top - 229) < 0.01)
    stage.stage.up()
    let start = stage.stage.time
    // Seconds after the release, less the recorded lag of 6.2 ms, and offset.
    for (seconds, offset) in [(0.0553, 132.35), (0.1553, 41.97), (0.3553, 2.16)] {
      while stage.stage.time - start < seconds - 0.0062 - 1.0 / 120 { stage.stage.advance() }
      let late = stage.stage.time - start - (seconds - 0.0062)
      let omega = (1000.0 / 3).squareRoot()
      let law = { (t: Double) in 170 * (1 + omega * t) * exp(-omega * t) }
      let expected = offset + law(seconds - 0.0062 + late) - law(seconds - 0.0062)
      #expect(abs(stage.top - 59 - expected) < 1, "\(stage.top - 59) against \(expected)")
    }
  }

  // Fact I8.
  @Test(
    "A slow pull returns and a fast one dismisses",
    arguments: [(875, false), (975, false), (1000, true), (1400, true)] as [(CGFloat, Bool)])
  func velocity(speed: CGFloat, dismisses: Bool) {
    let stage = SheetStage()
    stage.present()
    // As much of 64 points as whole frames at this speed make.
    stage.stage.down(200, 100)
    var y: CGFloat = 100
    while y < 100 + 74 {
      y += speed / 60
      stage.stage.move(200, y)
    }
    stage.stage.dispatcher.touchUp(
      id: 1, at: CGPoint(x: 200, y: y), time: stage.stage.time)
    stage.stage.advance()
    stage.settle()
    #expect((stage.root.presentedViewController == nil) == dismisses)
  }

  // Facts L1 to L4.
  @Test("The dimming is as measured in light and dark, at rest and under a finger")
  func dimming() throws {
    for (style, medium) in [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)] {
      let stage = SheetStage { $0.userInterfaceStyle = style }
      stage.present { $0.detents = [.medium()] }
      #expect(abs(try #require(stage.snapshot).dim - medium) < 0.001)
      let large = SheetStage { $0.userInterfaceStyle = style }
      large.present()
      #expect(abs(try #require(large.snapshot).dim - 0.2) < 0.001)
      for offset in [100, 300, 500] as [CGFloat] {
        large.pull(from: CGPoint(x: 200, y: 100), by: offset + 10)
        #expect(abs(try #require(large.snapshot).dim - 0.2 * (1 - offset / 793)) < 0.0025)
        large.stage.cancel()
        large.settle()
      }
    }
  }

  @Test("The dimming never flashes: it grows on the way in and falls on the way out")
  func dimmingIsMonotonic() throws {
    let stage = SheetStage { $0.userInterfaceStyle = .dark }
    stage.present(settles: false) { $0.detents = [.medium(), .large()] }
    var last: CGFloat = 0
    var lastTop: CGFloat = 852.5
    for _ in 0..<60 {
      stage.stage.advance()
      let snapshot = try #require(stage.snapshot)
      #expect(snapshot.dim >= last - 1e-6)
      #expect(snapshot.frame.minY <= lastTop + 1e-6)
      (last, lastTop) = (snapshot.dim, snapshot.frame.minY)
    }
    stage.root.dismiss(animated: true)
    stage.stage.advance()
    while let snapshot = stage.snapshot {
      #expect(snapshot.dim <= last + 1e-6)
      #expect(snapshot.frame.minY >= lastTop - 1e-6)
      (last, lastTop) = (snapshot.dim, snapshot.frame.minY)
      stage.stage.advance()
    }
    #expect(last < 0.002)
  }

  @Test("A finger that catches a sheet on its way in takes it from where it is seen")
  func catching() {
    let stage = SheetStage()
    let sheet = stage.present(settles: false)
    stage.stage.advance(10)
    let y = stage.top + 40
    stage.stage.down(200, y)
    stage.stage.move(200, y)
    let before = stage.top
    stage.stage.move(200, y + 11)
    #expect(abs(stage.top - before) < 40)
    #expect(stage.snapshot?.phase == "dragging")
    #expect(stage.root.log.lines.contains("didAppear:sheet"))
    stage.hold()
    let held = stage.top
    stage.stage.advance(5)
    #expect(stage.top == held)
    stage.stage.up()
    stage.settle()
    _ = sheet
  }

  @Test("Two runs of the same touches show the same frames")
  func determinism() {
    func film() -> [SheetSnapshot] {
      let stage = SheetStage()
      stage.present(settles: false) { $0.detents = [.medium(), .large()] }
      var frames: [SheetSnapshot] = []
      for _ in 0..<50 {
        stage.stage.advance()
        frames += stage.host.sheetSnapshots
      }
      stage.stage.down(200, 450)
      for index in 1...20 {
        stage.stage.move(200, 450 - CGFloat(index) * 9)
        frames += stage.host.sheetSnapshots
      }
      stage.stage.up()
      for _ in 0..<50 {
        stage.stage.advance()
        frames += stage.host.sheetSnapshots
      }
      return frames
    }
    let first = film()
    #expect(first.count == 120)
    #expect(first == film())
  }
}

import Foundation
import Testing

@testable import QuartzCore

/// A timing and what it gives at a moment of its parent.
struct TimingRow: CustomTestStringConvertible, Sendable {
  var name: String
  var timing: MediaTiming
  var at: Double
  var phase: MediaTiming.Phase
  var time: Double
  var cycle = 0
  var shows: Bool

  var testDescription: String { "\(name) at \(at)" }
}

private func timing(
  begin: Double = 0, duration: Double = 1, speed: Double = 1, offset: Double = 0,
  repeats: Double = 0, repeatDuration: Double = 0, reverses: Bool = false,
  fill: CAMediaTimingFillMode = .removed
) -> MediaTiming {
  var timing = MediaTiming()
  timing.beginTime = begin
  timing.duration = duration
  timing.speed = speed
  timing.timeOffset = offset
  timing.repeatCount = repeats
  timing.repeatDuration = repeatDuration
  timing.autoreverses = reverses
  timing.fillMode = fill
  return timing
}

@MainActor
@Suite("Media timing")
struct MediaTimingTests {
  nonisolated static let rows: [TimingRow] = [
    TimingRow(name: "plain", timing: timing(), at: 0.25, phase: .active, time: 0.25, shows: true),
    TimingRow(
      name: "plain", timing: timing(), at: -0.1, phase: .before, time: 0, shows: false),
    TimingRow(name: "plain", timing: timing(), at: 1, phase: .after, time: 1, shows: false),
    TimingRow(
      name: "begins later", timing: timing(begin: 2), at: 2.5, phase: .active, time: 0.5,
      shows: true),
    TimingRow(
      name: "fills backwards", timing: timing(begin: 2, fill: .backwards), at: 1, phase: .before,
      time: 0, shows: true),
    TimingRow(
      name: "fills forwards", timing: timing(fill: .forwards), at: 9, phase: .after, time: 1,
      shows: true),
    TimingRow(
      name: "does not fill backwards", timing: timing(begin: 2, fill: .forwards), at: 1,
      phase: .before, time: 0, shows: false),
    TimingRow(
      name: "fills both", timing: timing(begin: 2, fill: .both), at: 9, phase: .after, time: 1,
      shows: true),
    TimingRow(
      name: "double speed", timing: timing(speed: 2), at: 0.25, phase: .active, time: 0.5,
      shows: true),
    TimingRow(
      name: "stopped", timing: timing(speed: 0, offset: 0.3), at: 77, phase: .active, time: 0.3,
      shows: true),
    TimingRow(
      name: "backwards", timing: timing(speed: -1, offset: 1), at: 0.25, phase: .active,
      time: 0.75, shows: true),
    TimingRow(
      name: "backwards", timing: timing(speed: -1, offset: 1), at: 1, phase: .after, time: 0,
      shows: false),
    TimingRow(
      name: "repeats", timing: timing(repeats: 3), at: 2.25, phase: .active, time: 0.25, cycle: 2,
      shows: true),
    TimingRow(
      name: "repeats in part", timing: timing(repeats: 1.5, fill: .forwards), at: 4, phase: .after,
      time: 0.5, cycle: 1, shows: true),
    TimingRow(
      name: "repeats whole", timing: timing(repeats: 2, fill: .forwards), at: 4, phase: .after,
      time: 1, cycle: 1, shows: true),
    TimingRow(
      name: "repeats for a time", timing: timing(repeatDuration: 2.5), at: 2.25, phase: .active,
      time: 0.25, cycle: 2, shows: true),
    TimingRow(
      name: "repeats for ever", timing: timing(repeats: .infinity), at: 1000.5, phase: .active,
      time: 0.5, cycle: 1000, shows: true),
    TimingRow(
      name: "reverses", timing: timing(reverses: true), at: 1.25, phase: .active, time: 0.75,
      shows: true),
    TimingRow(
      name: "reverses", timing: timing(reverses: true, fill: .forwards), at: 2, phase: .after,
      time: 0, shows: true),
    TimingRow(
      name: "reverses twice", timing: timing(repeats: 2, reverses: true), at: 2.5, phase: .active,
      time: 0.5, cycle: 1, shows: true),
  ]

  @Test("A moment lies where the timing puts it", arguments: rows)
  func moment(row: TimingRow) {
    let moment = row.timing.moment(at: row.at)
    #expect(moment.phase == row.phase)
    #expect(abs(moment.time - row.time) < 1e-9)
    #expect(moment.cycle == row.cycle)
    #expect(moment.shows == row.shows)
  }

  @Test("Frame times that add up to just below the end are the end")
  func roundingAtTheEnd() {
    var time = 0.0
    for _ in 0..<6 { time += 1.0 / 60 }
    #expect(timing(duration: 0.1).moment(at: time).phase == .after)
  }

  @Test(
    "The named curves have the measured control points",
    arguments: [
      (CAMediaTimingFunctionName.easeInEaseOut, [Float(0.42), 0, 0.58, 1]),
      (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
      (.linear, [0, 0, 1, 1]),
    ])
  func namedCurves(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var first: [Float] = [0, 0]
    var second: [Float] = [0, 0]
    function.getControlPoint(at: 1, values: &first)
    function.getControlPoint(at: 2, values: &second)
    #expect(first + second == points)
  }

  @Test("A curve lies on its Bézier, and meets its ends", arguments: 0...20)
  func curve(step: Int) {
    let function = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
    let t = Double(step) / 20
    let x = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
    let y = 3 * (1 - t) * t * t + t * t * t
    #expect(abs(function.evaluate(x) - y) < 1e-9)
  }

  @Test("A layer's time is its parent's, scaled and moved, through all levels")
  func hierarchicalTime() {
    let root = CALayer()
    let middle = CALayer()
    let leaf = CALayer()
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    root.speed = 2
    middle.beginTime = 4
    leaf.timeOffset = 1
    #expect(leaf.convertTime(5, from: nil) == (5 * 2 - 4) + 1)
    #expect(leaf.convertTime(7, to: nil) == 5)
    #expect(leaf.convertTime(7, to: middle) == 6)
    #expect(middle.convertTime(7, from: leaf) == 6)
  }

  @Test("A layer is paused and resumed by the documented recipe")
  func pauseAndResume() {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    layer.add(animation, forKey: nil)
    screen.frame(at: 0)
    screen.frame(at: 0.25)
    #expect(abs(layer.presented.position.x - 25) < 1e-9)

    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    screen.frame(at: 3)
    #expect(abs(layer.presented.position.x - 25) < 1e-9)

    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    screen.frame(at: 3.5)
    #expect(abs(layer.presented.position.x - 75) < 1e-9)
  }

  @Test("A layer of speed 0 is scrubbed by its time offset", arguments: [0, 0.1, 0.5, 0.99])
  func scrubbing(share: Double) {
    let screen = TestScreen()
    let layer = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.frame()
    layer.speed = 0
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    screen.frame()
    layer.timeOffset = share
    screen.frame()
    #expect(abs(Double(layer.presented.opacity) - share) < 1e-6)
    #expect(screen.host.runningWork.first?.contains("whose time is stopped") == true)
  }
}

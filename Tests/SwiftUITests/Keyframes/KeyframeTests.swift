import DetentTesting
import SwiftUI
import Testing

@MainActor
struct KeyframeTests {
  private struct Values {
    var scale = 1.0
    var place = CGPoint.zero
  }

  @Test(
    "A line goes evenly, a jump takes no time, and what is over stays",
    arguments: [(0.0, 0.0), (0.5, 50), (1, 200), (1.5, 150), (2, 100), (9, 100)])
  func lines(_ time: Double, _ value: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1)
      MoveKeyframe(200)
      LinearKeyframe(100, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: time) - value) < 1e-9)
    #expect(timeline.value(progress: time / 2) == timeline.value(time: time))
  }

  @Test("Cubic keyframes make a spline that passes through its places with one velocity")
  func spline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(100, duration: 1)
      CubicKeyframe(300, duration: 1)
      CubicKeyframe(0, duration: 1)
    }
    #expect(abs(timeline.value(time: 1) - 100) < 1e-9)
    #expect(abs(timeline.value(time: 2) - 300) < 1e-9)
    // Half a way of 100 and, of Hermite's form, an eighth of the velocities' difference.
    #expect(abs(timeline.value(time: 0.5) - (50 - 150.0 / 8)) < 1e-9)
    func velocity(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    #expect(abs(velocity(1) - 150) < 1e-3)
    #expect(abs(velocity(1 - 1e-5) - velocity(1 + 1e-5)) < 0.1)
    #expect(abs(velocity(2 - 1e-5) - velocity(2 + 1e-5)) < 0.1)
  }

  @Test("Given velocities are those at the ends")
  func velocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 2, startVelocity: 8, endVelocity: -4)
    }
    func velocity(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time)) / 1e-6
    }
    #expect(abs(velocity(0) - 8) < 1e-3)
    #expect(abs(velocity(2 - 2e-6) + 4) < 1e-3)
  }

  @Test("A spring pulls to its value until it rests, and what follows goes on from there")
  func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      SpringKeyframe(110, spring: spring)
      SpringKeyframe(10, duration: 0.1, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    #expect(abs(timeline.duration - spring.settlingDuration - 1.1) < 1e-9)
    for time in [0.1, 0.2, 0.4] {
      let way = spring.value(target: 100.0, time: time)
      #expect(abs(timeline.value(time: time) - 10 - way) < 1e-9)
    }
    let end = spring.settlingDuration
    #expect(abs(timeline.value(time: end) - 110) < 0.5)
    let cut = timeline.value(time: end + 0.1)
    #expect(cut > 20 && cut < 110)
    #expect(abs(timeline.value(time: end + 0.6) - cut / 2) < 1e-6)
  }

  @Test("Tracks of a value's parts go on at the same time; loops and conditions make keyframes")
  func tracks() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        if isLong {
          for _ in 0..<3 { LinearKeyframe(4, duration: 1) }
        } else {
          MoveKeyframe(0)
        }
      }
      KeyframeTrack(\.place) { LinearKeyframe(CGPoint(x: 10, y: 20), duration: 2) }
    }
    #expect(timeline.duration == 4)
    let value = timeline.value(time: 1)
    #expect(value.scale == 2)
    #expect(value.place == CGPoint(x: 5, y: 10))
    #expect(timeline.value(time: 3).scale == 4)
  }

  @Test(
    "Unit curves go from 0 to 1, and inverse curves back",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ])
  func curves(_ curve: UnitCurve) {
    #expect(abs(curve.value(at: 0)) < 1e-6)
    #expect(abs(curve.value(at: 1) - 1) < 1e-6)
    #expect(curve.value(at: 2) == curve.value(at: 1))
    for share in [0.2, 0.5, 0.7] {
      #expect(abs(curve.inverse.value(at: curve.value(at: share)) - share) < 1e-4)
    }
    #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-6)
  }

  @Test("An animator runs when its trigger changes and stays where it ended")
  func triggered() throws {
    struct Screen: View {
      @State private var runs = 0
      let remote: Remote
      var body: some View {
        let _ = remote.actions["run"] = { runs += 1 }
        Text("moving")
          .keyframeAnimator(initialValue: Values(), trigger: runs) { view, value in
            view.offset(x: value.place.x, y: value.place.y)
          } keyframes: { value in
            KeyframeTrack(\.place) {
              LinearKeyframe(CGPoint(x: value.place.x, y: value.place.y + 60), duration: 1)
            }
          }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let start = try app.middle(of: "moving").y
    remote("run")
    app.advance(by: 0.5)
    let half = try app.middle(of: "moving").y - start
    #expect(abs(half - 30) < 3)
    try app.settle()
    #expect(try app.middle(of: "moving").y == start + 60)
    remote("run")
    try app.settle()
    #expect(try app.middle(of: "moving").y == start + 120)
  }

  @Test("An animator that repeats begins anew with the value it ended with")
  func repeating() throws {
    let app = try show(
      KeyframeAnimator(initialValue: 0.0) { value in
        Text("moving").offset(y: value)
      } keyframes: { _ in
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(0, duration: 1)
      }, settles: false)
    func place() throws -> CGFloat { try app.middle(of: "moving").y }
    let first = try place()
    app.advance(by: 0.5)
    let second = try place()
    #expect(abs(second - first - 50) < 3)
    app.advance(by: 2)
    #expect(abs(try place() - second) < 1)
  }

  @Test("A phase animator changes a view phase by phase")
  func phases() throws {
    struct Screen: View {
      @State private var runs = 0
      let remote: Remote
      var body: some View {
        let _ = remote.actions["run"] = { runs += 1 }
        Text("moving")
          .phaseAnimator([0.0, 40, -40], trigger: runs) { view, phase in
            view.offset(y: phase)
          } animation: { _ in
            .linear(duration: 0.4)
          }
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    let start = try app.middle(of: "moving").y
    remote("run")
    var places: [CGFloat] = []
    for _ in 0..<90 {
      app.advance(by: 1.0 / 60)
      let layer = try app.find("moving").layer
      places.append(layer.presentation()?.frame.midY ?? layer.frame.midY)
    }
    #expect(try #require(places.max()) - #require(places.min()) > 70)
    try app.settle()
    #expect(try app.middle(of: "moving").y == start)
  }
}

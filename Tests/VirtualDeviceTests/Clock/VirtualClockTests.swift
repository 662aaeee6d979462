import Testing

@testable import VirtualDevice

@Suite("The virtual clock")
struct VirtualClockTests {
  @Test("It stands still until somebody asks for time")
  func still() {
    var clock = VirtualClock()
    #expect(clock.tick() == nil)
    #expect(clock.now == 0)
  }

  @Test("Ten advances by a tenth run as many frames as one by a second")
  func remainders() {
    var parts = VirtualClock()
    var frames = 0
    for _ in 0..<100 {
      parts.ask(for: 0.01)
      while parts.tick() != nil { frames += 1 }
    }
    #expect(frames == 60)
    #expect(parts.now == 1)
  }

  @Test("Time is computed from the frame's number and does not drift")
  func drift() {
    var clock = VirtualClock()
    for _ in 0..<216_000 { _ = clock.step() }
    #expect(clock.now == 3_600)
  }

  @Test("A step keeps what was asked for below a frame")
  func stepKeepsRemainder() {
    var clock = VirtualClock(framesPerSecond: 10)
    clock.ask(for: 0.06)
    #expect(clock.tick() == nil)
    #expect(clock.step() == 0.1)
    clock.ask(for: 0.05)
    #expect(clock.tick() == 0.2)
    #expect(clock.tick() == nil)
  }

  @Test("Bad durations count as nothing", arguments: [-1.0, .nan, .infinity, 0])
  func badDurations(seconds: Double) {
    var clock = VirtualClock()
    clock.ask(for: seconds)
    #expect(clock.tick() == nil)
    #expect(clock.frames(in: seconds) == 0)
  }

  @Test(
    "A duration takes at least one frame",
    arguments: [(0.001, 1), (1.0 / 60, 1), (0.25, 15), (0.1, 6), (1, 60)])
  func frameCounts(seconds: Double, frames: Int) {
    #expect(VirtualClock().frames(in: seconds) == frames)
  }

  @Test("A duration beyond every count of frames has the largest number of them")
  func endless() {
    #expect(VirtualClock().frames(in: 1e300) == .max)
    #expect(VirtualClock().frames(in: .infinity) == 0)
  }
}

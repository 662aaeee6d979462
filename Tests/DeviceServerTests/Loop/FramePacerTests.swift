import Testing

@testable import DeviceServer

@Suite("The pace of a device's frames")
struct FramePacerTests {
  private static let frame = FramePacer.frameTime

  @Test("A clock that always wakes late still makes sixty frames in a second")
  func lateClock() throws {
    var pacer = FramePacer()
    pacer.wake(at: 10)
    var frames = 0
    var now = 10.0
    while let next = pacer.next, next < 11 - 1e-9 {
      now = next + 0.004
      frames += pacer.passDue(at: now)
    }
    #expect(frames == 60)
  }

  @Test("Nothing is due before its time, and what was missed is due at once")
  func due() throws {
    var pacer = FramePacer()
    #expect(pacer.passDue(at: 5) == 0)
    pacer.wake(at: 5)
    #expect(pacer.passDue(at: 5) == 1)
    #expect(pacer.passDue(at: 5 + Self.frame - 0.001) == 0)
    #expect(pacer.passDue(at: 5 + 3.5 * Self.frame) == 3)
    let next = try #require(pacer.next)
    #expect(abs(next - (5 + 4 * Self.frame)) < 1e-9)
    pacer.rest()
    #expect(pacer.passDue(at: 6) == 0)
  }

  @Test(
    "Frames come to lie a moment behind the messages of the page, wherever they began",
    arguments: [0.0, 0.002, 0.005, 0.008, 0.011, 0.014, 0.016])
  func phase(of page: Double) throws {
    var pacer = FramePacer()
    pacer.wake(at: 20)
    var said = 20 + page
    for _ in 0..<60 {
      while let next = pacer.next, next <= said { _ = pacer.passDue(at: next) }
      pacer.messageArrived(at: said)
      said += Self.frame
    }
    let next = try #require(pacer.next)
    #expect(abs(next - (said - Self.frame + FramePacer.answerDelay)) < 0.0002)
  }
}

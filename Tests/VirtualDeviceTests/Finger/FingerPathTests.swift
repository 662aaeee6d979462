import Testing
import UIKit

@testable import VirtualDevice

@Suite("A finger's way")
struct FingerPathTests {
  private let frame = 1.0 / 60

  @Test("An even move has one point a frame and ends exactly at its end")
  func even() {
    let path = FingerPath(
      from: CGPoint(x: 0, y: 100), to: CGPoint(x: 30, y: 0.1), frames: 3)
    #expect(path.points.count == 3)
    #expect(path.points[0]?.x == 10)
    #expect(path.points[2] == CGPoint(x: 30, y: 0.1))
  }

  struct Row: Sendable {
    var distance: Double
    var frames: Int
    var velocity: Double
  }

  @Test(
    "The last tenth of a second runs at the wished velocity and ends at the wished point",
    arguments: [
      Row(distance: -310, frames: 15, velocity: -1200),
      Row(distance: 400, frames: 30, velocity: 800),
      Row(distance: 200, frames: 60, velocity: 100), Row(distance: 600, frames: 6, velocity: 3000),
    ])
  func releasing(row: Row) throws {
    let start = CGPoint(x: 196, y: 430)
    let end = CGPoint(x: 196, y: 430 + row.distance)
    let path = try #require(
      FingerPath(
        from: start, to: end, frames: row.frames, releasing: CGVector(dx: 0, dy: row.velocity),
        frameDuration: frame))
    #expect(path.points.count == row.frames)
    #expect(path.points.last == .some(end))
    let tail = path.points.suffix(6).compactMap { $0 }
    for (first, second) in zip(tail, tail.dropFirst()) {
      #expect(abs((second.y - first.y) / frame - row.velocity) < 1e-6)
    }
  }

  @Test("A way that is shorter than the run-up rests first and is not left")
  func shortWay() throws {
    // The measured threshold probe: 64 points at 1000 points per second (I8).
    let path = try #require(
      FingerPath(
        from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: 64), frames: 20,
        releasing: CGVector(dx: 0, dy: 1000), frameDuration: frame))
    let sent = path.points.compactMap { $0 }
    #expect(path.points.prefix(16).allSatisfy { $0 == nil })
    #expect(sent.allSatisfy { $0.y >= 0 && $0.y <= 64 })
    #expect(sent.last?.y == 64)
    for (first, second) in zip(sent, sent.dropFirst()) {
      #expect(abs((second.y - first.y) / frame - 1000) < 1e-6)
    }
  }

  @Test("A velocity that points elsewhere has no such way")
  func elsewhere() {
    for velocity in [CGVector(dx: 0, dy: -500), CGVector(dx: 500, dy: 0), .zero] {
      #expect(
        FingerPath(
          from: .zero, to: CGPoint(x: 0, y: 100), frames: 10, releasing: velocity,
          frameDuration: frame) == nil)
    }
  }
}

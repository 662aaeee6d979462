import CoreGraphics
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("Touches that come late, with their times")
@MainActor
struct LateTouchTests {
  /// The velocity of the finger in points per second.
  private static let velocity = 600.0
  /// The frames of the page in which the finger moves.
  private static let frames = 12

  private static func opened() -> TestSession {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":4}"#)
    test.pass(frames: 12)
    return test
  }

  /// A touch of the flick, a number of frames of the page after it began.
  private static func touch(_ phase: Int, at frame: Double, moved: Double? = nil) -> String {
    let time = 5000 + frame * 1000 / 60
    let x = 60 + (moved ?? frame) * velocity / 60
    return #"{"t":"touches","touches":[[0,\#(phase),\#(x),130,\#(time)]]}"#
  }

  /// The messages of a flick that begins with its touch.
  private static var flick: [String] {
    [touch(0, at: 0)] + (1...frames).map { touch(1, at: Double($0)) }
      + [touch(2, at: Double(frames) + 0.3, moved: Double(frames))]
  }

  private static func lift(_ test: TestSession) throws -> Double {
    let root = try #require(test.session.stage?.device.rootViewController as? PlainController)
    return try #require(root.liftVelocity).x
  }

  private static func actions(_ test: TestSession) throws -> [TouchScript.Action] {
    let log = try #require(test.session.stage).log
    return try TouchScript(json: log.script(frameDuration: 1.0 / 60)).steps.map(\.action)
  }

  /// Says the flick punctually up to some message, and the rest as late as the delay says.
  private static func flicked(
    punctual count: Int, then delay: (inout TestSession) -> Void
  ) -> TestSession {
    var test = opened()
    for message in flick.prefix(count) {
      test.say(message)
      test.pass(frames: 1)
    }
    delay(&test)
    for message in flick.dropFirst(count) { test.say(message) }
    test.pass(frames: 60)
    return test
  }

  private static func isRight(_ velocity: Double) -> Bool {
    abs(velocity - Self.velocity) <= 0.05 * Self.velocity
  }

  @Test("A punctual flick has the velocity of the finger")
  func punctual() throws {
    let test = Self.flicked(punctual: Self.flick.count) { _ in }
    #expect(Self.isRight(try Self.lift(test)))
  }

  @Test("Messages that the network holds up leave the velocity as it was", arguments: 1...11)
  func lateMessages(count: Int) throws {
    let punctual = Self.flick.count - 1 - count
    let test = Self.flicked(punctual: punctual) { $0.pass(frames: count) }
    #expect(Self.isRight(try Self.lift(test)))
    #expect(test.session.stage?.fingers.isBusy == false)
  }

  @Test("A server that did nothing for a while leaves the velocity as it was", arguments: 1...11)
  func lateServer(count: Int) throws {
    let punctual = Self.flick.count - 1 - count
    let test = Self.flicked(punctual: punctual) { $0.stall(frames: count) }
    #expect(Self.isRight(try Self.lift(test)))
  }

  @Test("A pause of the server within a flick leaves the velocity as it was", arguments: 2...8)
  func pauseWithin(count: Int) throws {
    var test = Self.opened()
    for (index, message) in Self.flick.enumerated() {
      test.say(message)
      if (2..<2 + count).contains(index) { test.stall(frames: 1) } else { test.pass(frames: 1) }
    }
    test.pass(frames: 30)
    #expect(Self.isRight(try Self.lift(test)))
  }

  @Test("A flick that comes in one piece takes the time that it took")
  func atOnce() throws {
    let test = Self.flicked(punctual: 0) { _ in }
    #expect(Self.isRight(try Self.lift(test)))
  }

  @Test("A finger that rested before it left throws nothing, however late that is known")
  func rested() throws {
    var test = Self.opened()
    for message in Self.flick.dropLast() { test.say(message) }
    test.say(Self.touch(2, at: Double(Self.frames) + 12, moved: Double(Self.frames)))
    test.pass(frames: 60)
    #expect(try Self.lift(test) == 0)
  }

  @Test("The script of a late flick has its movement frame by frame")
  func script() throws {
    let test = Self.flicked(punctual: 4) { $0.pass(frames: 9) }
    let moves = try Self.actions(test).compactMap { action -> CGFloat? in
      if case .move(let point, _, _) = action { point.x } else { nil }
    }
    #expect(moves.count >= 11)
    #expect(zip(moves, moves.dropFirst()).allSatisfy { $1 - $0 < 16 })
  }

  @Test("Times that run back, stand still or leap hold up no finger")
  func badTimes() throws {
    for times in [[0, 0, 0, 0], [9000, 500, 100, 0], [0, 1e10, 0, 1e10], [1e10, 1e10, 1e10, 0]] {
      var test = Self.opened()
      for (index, phase) in [0, 1, 1, 2].enumerated() {
        test.say(
          #"{"t":"touches","touches":[[0,\#(phase),\#(60 + index * 40),130,\#(times[index])]]}"#)
      }
      test.pass(frames: 120)
      #expect(test.session.stage?.fingers.isBusy == false)
      #expect(test.page.texts.last?.contains(#""isResting":true"#) == true)
      #expect(test.page.ending == nil)
    }
  }

  @Test("Stopped time receives a touch in one frame, whatever its times say")
  func stopped() throws {
    var test = Self.opened()
    test.say(#"{"t":"clock","rate":0}"#)
    test.pass(frames: 2)
    for message in Self.flick { test.say(message) }
    test.pass(frames: 4)
    for _ in 0..<3 {
      test.say(#"{"t":"step"}"#)
      test.pass(frames: 2)
    }
    #expect(test.session.stage?.fingers.isBusy == false)
  }

  @Test("In slow motion a late flick has the velocity that a punctual one has")
  func slow() throws {
    var velocities: [Double] = []
    for isLate in [false, true] {
      var test = Self.opened()
      test.say(#"{"t":"clock","rate":0.25}"#)
      test.pass(frames: 4)
      for (index, message) in Self.flick.enumerated() {
        if isLate, index == 5 { test.pass(frames: 8) }
        test.say(message)
        if !isLate || index < 5 { test.pass(frames: 1) }
      }
      test.pass(frames: 120)
      velocities.append(try Self.lift(test))
    }
    #expect(abs(velocities[1] - velocities[0]) <= 0.05 * velocities[0])
  }
}

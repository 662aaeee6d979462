import CoreGraphics
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("The fingers of a page whose server is late")
@MainActor
struct LiveFingersTests {
  private static func opened() -> TestSession {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":4}"#)
    test.pass(frames: 12)
    return test
  }

  private static func actions(_ test: TestSession) throws -> [TouchScript.Action] {
    let log = try #require(test.session.stage).log
    return try TouchScript(json: log.script(frameDuration: 1.0 / 60)).steps.map(\.action)
  }

  @Test("A drag that comes at once begins where the finger was put down")
  func drag() throws {
    var test = Self.opened()
    test.say(#"{"t":"touches","touches":[[0,0,60,130]]}"#)
    for x in [80, 120, 160] { test.say(#"{"t":"touches","touches":[[0,1,\#(x),130]]}"#) }
    test.pass(frames: 4)
    let controller = try #require(
      test.session.stage?.device.rootViewController as? PlainController)
    #expect(controller.card.frame.minX > 100)
    test.say(#"{"t":"touches","touches":[[0,2,160,130]]}"#)
    test.pass(frames: 12)
    let actions = try Self.actions(test)
    #expect(actions.contains(.down(CGPoint(x: 60, y: 130), finger: 1)))
    #expect(actions.contains(.move(CGPoint(x: 160, y: 130), over: 0.0167, finger: 1)))
    #expect(test.session.stage?.fingers.isBusy == false)
  }

  @Test("Two taps that come at once are two, one after the other")
  func taps() throws {
    var test = Self.opened()
    for x in [60, 64] {
      test.say(#"{"t":"touches","touches":[[0,0,\#(x),130]]}"#)
      test.say(#"{"t":"touches","touches":[[0,2,\#(x),130]]}"#)
    }
    test.pass(frames: 12)
    let touches = try Self.actions(test).filter {
      switch $0 {
      case .down, .up: true
      default: false
      }
    }
    #expect(
      touches == [
        .down(CGPoint(x: 60, y: 130), finger: 1), .up(velocity: nil, finger: 1),
        .down(CGPoint(x: 64, y: 130), finger: 1), .up(velocity: nil, finger: 1),
      ])
    #expect(test.session.stage?.fingers.isBusy == false)
    #expect(test.page.texts.last?.contains(#""isResting":true"#) == true)
  }

  @Test("More taps than anyone makes are not kept, and leave no finger behind")
  func manyTaps() throws {
    var test = Self.opened()
    for _ in 0..<100 {
      test.say(#"{"t":"touches","touches":[[0,0,60,130]]}"#)
      test.say(#"{"t":"touches","touches":[[0,2,60,130]]}"#)
    }
    test.pass(frames: 60)
    #expect(test.session.stage?.fingers.isBusy == false)
    let downs = try Self.actions(test).count { if case .down = $0 { true } else { false } }
    #expect((2...9).contains(downs))
  }
}

import Foundation
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("A session")
@MainActor
struct SessionTests {
  private static let hello = #"{"t":"hello","version":4}"#

  @Test("A page is greeted, gets the whole screen once, and then nothing while nothing moves")
  func firstFrame() {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    #expect(test.page.texts.first?.contains(#""t":"welcome""#) == true)
    #expect(test.page.frames.count <= 2)
    #expect(test.session.nextTick == nil)
    #expect(test.page.texts.last?.contains(#""isResting":true"#) == true)
  }

  @Test("A rest tells how many of the page's messages it follows")
  func heard() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    let first = try #require(test.page.texts.last?.firstMatch(of: /"heard":(\d+)/)?.1)
    test.say(#"{"t":"watch","what":[]}"#)
    test.say(#"{"t":"touches","touches":[]}"#)
    test.pass(frames: 12)
    let last = try #require(test.page.texts.last)
    #expect(last.contains(#""isResting":true"#))
    #expect(try Int(#require(last.firstMatch(of: /"heard":(\d+)/)?.1)) == Int(first)! + 2)
  }

  @Test("A pointer is felt once in a frame, where it came last, and not while fingers are felt")
  func pointer() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    let tracker = try #require(test.session.stage).device.host.pointer
    test.say(#"{"t":"pointer","x":10,"y":20}"#)
    test.say(#"{"t":"pointer","x":30,"y":40}"#)
    test.say(#"{"t":"touches","touches":[[0,0,60,130]]}"#)
    test.pass(frames: 1)
    #expect(tracker.place == nil)
    test.pass(frames: 1)
    #expect(tracker.place == CGPoint(x: 30, y: 40))
    test.say(#"{"t":"touches","touches":[[0,2,60,130]]}"#)
    test.say(#"{"t":"pointer"}"#)
    test.pass(frames: 12)
    #expect(tracker.place == nil)
    #expect(test.page.texts.last?.contains(#""isResting":true"#) == true)
    let script = try #require(test.session.stage).log.script(frameDuration: 1.0 / 60)
    #expect(script.contains("[30, 40]") && !script.contains("[10, 20]"))
    #expect(script.contains(#""hover": false"#))
  }

  @Test("Messages that change nothing are answered once while a finger is held still")
  func held() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    test.say(#"{"t":"touches","touches":[[0,0,60,130]]}"#)
    test.pass(frames: 30)
    test.say(#"{"t":"touches","touches":[[0,1,60,130]]}"#)
    let before = test.page.texts.count
    test.pass(frames: 180)
    let answers = test.page.texts.dropFirst(before)
    #expect(answers.count == 1)
    #expect(answers.first?.contains(#""isResting":false"#) == true)
    test.say(#"{"t":"touches","touches":[[0,2,60,130]]}"#)
    test.pass(frames: 12)
    #expect(test.page.texts.last?.contains(#""isResting":true"#) == true)
  }

  @Test("The elements are those of the last frame of a drag soon after a finger comes to rest")
  func elementsOfHeldFinger() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    let stage = try #require(test.session.stage)
    let controller = try #require(stage.device.rootViewController as? PlainController)
    controller.card.isAccessibilityElement = true
    test.say(#"{"t":"touches","touches":[[0,0,60,130]]}"#)
    for x in 1...8 {
      test.say(#"{"t":"touches","touches":[[0,1,\#(60 + x * 10),130]]}"#)
      test.pass(frames: 1)
    }
    test.pass(frames: 20)
    #expect(test.session.reports.elements?.list == ElementReport.list(stage.device.elements))
    #expect(test.session.stage?.isTouched == true)
    let before = test.page.texts.count
    test.pass(frames: 30)
    #expect(test.page.texts.count == before)
  }

  @Test("A drag sends few bytes a frame")
  func drag() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    test.say(#"{"t":"touches","touches":[[0,0,60,130]]}"#)
    test.pass(frames: 2)
    let first = test.page.frames.count
    for x in 1...30 {
      test.say(#"{"t":"touches","touches":[[0,1,\#(60 + x * 4),130]]}"#)
      test.pass(frames: 1)
    }
    let frames = test.page.frames.dropFirst(first)
    #expect(frames.count >= 25)
    // Number, time and rate are 17 bytes; the layer's number, field bits and place are 11.
    #expect(frames.allSatisfy { $0.count == 28 })
  }

  @Test("A move late in its beat is still in its frame, and a finger that rests holds up none")
  func lateMove() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    test.say(#"{"t":"touches","touches":[[0,0,60,130]]}"#)
    test.pass(frames: 2)
    for x in 1...6 {
      test.say(#"{"t":"touches","touches":[[0,1,\#(60 + x * 10),130]]}"#)
      test.pass(frames: 1)
    }
    let device = try #require(test.session.stage).device
    let due = try #require(test.session.nextTick) - FramePacer.grace
    let before = (test.page.frames.count, device.time)
    test.session.advance(to: due)
    #expect(device.time == before.1)
    test.session.received(
      #"{"t":"touches","touches":[[0,1,140,130]]}"#, at: due + FramePacer.grace / 2)
    test.session.advance(to: due + FramePacer.grace / 2)
    test.answer()
    #expect(test.page.frames.count == before.0 + 1 && device.time > before.1)
    let held = try #require(test.session.nextTick)
    test.session.advance(to: held)
    let next = try #require(test.session.nextTick)
    #expect(abs(next - (held - FramePacer.grace + FramePacer.frameTime)) < 1e-9)
  }

  @Test("What time alone moves is sent once, as an animation")
  func animation() {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    let first = test.page.frames.count
    test.say(#"{"t":"call","name":"fade"}"#)
    test.pass(frames: 40)
    #expect(test.page.frames.count - first <= 3)
    #expect(test.session.nextTick == nil)
  }

  @Test("A slow page gets fewer frames, and the newest values")
  func slowPage() {
    var quick = TestSession([.plain])
    var slow = TestSession([.plain])
    quick.say(Self.hello)
    slow.say(Self.hello)
    quick.pass(frames: 12)
    slow.pass(frames: 12)
    let down = #"{"t":"touches","touches":[[0,0,60,130]]}"#
    quick.say(down)
    slow.say(down)
    quick.pass(frames: 2)
    slow.pass(frames: 2)
    let before = slow.page.frames.count
    for x in 1...30 {
      let move = #"{"t":"touches","touches":[[0,1,\#(60 + x * 4),130]]}"#
      quick.say(move)
      slow.say(move)
      quick.pass(frames: 1)
      slow.pass(frames: 1, isSlow: true)
    }
    #expect(slow.page.frames.count - before == 3)
    slow.answer()
    slow.pass(frames: 1)
    // The layer with its new place ends the message.
    #expect(slow.page.frames.last?.suffix(11) == quick.page.frames.last?.suffix(11))
  }

  @Test("Something unknown ends only the session of who said it")
  func malformed() {
    var first = TestSession([.plain])
    var second = TestSession([.plain])
    first.say(Self.hello)
    second.say(Self.hello)
    first.pass(frames: 4)
    second.pass(frames: 4)
    first.say("nonsense")
    #expect(
      first.page.ending == .misunderstood("the message is not of this protocol"))
    second.say(#"{"t":"call","name":"add"}"#)
    let before = second.page.frames.count
    second.pass(frames: 4)
    #expect(second.page.frames.count > before)
    #expect(second.page.ending == nil)
  }

  @Test("A page begins with hello, and says it once")
  func greeting() {
    var rude = TestSession([.plain])
    rude.say(#"{"t":"picture"}"#)
    rude.pass(frames: 1)
    #expect(rude.page.ending == .misunderstood("the first message of a page is \"hello\""))
    var twice = TestSession([.plain])
    twice.say(Self.hello)
    twice.pass(frames: 1)
    twice.say(Self.hello)
    twice.pass(frames: 1)
    #expect(twice.page.ending == .misunderstood("a page says \"hello\" once"))
  }

  @Test("A page without a scene costs nothing")
  func noScene() {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":4,"scene":"nothing"}"#)
    test.pass(frames: 1)
    #expect(test.page.texts.contains { $0.contains("problem") })
    #expect(test.session.nextTick == nil)
  }

  @Test("Between two frames a page's messages have 8 ms, and the others wait")
  func messageTime() throws {
    #expect(Session.messageTime == 0.008)
    var time = 0.0
    // Each look at the clock is three milliseconds later.
    var test = TestSession([.plain]) {
      time += 0.003
      return time
    }
    test.say(Self.hello)
    for _ in 0..<9 { test.say(#"{"t":"watch","what":[]}"#) }
    test.pass(frames: 1, isSlow: true)
    #expect(test.page.performed == 3)
    test.pass(frames: 3, isSlow: true)
    #expect(test.page.performed == 10)
  }

  @Test("Nothing is done for a page that does not read, until it reads")
  func congestion() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    test.page.isCongested = true
    let before = (test.page.texts.count, test.page.frames.count, test.page.performed)
    for _ in 0..<50 { test.say(#"{"t":"script"}"#) }
    test.say(#"{"t":"call","name":"add"}"#)
    test.pass(frames: 30)
    #expect(test.page.texts.dropFirst(before.0).allSatisfy { $0.contains(#""t":"rest""#) })
    #expect(test.page.frames.count == before.1)
    #expect(test.page.performed == before.2)
    #expect(test.session.nextTick != nil)
    test.page.isCongested = false
    test.pass(frames: 12)
    #expect(test.page.texts.count { $0.contains(#""t":"script""#) } == 50)
    #expect(test.page.frames.count > before.1)
    #expect(test.session.nextTick == nil)
  }

  @Test("Scenes that wait are one scene, which is counted for all")
  func manyScenes() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    let before = test.page.performed
    for _ in 0..<40 { test.say(#"{"t":"scene","appearance":"dark"}"#) }
    test.pass(frames: 12)
    #expect(test.page.texts.count { $0.contains(#""t":"welcome""#) } == 2)
    #expect(test.page.texts.last?.contains(#""isResting":true"#) == true)
    // What the page says of shown frames is performed as well.
    #expect(test.page.performed >= before + 40)
  }

  @Test("A frame that was never sent cannot have been shown")
  func impossibleAnswer() {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 4)
    test.say(#"{"t":"shown","frame":4000}"#)
    test.pass(frames: 1)
    #expect(test.page.ending == .misunderstood("no such frame was sent"))
  }

  @Test("A page of another version is sent away")
  func otherVersion() {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":99}"#)
    test.pass(frames: 1)
    #expect(test.page.ending == .otherVersion)
  }

  @Test("What a scene cannot do is told, and the scene goes on")
  func problem() {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 4)
    test.say(#"{"t":"call","name":"explode"}"#)
    test.pass(frames: 1)
    #expect(test.page.texts.contains { $0.contains("no action") })
    #expect(test.page.ending == nil)
  }

  @Test("A link with items that are not there shows its scene without them, and says so")
  func partlyKnown() {
    var test = TestSession([.plain, .items])
    test.say(
      #"""
      {"t":"hello","version":4,"scene":"items","device":"nokia","textSize":"zz","style":"ios18",
       "appearance":"drak","set":{"nope":"1","list":"a,b,c","chosen":"z","color":"red"}}
      """#)
    test.pass(frames: 2)
    let welcome = test.page.texts.first { $0.contains("\"welcome\"") } ?? ""
    for part in ["\"items\"", "\"ios18\"", "\"light\"", "\"a,b,c\"", "\"chosen\":\"a\"", "\"red\""]
    {
      #expect(welcome.contains(part))
    }
    let problems = test.page.texts.filter { $0.contains("\"problem\"") }.joined()
    for part in ["nokia", "zz", "drak", "nope", "\\\"z\\\""] { #expect(problems.contains(part)) }
    #expect(
      test.session.request.set == ["list": "a,b,c", "color": "red"]
        && test.session.request.device == nil)
    #expect(test.page.ending == nil)
  }

  @Test("A refused parameter is followed by the values that hold, and is not in the script")
  func refusedParameter() {
    var test = TestSession([.items])
    test.say(Self.hello)
    test.pass(frames: 2)
    let count = test.page.texts.count
    test.say(#"{"t":"set","set":{"color":"purple"}}"#)
    test.pass(frames: 1)
    let texts = test.page.texts.dropFirst(count).joined()
    #expect(texts.contains("\"problem\"") && texts.contains("\"color\":\"green\""))
    test.say(#"{"t":"script"}"#)
    test.pass(frames: 1)
    let script = test.page.texts.last { $0.contains("\"t\":\"script\"") }
    #expect(script?.contains("purple") == false)
    #expect(test.session.request.set == nil)
  }

  @Test("Time stands still at rate 0 and moves by single frames")
  func pause() {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    test.say(#"{"t":"clock","rate":0}"#)
    test.pass(frames: 2)
    let time = test.session.stage?.device.time
    test.say(#"{"t":"call","name":"fade"}"#)
    test.pass(frames: 5)
    let called = test.session.stage?.device.time
    test.pass(frames: 5)
    #expect(test.session.stage?.device.time == called)
    test.pass(frames: 5)
    let frames = test.page.frames.count
    for step in 1...3 {
      test.say(#"{"t":"step"}"#)
      test.pass(frames: 1)
      #expect(test.page.frames.count == frames + step, "The page is told of each step")
    }
    #expect((test.session.stage?.device.time ?? 0) > (time ?? 0))
  }

  @Test("What two fingers did at the same time comes out as a script that does it again")
  func scriptOfTwo() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    test.say(#"{"t":"touches","touches":[[0,0,60,130],[1,0,90,150]]}"#)
    test.pass(frames: 3)
    for x in 1...10 {
      test.say(#"{"t":"touches","touches":[[0,1,\#(60 + x * 8),130],[1,1,\#(90 + x * 4),150]]}"#)
      test.pass(frames: 1)
    }
    test.say(#"{"t":"touches","touches":[[0,2,140,130],[1,2,130,150]]}"#)
    test.pass(frames: 10)
    let device = try playAgain(test)
    // As many frames passed.
    #expect(abs(device.time - (test.session.stage?.device.time ?? 0)) < 1.5 / 60)
  }

  /// Plays the session's script on a device of its own, where the card must go the same way.
  private func playAgain(_ test: TestSession) throws -> VirtualDevice {
    let stage = try #require(test.session.stage)
    let script = try TouchScript(json: stage.log.script(frameDuration: 1.0 / 60))
    let device = VirtualDevice()
    let player = ScenePlayer(.plain, values: SceneValues([]), on: device)
    try player.play(script)
    let live = try #require(stage.device.rootViewController as? PlainController)
    let played = try #require(device.rootViewController as? PlainController)
    #expect(played.card.frame == live.card.frame)
    #expect(live.card.frame.minX > 60)
    return device
  }

  @Test("What was done comes out as a script that does it again")
  func script() throws {
    var test = TestSession([.plain])
    test.say(Self.hello)
    test.pass(frames: 12)
    test.say(#"{"t":"touches","touches":[[0,0,60,130]]}"#)
    test.pass(frames: 3)
    for x in 1...10 {
      test.say(#"{"t":"touches","touches":[[0,1,\#(60 + x * 8),130]]}"#)
      test.pass(frames: 1)
    }
    test.say(#"{"t":"touches","touches":[[0,2,140,130]]}"#)
    test.pass(frames: 10)
    _ = try playAgain(test)
  }
}

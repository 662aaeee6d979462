import DevicePage
import Foundation
import Testing
import UIKit
import VirtualDevice

@testable import DeviceServer

@Suite("A trace of a live device")
@MainActor
struct LiveTraceTests {
  /// What a test reads of a trace's page.
  private struct Content: Decodable {
    struct Frame: Decodable {
      var t: Double
      var m: String?
      var e: [String]?
    }

    struct Note: Decodable {
      var text: String
    }

    var title: String
    var isCut: Bool
    var frames: [Frame]
    var steps: [Note]
    var logs: [Note]
  }

  /// Returns the content of the trace that a session keeps.
  private func content(of test: TestSession) async throws -> Content {
    var rounds = 0
    func sent() -> String? { test.page.texts.first { $0.contains(#""t":"recorded""#) } }
    while sent() == nil, rounds < 1_000_000 {
      rounds += 1
      await Task.yield()
    }
    let text = try #require(sent())
    let values = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((values["name"] as? String)?.hasSuffix(".trace.html") == true)
    let path = try #require(values["path"] as? String)
    let answer = try #require(await test.session.library.answer(to: path))
    #expect(answer.type.hasPrefix("text/html"))
    let page = String(decoding: answer.data, as: UTF8.self)
    let start = try #require(page.range(of: #"<script type="application/json" id="trace">"#))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return try JSONDecoder().decode(
      Content.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
  }

  @Test("Holds the frames, steps and callbacks of what a person did")
  func holds() async throws {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":\#(protocolVersion),"scene":"plain"}"#)
    test.pass(frames: 5)
    test.say(#"{"t":"record","format":"trace"}"#)
    test.pass(frames: 1)
    test.session.note(.text, "a printed line")
    test.say(#"{"t":"call","name":"fade"}"#)
    test.pass(frames: 10)
    test.drag(from: CGPoint(x: 60, y: 130), by: CGVector(dx: 50, dy: 0))
    test.say(#"{"t":"recordEnd"}"#)
    test.pass(frames: 1)
    let content = try await content(of: test)
    #expect(content.title == "Plain")
    #expect(content.frames.count > 30)
    #expect(content.frames.first?.m != nil)
    #expect(zip(content.frames, content.frames.dropFirst()).allSatisfy { $0.t < $1.t })
    #expect(content.steps.map(\.text) == ["call fade", "touch at 60, 130", "lift at 110, 130"])
    #expect(content.logs.map(\.text) == ["a printed line"])
  }

  @Test("Keeps 16 MB of texts, and no callbacks after them")
  func manyTexts() async throws {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":\#(protocolVersion),"scene":"plain"}"#)
    test.pass(frames: 5)
    test.say(#"{"t":"record","format":"trace"}"#)
    test.pass(frames: 1)
    let line = String(repeating: "a", count: 1 << 20)
    for _ in 0..<40 { test.session.note(.text, line) }
    let stage = try #require(test.session.stage)
    stage.device.host.eventLog?("late")
    test.say(#"{"t":"call","name":"fade"}"#)
    test.pass(frames: 3)
    #expect(stage.untraced == [])
    test.say(#"{"t":"recordEnd"}"#)
    test.pass(frames: 1)
    let content = try await content(of: test)
    #expect((15...17).contains(content.logs.count))
    #expect(content.isCut)
    #expect(content.steps.isEmpty)
  }

  @Test("Of two that are being written, the page waits for one")
  func writing() {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":\#(protocolVersion),"scene":"plain"}"#)
    test.pass(frames: 5)
    for _ in 0..<4 {
      test.say(#"{"t":"record","format":"trace"}"#)
      test.pass(frames: 1)
      test.say(#"{"t":"recordEnd"}"#)
      test.pass(frames: 1)
    }
    #expect(test.page.texts.count { $0.contains("2 recordings are being encoded") } == 2)
    #expect(test.session.encoding == 2)
  }

  @Test("Of a device at rest has its screen, and gets every callback once though reports take them")
  func callbacks() async throws {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":\#(protocolVersion),"scene":"plain"}"#)
    test.pass(frames: 30)
    test.say(#"{"t":"watch","what":["state"]}"#)
    test.say(#"{"t":"record","format":"trace"}"#)
    test.pass(frames: 1)
    let device = try #require(test.session.stage?.device)
    for name in ["first", "second", "third"] {
      device.host.eventLog?(name)
      test.say(#"{"t":"call","name":"fade"}"#)
      test.pass(frames: 3)
    }
    test.say(#"{"t":"recordEnd"}"#)
    test.pass(frames: 1)
    let content = try await content(of: test)
    #expect(content.frames.first?.m != nil)
    #expect(content.frames.flatMap { $0.e ?? [] } == ["first", "second", "third"])
  }
}

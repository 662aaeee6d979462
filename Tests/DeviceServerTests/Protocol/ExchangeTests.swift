import Foundation
import Testing
import VirtualDevice

@testable import DeviceServer

@Suite("The recorded exchange")
@MainActor
struct ExchangeTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Protocol/exchange.txt")

  /// What is said, and the frames that pass after it.
  private static let lines: [(text: String, frames: Int)] = [
    (#"{"t":"hello","version":4}"#, 12),
    (#"{"t":"touches","touches":[[0,0,60,130]]}"#, 2),
    (#"{"t":"touches","touches":[[0,1,80,130]]}"#, 1),
    (#"{"t":"touches","touches":[[0,1,100,130]]}"#, 1),
    (#"{"t":"touches","touches":[[0,2,100,130]]}"#, 8),
    (#"{"t":"call","name":"add"}"#, 8),
    (#"{"t":"call","name":"fade"}"#, 40),
    (#"{"t":"call","name":"remove"}"#, 8),
  ]

  @Test("The server says what it said when the protocol was written down")
  func replay() throws {
    var test = TestSession([.plain])
    test.say(#"{"t":"hello","version":4}"#)
    test.session.hidesChrome = true
    var record = ""
    for (index, line) in Self.lines.enumerated() {
      if index > 0 { test.say(line.text) }
      record += "> \(line.text)\n"
      let start = test.page.frames.count
      test.pass(frames: line.frames)
      for frame in test.page.frames[start...] {
        record += "< " + frame.map { String($0, radix: 16).leftPadded }.joined() + "\n"
      }
    }
    if ProcessInfo.processInfo.environment["RECORD_EXCHANGE"] != nil {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try record.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      record == expected,
      "The bytes changed: raise protocolVersion, tell Documentation/protocol.md, and record with RECORD_EXCHANGE=1"
    )
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}

import Foundation
import Testing

@testable import VirtualDevice

@Suite("Reading of traces")
struct TraceReaderTests {
  @Test("What is written is read again")
  func roundTrip() throws {
    let frames = [
      TraceFrame(time: 0.016667, events: ["A.b(\"c\\d\")", "line\nend"]),
      TraceFrame(
        time: 0.5,
        sheets: [
          TraceFrame.Sheet(
            frame: CGRect(x: 8, y: 659.3158, width: 377, height: 186.1018), detent: nil,
            phase: "presenting", dim: 0.25, corners: [38, 38, 47, 47], grabber: true)
        ], presenter: TraceFrame.Presenter(transform: [], isTintDimmed: true)),
    ]
    let text = frames.map { $0.json + "\n" }.joined()
    #expect(try TraceFrame.read(text) == frames)
    #expect(try TraceFrame.read("\n" + text.replacing("\n", with: "\r\n")).count == 2)
  }

  @Test("An opacity that is not known is null")
  func unknown() throws {
    let sheet = TraceFrame.Sheet(
      frame: .zero, detent: "large", phase: "resting", dim: .nan, corners: [], grabber: false)
    let line = TraceFrame(time: 1, sheets: [sheet]).json
    #expect(line.contains("\"dim\":null"))
    #expect(try TraceFrame.read(line)[0].sheets[0].dim.isNaN)
  }

  static let mistakes: [(text: String, sentence: String)] = [
    ("", "the trace has no frames."),
    ("{}", "line 1, column 1: a frame needs \"sheets\"."),
    ("[]", "line 1, column 1: a frame is an object, not an array."),
    ("FRAME\n{\"t\":1", "line 2, column 7: the JSON ends before \"}\"."),
    ("FRAME\n\nEARLIER", "line 3, column 1: the frame is earlier than the one before it."),
    (
      #"{"t":"1","sheets":[],"presenter":{"transform":[],"tint":"normal"},"events":[]}"#,
      "line 1, column 6: \"t\" is a number, not a string."
    ),
    (
      #"{"t":1,"sheets":[],"presenter":{"transform":[1],"tint":"normal"},"events":[]}"#,
      "line 1, column 45: \"transform\" has 0 or 6 numbers, not 1."
    ),
    (
      #"{"t":1,"sheets":[],"presenter":{"transform":[],"tint":"red"},"events":[]}"#,
      "line 1, column 55: \"tint\" is normal or dimmed, not a string."
    ),
    (
      #"{"t":1,"sheets":[],"presenter":{"transform":[],"tint":"normal"},"events":[2]}"#,
      "an event is a string, not a number."
    ),
    (
      #"{"t":1,"sheets":[{"frame":[0,0,1]}],"presenter":{"transform":[],"tint":"normal"},"events":[]}"#,
      "\"frame\" has 4 numbers, not 3."
    ),
    (
      #"{"t":1,"sheets":[{"frame":[0,9,3,-4]}],"presenter":{"transform":[],"tint":"normal"},"events":[]}"#,
      "line 1, column 27: the width and the height of \"frame\" are 0 or more."
    ),
  ]

  @Test("A mistake gets one sentence with its line", arguments: mistakes)
  func mistake(text: String, sentence: String) throws {
    let text = text.replacing("FRAME", with: TraceFrame(time: 2).json)
      .replacing("EARLIER", with: TraceFrame(time: 1).json)
    let error = #expect(throws: TraceError.self) { try TraceFrame.read(text) }
    #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
  }

  @Test("The page about traces has every row with its tolerance")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/traces.md")
    let page = try String(contentsOf: root, encoding: .utf8)
    let table = try #require(page.range(of: "| row |"))
    let rows = page[table.upperBound...].split(separator: "\n").filter { $0.hasPrefix("| `") }
    let own = TraceRow.allCases.map {
      "| `\($0.rawValue)` | \($0.documentation) | \($0.toleranceText) |"
    }
    #expect(rows.map(String.init) == own)
  }
}

import Foundation

/// The content of a trace's page, as far as its film needs it.
package struct TraceFile: Sendable {
  /// A frame of the film.
  struct Frame: Decodable, Sendable {
    var t: Double
    /// The changes of the layers in base64.
    var m: String?
    /// The fingers on the screen: number, x and y.
    var f: [[Double]]?
  }

  private struct Content: Decodable {
    struct Mark: Decodable {
      var time: Double
    }
    var frames: [Frame]
    var marks: [Mark]?
  }

  let frames: [Frame]
  /// The time of the first failure or misuse, in seconds; `nil` without one.
  package let firstMark: Double?

  /// The time of the last frame, in seconds.
  package var end: Double { frames.last?.t ?? 0 }

  /// The longest film in seconds; traces have two minutes of frames. tunable
  private static let mostSeconds = 3600.0

  private static let start = "<script type=\"application/json\" id=\"trace\">"

  /// Reads a page that `detent record --page`, a failed test or the live page has written.
  package init(_ page: String) throws(DamagedTrace) {
    guard let start = page.range(of: Self.start),
      let end = page.range(of: "</script>", range: start.upperBound..<page.endIndex),
      let content = try? JSONDecoder().decode(
        Content.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    else {
      throw DamagedTrace(
        description: "it is no trace: name a page of detent record --page, of a failed test or of "
          + "the live page")
    }
    guard zip(content.frames, content.frames.dropFirst()).allSatisfy({ $0.t <= $1.t }),
      content.frames.allSatisfy(\.t.isFinite),
      (content.frames.last?.t ?? 0) - (content.frames.first?.t ?? 0) <= Self.mostSeconds
    else { throw .number }
    guard !content.frames.isEmpty else {
      throw DamagedTrace(description: "the trace has no frames")
    }
    frames = content.frames
    firstMark = content.marks?.first?.time
  }
}

import Foundation
import UIKit
import VirtualDevice

/// Many flows in one process, one after the other: the memory that they leave behind.
///
/// Each is a ``SmallAppFlow``, of which nobody takes a picture. `DETENT_FLOWS=500` runs another number of
/// them.
@MainActor
struct FlowMemoryBenchmark {
  /// The part of the flows after which caches, such as those of glyphs, are full; tunable.
  private static let warmUp = 0.1

  private let count =
    ProcessInfo.processInfo.environment["DETENT_FLOWS"].flatMap(Int.init) ?? 10_000

  func run() throws {
    Report.heading("\(count) flows in one process: launch, tap, present, drag, dismiss")
    let first = max(1, Int(Double(count) * Self.warmUp))
    var (early, most) = (0, 0)
    var samples = Samples()
    for number in 1...max(count, 2) {
      let start = Stopwatch.processorTime
      try SmallAppFlow.run()
      samples.add(Stopwatch.processorTime - start)
      if number == first { early = try Self.memory() }
      if number > first, number % first == 0 { most = max(most, try Self.memory()) }
    }
    let last = try Self.memory()
    let growth = Double(last - early) / Double(max(1, count - first))
    Report.line("one flow, median of processor time", Report.milliseconds(samples.median))
    Report.line("flows a second", String(format: "%.0f", Double(count) / samples.total))
    Report.line("resident memory after the first tenth", Self.megabytes(early))
    Report.line("the most after it", Self.megabytes(max(most, last)))
    Report.line(
      "growth for a flow", String(format: "%.0f bytes", growth), note: "flat is less than 100")
  }

  private enum FlowFailure: Error {
    /// The system does not say how much memory the process has.
    case memory
  }

  /// Returns the resident memory of the process in bytes.
  private static func memory() throws -> Int {
    let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    guard words.count > 1, let pages = Int(words[1]) else { throw FlowFailure.memory }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func megabytes(_ bytes: Int) -> String {
    String(format: "%.1f MB", Double(bytes) / 1_048_576)
  }
}

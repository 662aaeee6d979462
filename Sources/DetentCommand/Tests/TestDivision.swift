import Foundation
import VirtualDevice

/// A part of several of a run of tests, such as the third of eight.
struct TestShard: Equatable {
  /// The number of the part, from one.
  var number: Int
  var count: Int

  static let all = TestShard(number: 1, count: 1)

  init(number: Int, count: Int) {
    (self.number, self.count) = (number, count)
  }

  /// Reads a part as the command line has it, such as `3/8`.
  init(_ text: String) throws(CommandFailure) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard words.count == 2, let number = words[0], let count = words[1], count >= 1,
      (1...count).contains(number)
    else {
      throw CommandFailure(
        "--shard is a part and the number of parts, as in 3/8, not \(Excerpt.quoted(text))")
    }
    (self.number, self.count) = (number, count)
  }
}

/// The division of suites of tests into parts that take about the same time.
///
/// The same suites and times give the same parts on each machine, in whichever order they are listed.
enum TestDivision {
  /// Returns the suites of the tests that are listed as Swift Testing lists them; a function outside
  /// of every suite is one by itself.
  static func suites(_ tests: [String]) -> [String] {
    Set(tests.map { test in test.firstIndex(of: "/").map { String(test[..<$0]) } ?? test }).sorted()
  }

  /// Returns the seconds that suites took by a report.
  static func times(_ report: TestReport) -> [String: Double] {
    var times: [String: Double] = [:]
    for test in report.cases {
      // Module.Outermost.Nested; functions outside of suites have only the module.
      let words = test.suite.split(separator: ".").prefix(2) + [test.name[...]]
      times[words.prefix(2).joined(separator: "."), default: 0] += test.time
    }
    return times
  }

  /// Returns the parts. A suite without a time counts as the mean of those that have one.
  static func parts(of suites: [String], times: [String: Double], count: Int) -> [[String]] {
    let known = suites.compactMap { times[$0] }
    let mean = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    func time(_ suite: String) -> Double { times[suite] ?? mean }
    var parts = [(time: Double, suites: [String])](repeating: (0, []), count: max(1, count))
    // The longest first, each into the part that is the shortest until then.
    for suite in Set(suites).sorted(by: { (-time($0), $0) < (-time($1), $1) }) {
      let shortest = parts.indices.min {
        (parts[$0].time, parts[$0].suites.count, $0) < (parts[$1].time, parts[$1].suites.count, $1)
      }
      guard let shortest else { continue }
      parts[shortest].time += time(suite)
      parts[shortest].suites.append(suite)
    }
    return parts.map { $0.suites.sorted() }
  }
}

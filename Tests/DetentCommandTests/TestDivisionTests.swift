import Foundation
import Testing

@testable import DetentCommand

@Suite("The division of tests: detent test")
struct TestDivisionTests {
  @Test("A part is a number of several; anything else gets a sentence")
  func shards() throws {
    #expect(try TestShard("3/8") == TestShard(number: 3, count: 8))
    for text in ["", "3", "0/8", "9/8", "a/8", "3/", "3/8/1", "-1/2"] {
      #expect(throws: CommandFailure.self, "\(text)") { try TestShard(text) }
    }
  }

  @Test("A suite stays whole, and a function outside of suites is a suite by itself")
  func suites() {
    let tests = ["A.Maps/opens()", "A.Maps/Inner/closes()", "A.free()", "A.Maps/drags(_:)"]
    #expect(TestDivision.suites(tests) == ["A.Maps", "A.free()"])
  }

  @Test("The times of a report count for the outermost suite, and for functions outside of suites")
  func times() {
    let report = TestReport(cases: [
      .init(suite: "A.Maps", name: "opens()", time: 1),
      .init(suite: "A.Maps.Inner", name: "closes()", time: 2),
      .init(suite: "A", name: "free()", time: 4),
    ])
    #expect(TestDivision.times(report) == ["A.Maps": 3, "A.free()": 4])
  }

  @Test("Parts take about the same time, each suite is in one, and the order does not matter")
  func parts() {
    let times = ["a": 8.0, "b": 5, "c": 4, "d": 3, "e": 2, "f": 2]
    let parts = TestDivision.parts(of: times.keys.sorted(), times: times, count: 3)
    #expect(parts.map { $0.reduce(0) { $0 + (times[$1] ?? 0) } } == [8, 9, 7])
    #expect(parts.flatMap(\.self).sorted() == times.keys.sorted())
    let reversed = TestDivision.parts(
      of: times.keys.sorted(by: >), times: times, count: 3)
    #expect(reversed == parts)
  }

  @Test("Without times the parts have as many suites; more parts than suites leave some empty")
  func even() {
    let suites = (1...10).map { "s\($0)" }
    let counts = TestDivision.parts(of: suites, times: [:], count: 4).map(\.count)
    #expect(counts.sorted() == [2, 2, 3, 3])
    #expect(TestDivision.parts(of: ["s1"], times: [:], count: 3) == [["s1"], [], []])
  }

  @Test("A suite without a time counts as the mean of the others")
  func unknown() {
    let parts = TestDivision.parts(of: ["a", "b", "new"], times: ["a": 2, "b": 4], count: 2)
    #expect(parts == [["b"], ["a", "new"]])
  }

  @Test("A pattern matches its suite's tests and not those of a suite with a longer name")
  func pattern() throws {
    let pattern = try Regex(TestRun.pattern("A.Maps"))
    #expect("A.Maps/opens()".contains(pattern))
    #expect(!"A.MapsTwo/opens()".contains(pattern) && !"AxMaps/opens()".contains(pattern))
    #expect("A.free()/File.swift:1:2".contains(try Regex(TestRun.pattern("A.free()"))))
  }
}

import Foundation
import Testing

@testable import DetentCommand

@MainActor
@Suite("Reports of tests: detent test", .serialized)
struct TestReportTests {
  private static let first = TestReport(cases: [
    .init(suite: "A.Maps", name: "opens()", time: 0.5),
    .init(suite: "A.Maps", name: "drags()", time: 0.25, failures: ["\"a\" < b & c\nsecond line"]),
  ])
  private static let second = TestReport(cases: [
    .init(suite: "A.Lists", name: "scrolls()", time: 0.25, isSkipped: true)
  ])

  @Test("A report that is written is read as it was")
  func roundTrip() throws {
    let report = try TestReport(Data(Self.first.text.utf8), name: "a")
    #expect(report == Self.first)
    #expect(try TestReport(Data(Self.second.text.utf8), name: "b") == Self.second)
    #expect(Self.first.text.contains("tests=\"2\" failures=\"1\" skipped=\"0\" time=\"0.75\""))
  }

  @Test("Reports merge into one by the tests' names, from each order to the same bytes")
  func merges() throws {
    let merged = try TestReport.merged([Self.first, Self.second])
    #expect(merged.cases.map(\.name) == ["scrolls()", "drags()", "opens()"])
    #expect(try TestReport.merged([Self.second, Self.first]) == merged)
    #expect(
      merged.summary == """
        failed: A.Maps/drags()
          "a" < b & c second line
        3 tests in 2 suites, 1 failed, 1.0 s of tests

        """)
  }

  @Test("The command merges files, and its status tells that a test failed")
  func command() throws {
    try CommandStage.inFolder { folder in
      for (name, report) in [("a", Self.first), ("b", Self.second)] {
        try Data(report.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).xml"))
      }
      let words = ["test", "--merge", "\(folder)/a.xml", "--merge", "\(folder)/b.xml"]
      let outcome = CommandStage.run(words + ["--report", "\(folder)/all.xml"])
      #expect(outcome.status == .failure)
      #expect(outcome.output.hasSuffix("3 tests in 2 suites, 1 failed, 1.0 s of tests\n"))
      let written = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/all.xml"))
      #expect(try TestReport(written, name: "all") == TestReport.merged([Self.first, Self.second]))
      let passed = CommandStage.run(["test", "--merge", "\(folder)/b.xml"])
      #expect(passed.status == .success)
    }
  }

  @Test("Wrong words get one sentence")
  func mistakes() throws {
    try CommandStage.inFolder { folder in
      try Data(Self.first.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/a.xml"))
      try Data("no report".utf8).write(to: URL(fileURLWithPath: "\(folder)/text.xml"))
      let rows: [([String], String, CommandStatus)] = [
        (["--shard", "9/8"], "--shard is a part and the number of parts, as in 3/8, not", .usage),
        (["--jobs", "0"], "--jobs is a number from 1 to 256, not 0", .usage),
        (["\(folder)/none"], "none\" is no folder", .badInput),
        ([folder, "--jobs", "2"], "is adopted, as it does not use DetentTesting", .usage),
        (["--filter", "Maps"], "--filter is for the tests of an adopted app", .usage),
        (["--times", "\(folder)/none.xml"], "none.xml\" cannot be read", .badInput),
        (["--merge", "\(folder)/text.xml"], "text.xml\" is not a JUnit report", .badInput),
        (["--merge", "\(folder)/a.xml", "--shard", "1/2"], "--merge runs no tests", .usage),
        (
          ["--merge", "\(folder)/a.xml", "--merge", "\(folder)/a.xml"],
          "the test A.Maps/opens() is in two reports", .badInput
        ),
      ]
      for (words, answer, status) in rows {
        let outcome = CommandStage.run(["test"] + words)
        #expect(outcome.status == status, "\(words)")
        #expect(outcome.error.contains(answer), "\(words): \(outcome.error)")
        #expect(outcome.output.isEmpty)
      }
    }
  }

  @Test("The shards of a run have each test once, in processes beside each other")
  func run() throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    let run = TestRun(program: program, folder: "/tmp", jobs: 2)
    let own = "DetentCommandTests."
    let wanted = [own + "TestDivisionTests", own + "ProgressTests"]
    let tests = try run.tests().filter { test in wanted.contains { test.hasPrefix($0 + "/") } }
    #expect(tests.count > 5)
    #expect(TestDivision.suites(tests) == wanted.sorted())
    var reports: [TestReport] = []
    for part in TestDivision.parts(of: wanted, times: [:], count: 2) {
      let (report, logs) = try run.run([part])
      #expect(logs.isEmpty)
      reports.append(report)
    }
    let merged = try TestReport.merged(reports)
    #expect(merged.failed == 0)
    #expect(merged.cases.count == tests.count)
  }
}

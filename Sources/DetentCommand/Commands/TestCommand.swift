import ArgumentParser
import Foundation

/// `detent test`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs a package's tests in several processes, or those of an iOS app.",
    discussion: """
      Divides the suites of a package that uses DetentTesting into parts that take about the same \
      time: by the report of an earlier run, or evenly. The same report gives the same parts on each \
      machine. Any other folder is adopted, as detent adopt does, and its test targets run in one \
      process. The status is 1 if a test fails.

      EXAMPLES:
        detent test --report tests.xml
        detent test --shard 3/8 --times tests.xml --report shard-3.xml
        detent test --merge shard-1.xml --merge shard-2.xml --report tests.xml
        detent test ~/Trails --filter RatingTests
      """)

  @Argument(help: "The folder of the package or app.", completion: .directory)
  var folder = "."

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Run only the tests of an app whose names match a regular expression.",
      valueName: "expression"))
  var filter: String?

  @Option(
    help: ArgumentHelp("The part to run, as in 3/8; by default all.", valueName: "part/parts"))
  var shard: String?

  @Option(help: "The number of processes at once. The default is the number of cores.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp("A report with the times of an earlier run.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var times: String?

  @Option(
    help: ArgumentHelp("The file for the report, in the form of JUnit.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var report: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A report to merge with others in place of a run; may be given several times.",
      valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var merge: [String] = []

  @Flag(help: "Run the tests of the last build.")
  var skipBuild = false

  func run() throws {
    guard try isOwnPackage() || !merge.isEmpty else { return try runAdoptedTests() }
    guard filter == nil else {
      throw CommandFailure(
        "--filter is for the tests of an adopted app; for a package, run swift test --filter")
    }
    let report: TestReport
    let logs: [String]
    if merge.isEmpty {
      (report, logs) = try runTests()
    } else {
      report = try TestReport.merged(try mergedReports())
      logs = []
    }
    try MainActor.assumeIsolated {
      for log in logs { try Terminal.output(log) }
      if let path = self.report {
        try OutputFile.write([
          (OutputFile(path, kinds: [], what: "a report"), .text(report.text))
        ])
      }
      try Terminal.output(report.summary)
    }
    if report.failed > 0 { throw ExitCode(CommandStatus.failure.rawValue) }
  }

  /// Indicates whether the folder is a package that is written for this platform, and not adopted.
  private func isOwnPackage() throws(CommandFailure) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandFailure("\"\(folder)\" is no folder", .badInput) }
    let manifest = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
    return String(decoding: manifest, as: UTF8.self).contains("\"DetentTesting\"")
  }

  private func runAdoptedTests() throws {
    guard shard == nil, jobs == nil, times == nil, report == nil, !skipBuild else {
      throw CommandFailure(
        "\"\(folder)\" is adopted, as it does not use DetentTesting; its tests take --filter only")
    }
    try AdoptionTool.run([folder, "--test"] + (filter.map { ["--filter", $0] } ?? []))
  }

  private func mergedReports() throws(CommandFailure) -> [TestReport] {
    guard shard == nil, times == nil, jobs == nil, !skipBuild else {
      throw CommandFailure(
        "--merge runs no tests, so --shard, --times, --jobs and --skip-build have no effect")
    }
    var reports: [TestReport] = []
    for path in merge { reports.append(try read(path)) }
    return reports
  }

  private func runTests() throws -> (report: TestReport, logs: [String]) {
    let shard = try shard.map { text throws(CommandFailure) in try TestShard(text) } ?? .all
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    guard (1...256).contains(jobs) else {
      throw CommandFailure("--jobs is a number from 1 to 256, not \(jobs)")
    }
    let times = try times.map { path throws(CommandFailure) in try read(path) }
    if let report {
      try MainActor.assumeIsolated {
        _ = try OutputFile(report, kinds: [], what: "a report")
      }
    }
    let run = TestRun(program: try program(), folder: folder, jobs: jobs)
    let seconds = times.map(TestDivision.times) ?? [:]
    let suites = TestDivision.suites(try run.tests())
    guard !suites.isEmpty else {
      throw CommandFailure("the package has no tests of Swift Testing", .badInput)
    }
    let own = TestDivision.parts(of: suites, times: seconds, count: shard.count)[shard.number - 1]
    let parts = TestDivision.parts(of: own, times: seconds, count: jobs)
    return try run.run(parts)
  }

  private func read(_ path: String) throws(CommandFailure) -> TestReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure("\"\(path)\" cannot be read", .badInput)
    }
    return try TestReport(data, name: "\"\(path)\"")
  }

  /// Builds the tests, and returns the path of the program.
  private func program() throws(CommandFailure) -> String {
    if !skipBuild {
      let build = Process()
      build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      build.arguments = ["swift", "build", "--package-path", folder, "--build-tests"]
      do { try build.run() } catch { throw CommandFailure("swift cannot be run", .failure) }
      build.waitUntilExit()
      guard build.terminationStatus == 0 else {
        throw CommandFailure("the tests cannot be built", .failure)
      }
    }
    let products = "\(folder)/.build/debug"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    guard let name = names.sorted().first(where: { $0.hasSuffix("PackageTests.xctest") }) else {
      throw CommandFailure(
        "\"\(products)\" has no tests; build them, without --skip-build", .badInput)
    }
    return URL(fileURLWithPath: "\(products)/\(name)").standardizedFileURL.path
  }
}

import Foundation

/// A run of a package's tests in several processes.
///
/// Tests of one process share the main actor, so they take turns there: in each process one runs after
/// the other, which also makes their times comparable.
struct TestRun {
  /// The program with the tests, which SwiftPM builds.
  var program: String
  /// The folder in which the tests run.
  var folder: String
  /// The number of processes that run at once.
  var jobs: Int

  /// Returns the names of all tests, such as `PlacesTests.MapTests/opens()`.
  func tests() throws(CommandFailure) -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--testing-library", "swift-testing", "--list-tests"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      throw CommandFailure("\"\(program)\" cannot be run", .failure)
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains(".") && !$0.contains(" ") }
  }

  /// Runs suites, and returns the report of all processes and what those with failures printed.
  ///
  /// - Parameter parts: the suites of each process.
  func run(_ parts: [[String]]) throws(CommandFailure) -> (report: TestReport, logs: [String]) {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("\"\(place.path)\" cannot be created", .cannotCreate)
    }
    let parts = parts.filter { !$0.isEmpty }
    func file(_ index: Int, _ kind: String) -> String { "\(place.path)/\(index).\(kind)" }
    let commands = parts.enumerated().map { index, suites in
      arguments(for: suites, log: file(index, "log"), report: file(index, "xml"))
    }
    let failed = try ProcessPool(executable: "/bin/sh", jobs: jobs).run(commands) { _ in }
    let logs = failed.map { index in
      String(
        decoding: FileManager.default.contents(atPath: file(index, "log")) ?? Data(), as: UTF8.self)
    }
    var reports: [TestReport] = []
    for (index, suites) in parts.enumerated() {
      guard let data = FileManager.default.contents(atPath: file(index, "xml")) else {
        throw CommandFailure(
          "the process with \(suites.joined(separator: ", ")) ended without a report", .failure)
      }
      reports.append(try TestReport(data, name: "a process's report"))
    }
    let report = try TestReport.merged(reports)
    guard failed.isEmpty || report.failed > 0 else {
      throw CommandFailure("a process of tests failed, though no test did", .failure)
    }
    return (report, logs)
  }

  /// Returns the shell's arguments for a process, whose output goes to a file.
  private func arguments(for suites: [String], log: String, report: String) -> [String] {
    var words = ["-c", #"cd "$1" && log=$2 && shift 2 && exec "$@" >"$log" 2>&1"#, "sh"]
    words += [folder, log, program, "--testing-library", "swift-testing", "--no-parallel"]
    words += ["--xunit-output", report]
    for suite in suites { words += ["--filter", Self.pattern(suite)] }
    return words
  }

  /// Returns the regular expression that matches the tests of a suite and no others.
  static func pattern(_ suite: String) -> String {
    "^" + NSRegularExpression.escapedPattern(for: suite) + "(/|$)"
  }
}

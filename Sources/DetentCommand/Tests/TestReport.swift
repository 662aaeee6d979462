import Foundation
import FoundationXML

/// A report of tests in the form of JUnit, which Swift Testing and CI systems write and read.
struct TestReport: Equatable {
  /// A test and its outcome.
  struct Case: Equatable {
    /// The module and the suite, such as `PlacesTests.MapTests`.
    var suite: String
    var name: String
    /// The duration in seconds.
    var time: Double
    /// The messages of its failures.
    var failures: [String] = []
    var isSkipped = false
  }

  var cases: [Case] = []

  /// The number of tests that failed.
  var failed: Int { cases.count { !$0.failures.isEmpty } }
  /// The sum of the durations, in seconds.
  var time: Double { cases.reduce(0) { $0 + $1.time } }

  init(cases: [Case] = []) {
    self.cases = cases
  }

  /// Reads a report.
  ///
  /// - Parameter name: the file's name, for the sentence about a report that is not valid.
  init(_ data: Data, name: String) throws(CommandFailure) {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isReport else {
      throw CommandFailure("\(name) is not a JUnit report", .badInput)
    }
    cases = reader.cases
  }

  /// Returns one report with the tests of several, in the order of their names.
  ///
  /// - Throws: a failure if a test is in two of them, which are then no parts of one run.
  static func merged(_ reports: [TestReport]) throws(CommandFailure) -> TestReport {
    var seen: Set<[String]> = []
    let all = reports.flatMap(\.cases)
    for test in all where !seen.insert([test.suite, test.name]).inserted {
      throw CommandFailure("the test \(test.suite)/\(test.name) is in two reports", .badInput)
    }
    return TestReport(cases: all.sorted { ($0.suite, $0.name) < ($1.suite, $1.name) })
  }

  /// The report as a file.
  var text: String {
    let skipped = cases.count(where: \.isSkipped)
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="TestResults" errors="0" tests="\(cases.count)" failures="\(failed)" \
      skipped="\(skipped)" time="\(time)">

      """
    for test in cases {
      text += "    <testcase classname=\"\(Self.escaped(test.suite))\""
      text += " name=\"\(Self.escaped(test.name))\" time=\"\(test.time)\""
      let content =
        test.failures.map { "      <failure message=\"\(Self.escaped($0))\" />\n" }
        + (test.isSkipped ? ["      <skipped />\n"] : [])
      text += content.isEmpty ? " />\n" : ">\n\(content.joined())    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  /// The report in a few lines: each failure, then the numbers.
  var summary: String {
    var lines: [String] = []
    for test in cases where !test.failures.isEmpty {
      lines.append("failed: \(test.suite)/\(test.name)")
      lines += test.failures.map { "  " + $0.replacing("\n", with: " ") }
    }
    let suites = Set(cases.map(\.suite)).count
    let seconds = String(format: "%.1f", time)
    lines.append(
      "\(cases.count) tests in \(suites) suites, \(failed) failed, \(seconds) s of tests")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("\n", with: "&#10;")
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var cases: [Case] = []
    var isReport = false

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      switch element {
      case "testsuite", "testsuites":
        isReport = true
      case "testcase":
        cases.append(
          Case(
            suite: attributes["classname"] ?? "", name: attributes["name"] ?? "",
            time: attributes["time"].flatMap(Double.init) ?? 0))
      case "failure", "error":
        guard !cases.isEmpty else { return }
        cases[cases.count - 1].failures.append(attributes["message"] ?? "")
      case "skipped":
        guard !cases.isEmpty else { return }
        cases[cases.count - 1].isSkipped = true
      default:
        break
      }
    }
  }
}

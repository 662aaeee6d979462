import Foundation
import Testing

/// The rows of `Documentation/Features.md`, each with the tests that hold it.
@Suite("The table of features")
struct FeatureTableTests {
  /// A row of the table.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var works: String
    var tests: [String]
    var limits: String
    var testDescription: String { name }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let rows: [Row] = {
    let page = root.appendingPathComponent("Documentation/Features.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[1].last?.isNumber == true else { return nil }
      let tests = cells[4].split(separator: "`").map(String.init)
        .filter { !$0.trimmingCharacters(in: [",", " "]).isEmpty }
      return Row(name: cells[1], works: cells[3], tests: tests, limits: cells[5])
    }
  }()

  @Test("Every row is there once")
  func isComplete() {
    let names = (1...181).map { "\($0)" } + (1...28).map { "own \($0)" }
    #expect(Self.rows.map(\.name) == names)
  }

  @Test("A row works and has a test, or a sentence says why it cannot", arguments: rows)
  func evidence(_ row: Row) throws {
    switch row.works {
    case "yes": #expect(!row.tests.isEmpty)
    case "partly": #expect(!row.tests.isEmpty && !row.limits.isEmpty)
    case "no": #expect(row.limits.count > 60)
    default: Issue.record("\(row.works) is none of yes, partly and no")
    }
    for test in row.tests { try expectExists(test) }
  }

  /// Expects that a function is a test in its file, or that a script exists.
  private func expectExists(_ test: String) throws {
    if test.hasPrefix("scripts/") {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(test).path))
      return
    }
    let parts = test.split(separator: ".").map(String.init)
    try #require(parts.count == 2)
    let isPython = parts[0].hasPrefix("Browser/")
    let file = Self.root.appendingPathComponent("Tests/\(parts[0]).\(isPython ? "py" : "swift")")
    let text = try String(contentsOf: file, encoding: .utf8)
    let function = "\(isPython ? "def" : "func") \(parts[1])("
    let before = try #require(text.range(of: function), "\(function)").lowerBound
    // Between the attribute and the function there are arguments, and no other function.
    let attribute = isPython ? "class " : "@Test"
    let isTest = text[..<before].components(separatedBy: "func ").last?.contains(attribute)
    #expect(isTest == true || isPython)
  }
}

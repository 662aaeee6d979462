import Foundation
import QuartzCore
import Testing

/// The rows of `Documentation/Refusals.md`: what Apple's frameworks refuse, the Runtime refuses or
/// reports, by a case of a table that a test expects.
@Suite("Refusals")
struct RefusalTests {
  private struct Row {
    let name: String
    let ids: [String]
    let runtime: String
    let duty: String
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(below folder: String) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return names.filter { $0.hasSuffix(".swift") }
      .map { root.appendingPathComponent(folder).appendingPathComponent($0) }
  }

  private static func rows() throws -> [Row] {
    let text = try String(
      contentsOf: root.appendingPathComponent("Documentation/Refusals.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells.count == 7, cells[0] != "row" else { return nil }
      let ids = cells[1].split(separator: "`").map(String.init).filter { $0.contains(".") }
      return Row(name: cells[0], ids: ids, runtime: cells[5], duty: cells[6])
    }
  }

  /// The identifiers of all cases of the tables in the sources.
  private static func cases() throws -> Set<String> {
    var ids = Set<String>()
    for file in try files(below: "Sources/Runtime") where file.path.contains("/Diagnostics/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      var concept = ""
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: #/enum (\w+)Misuse: MisuseCase/#) {
          concept = String(match.1)
        }
        if let match = line.firstMatch(of: #/^  case (\w+)/#) {
          ids.insert("\(concept).\(match.1)")
        }
      }
    }
    return ids
  }

  @Test("Every refusal has a case, and every case has a test")
  func everyRow() throws {
    let (rows, cases) = (try Self.rows(), try Self.cases())
    #expect(rows.count > 120 && cases.count > 150)
    let own = URL(fileURLWithPath: #filePath).lastPathComponent
    let tests = try Self.files(below: "Tests").filter { $0.lastPathComponent != own }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for row in rows {
      let isSilent = ["no code", "same"].contains { row.runtime.hasPrefix($0) }
      #expect(isSilent == row.ids.isEmpty, "\(row.name) names \(row.ids)")
      for id in row.ids {
        #expect(cases.contains(id), "\(row.name): no table has \(id)")
        #expect(tests.contains("\"\(id)\""), "\(row.name): no test expects \(id)")
      }
    }
  }

  @Test("No refusal is lenient without a reason")
  func noLenientRow() throws {
    for row in try Self.rows() where row.runtime.contains("**lenient**") {
      #expect(row.duty.hasPrefix("nothing:"), "\(row.name) is lenient")
    }
  }

  @Test("A report names the exception that Apple's framework raises")
  func exception() {
    let report = MisuseReport(NavigationMisuse.pushedNavigationController(NSObject()))
    #expect(report.exception == "NSInvalidArgumentException")
    #expect(report.description.hasPrefix("Navigation.pushedNavigationController (NSInvalid"))
    #expect(
      NavigationMisuse.pushedNavigationController(NSObject()).message
        .hasSuffix("(On Apple's platforms: NSInvalidArgumentException.)"))
    #expect(MisuseReport(UndoMisuse.undoInOpenGroup).exception == nil)
  }
}

import Foundation
import Testing

@testable import DetentKit

/// The table in ChoosingAPresenter.md says what the code does.
@MainActor
@Suite("Table of presenters")
struct PresenterTableTests {
  struct Row {
    var feature: SheetFeature
    var system: String
    var own: String
  }

  private func rows() throws -> [Row] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let page = try String(
      contentsOf: root.appending(path: "Sources/DetentKit/DetentKit.docc/ChoosingAPresenter.md"),
      encoding: .utf8)
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("``") }
    return try lines.flatMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(line)")
      let names = cells[0].matches(of: /``(\w+)\/(\w+)``/).map {
        $0.output.1 == "SheetProperties" ? "\($0.output.2)" : "\($0.output.1).\($0.output.2)"
      }
      // A row can name properties that go together, the first of which stands in the table.
      let features = names.compactMap { SheetFeature(rawValue: $0) }
      try #require(!features.isEmpty, "\(line)")
      return features.map { Row(feature: $0, system: cells[1], own: cells[2]) }
    }
  }

  @Test("There is a row for each property that one of the presenters lacks, and no other")
  func isComplete() throws {
    let features = try rows().map(\.feature)
    #expect(features.count == SheetFeature.allCases.count)
    #expect(Set(features) == Set(SheetFeature.allCases))
  }

  @Test("Each cell says whether the presenter supports the property")
  func cells() throws {
    for row in try rows() {
      #expect(row.feature.isSupported(by: .system) == (row.system != "no"), "\(row.feature)")
      #expect(row.feature.isSupported(by: .detentKit) == (row.own == "yes"), "\(row.feature)")
      #expect(row.feature.isSystems == (row.own == "no"), "\(row.feature)")
    }
  }

  @Test("Before iOS 16 the system supports what the table says, and no detents of any height")
  func before16() throws {
    SystemSupport.current.hasCustomDetents = false
    defer { SystemSupport.current = SystemSupport() }
    for row in try rows() {
      let isLater = row.system.hasPrefix("from iOS 16 on")
      #expect(
        row.feature.isSupported(by: .system) == (row.system != "no" && !isLater),
        "\(row.feature)")
    }
  }
}

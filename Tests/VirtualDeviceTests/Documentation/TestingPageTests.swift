import Foundation
import Testing

/// The pages about tests have no listing that does not compile, and no verb without a test.
@Suite("The pages about tests")
struct TestingPageTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The lines of a text without what indents them.
  private func lines(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func compiled() throws -> String {
    try ["FirstTestListings.swift", "TestingPageListings.swift"].map {
      lines(try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8))
    }.joined(separator: "\n")
  }

  @Test(
    "Each listing is compiled",
    arguments: [
      ("Documentation/Testing.md", 1),
      ("Sources/DetentTesting/DetentTesting.docc/FirstTest.md", 6),
    ])
  func listings(page: String, least: Int) throws {
    let compiled = try compiled()
    let parts = try text(page).components(separatedBy: "```swift\n").dropFirst()
    #expect(parts.count >= least)
    for part in parts {
      let listing = lines(part.components(separatedBy: "```")[0])
      #expect(compiled.contains(listing), "\(listing)")
    }
  }

  @Test("Each call in the table for those who come from XCUITest is compiled")
  func table() throws {
    let compiled = try compiled()
    let page = try text("Documentation/Testing.md")
    let part = try #require(page.components(separatedBy: "| XCUITest | here |").last)
    let rows = part.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
    #expect(rows.count > 15)
    for row in rows {
      let cells = row.split(separator: "|", omittingEmptySubsequences: true)
      let code = try #require(cells.last).split(separator: "`", omittingEmptySubsequences: false)
      for call in code.indices.filter({ $0 % 2 == 1 }).map({ code[$0] }) {
        #expect(compiled.contains(call), "\(call)")
      }
    }
  }

  @Test("Each verb of an element and of an app has a test that performs it")
  func verbs() throws {
    let folder = "Sources/DetentTesting"
    let kinds = [
      (
        "element", "Tests/VirtualDeviceTests/Testing/ElementVerbTests.swift",
        ["Query/AppElement+Touch", "Query/AppElement+Assistance"]
      ),
      (
        "app", "Tests/VirtualDeviceTests/Testing/AppVerbTests.swift",
        ["TestApp+Touch", "TestApp+Pointer", "TestApp+Elements"]
      ),
    ]
    var count = 0
    for (kind, tests, files) in kinds {
      let performed = try text(tests)
      for file in files {
        let verbs = try text("\(folder)/\(file).swift").matches(of: /public func (\w+)[(<]/)
        for verb in verbs where verb.output.1 != "element" {
          #expect(performed.contains(".\(verb.output.1)("), "\(kind) \(verb.output.1)")
          count += 1
        }
      }
    }
    #expect(count >= 30)
  }

  @Test("Each public function of DetentTesting is in the table of tests, and its tests call it")
  func matrix() throws {
    let page = try text("Documentation/Testing.md")
    let part = try #require(page.components(separatedBy: "| verbs | tests |").last)
    let folder = Self.root.appendingPathComponent("Sources/DetentTesting")
    var declared: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil) ?? FileManager.DirectoryEnumerator()
    where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      let pattern = /public (?:static |mutating )?func (\w+)|public static var (traced)/
      for match in source.matches(of: pattern) {
        declared.insert(String(match.output.1 ?? match.output.2 ?? ""))
      }
    }
    // What the traits are asked by Swift Testing.
    declared.remove("provideScope")
    var listed: Set<String> = []
    for row in part.split(separator: "\n").dropFirst().prefix(while: { $0.hasPrefix("|") }) {
      let cells = row.split(separator: "|").map { $0.matches(of: /`(\w+)`/).map(\.output.1) }
      try #require(cells.count == 2)
      let tests = try cells[1].map { name in
        try text("Tests/VirtualDeviceTests/\(Self.place(of: String(name)))/\(name).swift")
      }.joined()
      for verb in cells[0] {
        listed.insert(String(verb))
        let calls = try Regex("\\b\(verb)\\b *[({,)\\n]").wordBoundaryKind(.simple)
        #expect(tests.contains(calls), "no test in the row of \(verb) calls it")
      }
    }
    #expect(declared.subtracting(listed) == [])
    #expect(listed.subtracting(declared) == [])
  }

  private static func place(of test: String) -> String {
    test == "SurroundingsTests" ? "Device" : "Testing"
  }
}

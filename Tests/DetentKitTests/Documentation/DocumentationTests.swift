import Foundation
import Testing

/// The documentation's examples compile, and its pictures are there.
@Suite("Documentation")
struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let catalogue = root.appendingPathComponent("Sources/DetentKit/DetentKit.docc")

  private func pages() throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(at: Self.catalogue, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The lines of a text without what indents them.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test("Every example of every page is compiled with the tests")
  func examples() throws {
    let snippets = try compiledLines()
    var count = 0
    for (name, text) in try pages() {
      let parts = text.components(separatedBy: "```swift\n").dropFirst()
      for part in parts {
        let example = lines(part.components(separatedBy: "```")[0]).joined(separator: "\n")
        #expect(snippets.contains(example), "\(name): \(example)")
        count += 1
      }
    }
    #expect(count >= 30)
  }

  @Test("Every listing of the README is compiled with the tests")
  func readme() throws {
    let compiled = try compiledLines()
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    // `scripts/check-manifest` resolves the manifest.
    let examples = page.components(separatedBy: "```swift\n").dropFirst()
      .map { lines($0.components(separatedBy: "```")[0]).joined(separator: "\n") }
      .filter { !$0.contains("import PackageDescription") }
    for example in examples {
      #expect(compiled.contains(example), "\(example)")
    }
    #expect(examples.count == 3)
  }

  /// The lines of the sources in this folder.
  private func compiledLines() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" && $0.path != #filePath }
      .map { lines(try String(contentsOf: $0, encoding: .utf8)).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  @Test("Every picture of every page is in the catalogue")
  func pictures() throws {
    for (name, text) in try pages() {
      for part in text.components(separatedBy: "](").dropFirst() {
        guard let target = part.components(separatedBy: ")").first, !target.contains(":") else {
          continue
        }
        let picture = Self.catalogue.appendingPathComponent("Resources/\(target).png")
        #expect(FileManager.default.fileExists(atPath: picture.path), "\(name): \(target)")
      }
    }
  }
}

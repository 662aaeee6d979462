import Foundation
import Testing

@testable import VirtualDevice
@testable import DetentCommand

@MainActor
@Suite("The command in README.md", .serialized)
struct ReadmeTests {
  nonisolated private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func readme() throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test("Each command line does what it says, one after the other, in an empty folder")
  func commands() throws {
    let lines = try readme().split(separator: "\n").filter { $0.hasPrefix("    detent ") }
      .map { $0.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init) }
    #expect(lines.count >= 8)
    try CommandStage.inFolder { folder in
      // Paths are relative to a folder of the process, which other tests use.
      func place(_ word: String) -> String {
        if word.hasPrefix("Examples/") { return Self.root.appendingPathComponent(word).path }
        let isFile = ["png", "webp", "gif", "jsonl", "html"].contains { word.hasSuffix("." + $0) }
        return isFile ? "\(folder)/\(word)" : word
      }
      // Serving does not end, and `scripts/check-adopt` adopts an app.
      for line in lines where !["serve", "adopt"].contains(line.first) {
        let small = line.first == "record" ? ["--scale", "0.2", "--fps", "10", "--quick"] : []
        let outcome = CommandStage.run(line.map(place) + small)
        #expect(outcome.status == .success, "\(line): \(outcome.error)")
      }
    }
  }

  @Test("Each step is one that scripts have, and every kind of step is there")
  func steps() throws {
    let table = try readme().split(separator: "\n").filter {
      $0.hasPrefix("| `{") || $0.hasPrefix("| `[{")
    }
    let steps = table.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").filter { "{[".contains($0.prefix(1)) }
    }
    // Fingers that move or leave must be down.
    let before = #"[{"down": [1, 1]}, {"down": [2, 2], "finger": 2}, "#
    for step in steps {
      let isDown = step.hasPrefix(#"{"down"#)
      #expect(throws: Never.self, "\(step)") {
        try TouchScript(json: (isDown ? "[" : before) + step + "]")
      }
    }
    for verb in ScriptReader.verbs {
      #expect(steps.contains { $0.contains("{\"\(verb.verb)\"") }, "\(verb.verb)")
    }
  }

  @Test(
    "The manifest has the last version that is released, and the command's is that or a later one")
  func version() throws {
    let log = try String(
      contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let top = try #require(log.firstMatch(of: /\n## (.+)/)?.1)
    let released = try #require(log.firstMatch(of: /\n## (\d+\.\d+\.\d+) — \d{4}-\d\d-\d\d\n/)?.1)
    #expect(try readme().contains("from: \"\(released)\")"))
    if top == "Unreleased" {
      let number = try #require(Versions.detent.wholeMatch(of: /(\d+\.\d+\.\d+)-dev/)?.1)
      #expect(number.compare(released, options: .numeric) == .orderedDescending)
    } else {
      #expect(Versions.detent == released)
    }
  }
}

import DetentTesting
import Foundation
import Gallery
import Testing
import VirtualDevice

@testable import DetentCommand

@MainActor
@Suite("detent compare", .serialized)
struct CompareTests {
  private typealias Outcome = (status: Int32, output: String, error: String)

  private func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func run(_ arguments: [String]) -> Outcome {
    let (output, error) = (Terminal.output, Terminal.error)
    defer { (Terminal.output, Terminal.error) = (output, error) }
    var (text, complaint) = ("", "")
    Terminal.output = { text += $0 }
    Terminal.error = { complaint += $0 }
    let status = DetentCommand.run(arguments, scenes: gallery)
    return (status, text, complaint)
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("Two runs of a scene have no differences, and planted ones are found in order")
  func scene() throws {
    try inFolder { folder in
      let (first, second) = (folder + "/a.jsonl", folder + "/b.jsonl")
      #expect(run("play", "kit-position", "--trace", first).status == 0)
      #expect(run("play", "kit-position", "--trace", second).status == 0)
      let same = run("compare", first, second)
      #expect(same.status == 0)
      #expect(same.output.hasPrefix("no differences in "))
      #expect(same.error.isEmpty)

      let text = try String(contentsOfFile: first, encoding: .utf8)
      try text.replacing(
        "PresentedHost.viewDidAppear(true)", with: "PresentedHost.viewDidAppear(false)"
      )
      .replacing("\"dim\":0,", with: "\"dim\":0.5,")
      .write(toFile: second, atomically: true, encoding: .utf8)
      let other = run("compare", first, second)
      #expect(other.status == 1)
      #expect(other.error.isEmpty)
      let rows = other.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
      #expect(rows.map(String.init).dropLast() == ["callbacks", "callbacks", "dimming"])
      #expect(other.output.contains("\n3 differences in "))
    }
  }

  @Test("The help has every row with its tolerance")
  func help() {
    let text = run("compare", "--help").output
    for row in TraceRow.allCases { #expect(text.contains("\(row.rawValue) ")) }
    #expect(text.contains("4 points"))
  }
}

import ArgumentParser
import Foundation
import VirtualDevice

/// `detent compare`
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Lists the differences of two traces in words, those that matter most first.",
    discussion: """
      The status is 0 without differences and 1 with them. A trace is what detent play and the \
      example app's Compare write; steps are compared one by one, each from its own beginning. \
      What one of the traces does not know is not compared. The rows and their tolerances, the \
      most important first:

      \(TraceRow.table)

      EXAMPLES:
        detent compare expected.jsonl actual.jsonl
        detent play sheet | detent compare expected.jsonl - --tolerance dimming=0.05
      """)

  @Argument(
    help: ArgumentHelp("The expected trace; - is standard input.", valueName: "a.jsonl"),
    completion: .file(extensions: ["jsonl"]))
  var expected: String

  @Argument(
    help: ArgumentHelp("The other trace; - is standard input.", valueName: "b.jsonl"),
    completion: .file(extensions: ["jsonl"]))
  var actual: String

  @Option(
    name: .customLong("tolerance"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Another tolerance of a row, as row=number; may be given several times.",
      valueName: "row=number"))
  var settings: [String] = []

  func run() throws {
    let comparison = TraceComparison(tolerances: try tolerances())
    guard expected != "-" || actual != "-" else {
      throw CommandFailure("only one of the traces can be standard input")
    }
    let first = try frames(of: expected)
    let second = try frames(of: actual)
    let differences = comparison.differences(of: second, from: first)
    try MainActor.assumeIsolated { try write(differences, frames: (first.count, second.count)) }
    if !differences.isEmpty { throw ExitCode(CommandStatus.failure.rawValue) }
  }

  @MainActor
  private func write(_ differences: [TraceDifference], frames: (Int, Int)) throws {
    let lines = differences.map { "\($0)\n" }.joined()
    let counted =
      switch differences.count {
      case 0: "no differences"
      case 1: "1 difference"
      default: "\(differences.count) differences"
      }
    try Terminal.output("\(lines)\(counted) in \(frames.0) and \(frames.1) frames\n")
  }

  private func frames(of path: String) throws(CommandFailure) -> [TraceFrame] {
    let text = try InputFile.text(at: path, "trace")
    do {
      return try TraceFrame.read(text)
    } catch {
      throw CommandFailure(error, in: InputFile.place(path), .badInput)
    }
  }

  private func tolerances() throws(CommandFailure) -> [TraceRow: Double] {
    var tolerances: [TraceRow: Double] = [:]
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw CommandFailure("--tolerance takes row=number, not \(Excerpt.quoted(setting))")
      }
      guard let row = TraceRow(rawValue: String(parts[0])), row.tolerance != nil else {
        let rows = TraceRow.allCases.filter { $0.tolerance != nil }.map(\.rawValue)
        throw CommandFailure(
          "no row with a tolerance is named \(Excerpt.quoted(String(parts[0]))); "
            + NearName.hint(String(parts[0]), in: rows))
      }
      guard let number = Double(parts[1]), number >= 0, number.isFinite else {
        throw CommandFailure(
          "the tolerance of \(row.rawValue) is a number from 0 on, not "
            + Excerpt.quoted(String(parts[1])))
      }
      tolerances[row] = number
    }
    return tolerances
  }
}

import Foundation
import Testing

@testable import DetentCommand

@MainActor
@Suite("Wrong usages of the command", .serialized)
struct WrongUsageTests {
  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test(
    "A wrong usage gets one sentence and its status, and leaves nothing behind",
    arguments: WrongUsage.all)
  func usage(row: WrongUsage) throws {
    try CommandStage.inFolder { folder in
      let content = WrongUsage.content.merging(WrongUsage.stepsByFile) { $1 }
      for (name, bytes) in content {
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      try FileManager.default.createDirectory(
        atPath: "\(folder)/d.png", withIntermediateDirectories: false)
      let before = try files(in: folder)
      let outcome = CommandStage.run(row.arguments(folder))
      #expect(outcome.status == row.status)
      #expect(outcome.output.isEmpty)
      #expect(outcome.bytes.isEmpty)
      #expect(outcome.error.hasPrefix("detent: "))
      #expect(outcome.error.contains(row.answer.replacing("FOLDER", with: folder)))
      #expect(outcome.error.last == "\n" && outcome.error.filter { $0 == "\n" }.count == 1)
      // A list of 81 scenes is no answer.
      #expect(outcome.error.count - folder.count < 320)
      #expect(try files(in: folder) == before)
    }
  }

  @Test("The name of a file may not be empty", arguments: WrongUsage.emptyNames)
  func emptyName(arguments: [String]) {
    let outcome = CommandStage.run(arguments)
    #expect(outcome.status == .usage)
    #expect(
      outcome.error.contains("the name of the file of ") && outcome.error.contains(" is empty."))
  }

  @Test("A picture does not go to a terminal")
  func terminal() {
    for arguments in [
      ["snapshot", "sheet", "-o", "-"], ["record", "sheet", "-o", "-"],
      ["symbols", "heart", "-o", "-"],
    ] {
      let outcome = CommandStage.run(arguments, isTerminal: true)
      #expect(outcome.status == .usage)
      #expect(outcome.error.contains("standard output is a terminal"))
      #expect(outcome.bytes.isEmpty)
    }
  }
}

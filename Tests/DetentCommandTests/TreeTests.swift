import DetentTesting
import Foundation
import Gallery
import Testing

@testable import DetentCommand

@MainActor
@Suite("detent tree", .serialized)
struct TreeTests {
  private func output(_ arguments: String...) -> (status: Int32, text: String) {
    let before = Terminal.output
    defer { Terminal.output = before }
    var text = ""
    Terminal.output = { text += $0 }
    let status = DetentCommand.run(arguments, scenes: gallery)
    return (status, text)
  }

  @Test("The elements of a scene are listed as VoiceOver reads them: the sheet, then its dismissal")
  func text() {
    let (status, text) = output("tree", "sheet-appearance")
    #expect(status == 0)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.first?.hasPrefix("window") == true)
    #expect(lines.contains { $0.hasPrefix("button \"Sheet Grabber\" = \"Half screen\"") })
    #expect(lines.last?.hasPrefix("dismissRegion \"dismiss popup\"") == true)
    #expect(!text.contains("Lindenstadt"))
    #expect(output("tree", "sheet-appearance").text == text)
  }

  @Test("The tree comes as JSON too")
  func json() throws {
    let (status, text) = output("tree", "tabs", "--json")
    #expect(status == 0)
    let windows = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(windows.first?["role"] as? String == "window")
  }
}

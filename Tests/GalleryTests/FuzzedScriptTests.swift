import DetentTesting
import Foundation
import Testing

@testable import Gallery

/// Touch scripts that ended the process once. Random ones found them, in `Tests/Fixtures/Fuzz`.
@MainActor
@Suite("Scripts that a fuzzer found")
struct FuzzedScriptTests {
  nonisolated struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    let scene: String
    var model = DeviceModel.iPhone16
    var textSize = UIContentSizeCategory.large
    var testDescription: String { script }
  }

  nonisolated static let rows = [
    // Rows of a list were laid out once more after they had gone.
    Row(script: "listcell", scene: "swiftui-settings", textSize: .accessibilityLarge),
    // The number of frames that a finger needs at almost no speed exceeded every integer.
    Row(script: "fingerpath", scene: "sheet"),
    // The background of a sheet that had gone was tapped.
    Row(
      script: "sheetshell", scene: "swiftui-sheet-no-scroll-expansion", model: .iPhone17Pro),
  ]

  @Test("A script plays to its end and the device comes to rest", arguments: rows)
  func playsToItsEnd(row: Row) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Fuzz/\(row.script).json")
    let script = try TouchScript(json: String(contentsOf: file, encoding: .utf8))
    let stage = try Stage(gallery.scene(row.scene), on: row.model, textSize: row.textSize)
    try stage.player.play(script)
    try stage.device.settle()
    #expect(stage.device.pendingWork.isEmpty)
  }

  @Test(
    "A list that is on the screen follows changes of the text size",
    arguments: ["preview-storage", "swiftui-settings"])
  func textSizeChanges(scene: String) throws {
    let stage = try Stage(gallery.scene(scene))
    for size in [UIContentSizeCategory.accessibilityLarge, .extraSmall, .large] {
      stage.device.setContentSizeCategory(size)
      try stage.device.settle()
    }
    #expect(stage.device.pendingWork.isEmpty)
  }
}

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
    // Content scrolled on after its presentation had gone, and its display link ran on for ever.
    Row(script: "scrolling-context-gone", scene: "context-split"),
    Row(script: "scrolling-kit-context-gone", scene: "kit-context"),
    // A finger that scrolled a sheet's content left after the sheet.
    Row(script: "scrolling-table-gone", scene: "table"),
  ]

  private func script(_ name: String) throws -> TouchScript {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Fuzz/\(name).json")
    return try TouchScript(json: String(contentsOf: file, encoding: .utf8))
  }

  @Test("A script plays to its end and the device comes to rest", arguments: rows)
  func playsToItsEnd(row: Row) throws {
    let script = try script(row.script)
    let stage = try Stage(gallery.scene(row.scene), on: row.model, textSize: row.textSize)
    try stage.player.play(script)
    try stage.device.settle()
    #expect(stage.device.pendingWork.isEmpty)
  }

  @Test(
    "A dismissal while a presentation comes in ends with every appearance callback in pairs",
    arguments: [
      "context-edges", "context-stack", "context-split", "context-nested", "kit-context",
      "kit-pinned", "kit-physics",
    ])
  func dismissalWhilePresenting(scene: String) throws {
    let stage = try Stage(gallery.scene(scene))
    var count: [String: Int] = [:]
    stage.device.host.eventLog = { event in
      for callback in ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"]
      where event.contains(".view\(callback)(") {
        count[callback, default: 0] += 1
      }
    }
    try stage.player.play(script("dismiss-while-presenting"))
    let began = try #require(count["WillAppear"])
    #expect(began > 0)
    for callback in ["DidAppear", "WillDisappear", "DidDisappear"] {
      #expect(count[callback] == began, "\(callback)")
    }
  }

  @Test("A dismissal that a finger takes back ends for the pages of a navigation controller too")
  func takenBackDismissal() throws {
    let stage = try Stage(gallery.scene("sheet-programmatic"))
    try stage.player.play(script("cancelled-dismissal"))
    let presented = try #require(stage.device.rootViewController?.presentedViewController)
    let page = try #require(presented.children.first)
    for controller in [presented, page] {
      #expect(controller.appearance.phase == .appeared)
      #expect(controller.appearance.pendingTransitions == 0)
    }
  }

  @Test("A presentation whose presenting controller goes is ended without a misuse of its animator")
  func presenterGoes() throws {
    let stage = try Stage(gallery.scene("context-two"))
    let reports = try Misuse.collect {
      try stage.player.play(script("answer-while-presenting"))
    }
    // A change of the scene's parameters dismisses what is still being presented.
    #expect(Set(reports.map(\.id)) == ["Presentation.dismissedDuringPresentation"])
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

  @Test(
    "The root page of a SwiftUI navigation stack appears",
    arguments: ["preview-storage", "swiftui-controls", "swiftui-settings"])
  func rootPageAppears(scene: String) throws {
    let stage = try Stage(gallery.scene(scene))
    try stage.device.settle()
    var pages: [UIViewController] = []
    var walk = ControllerWalk()
    walk.visit(try #require(stage.device.rootViewController)) { controller, _ in
      if controller.viewIfLoaded?.window != nil { pages.append(controller) }
    }
    #expect(pages.contains { $0.parent is UINavigationController })
    for page in pages { #expect(page.appearance.phase == .appeared, "\(type(of: page))") }
  }
}

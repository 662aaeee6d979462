import DetentTesting
import Testing

@testable import Gallery

/// What is true of every scene, wherever it is shown.
@MainActor
@Suite("Every scene")
struct EverySceneTests {
  nonisolated static let models: [DeviceModel] = [.iPhone16, .iPhoneSE3, .iPadA16]
  nonisolated static let places: [(DeviceModel, DeviceOrientation, DeviceAppearance)] =
    models.flatMap {
      model in
      [DeviceOrientation.portrait, .landscapeLeft].flatMap { orientation in
        [DeviceAppearance.light, .dark].map { (model, orientation, $0) }
      }
    }

  /// The scenes that present on a call.
  nonisolated static let presenting = gallery.scenes
    .filter { $0.calls.contains { $0.name == "present" && $0.argument == nil } }.map(\.name)

  @Test(
    "A scene plays its script to the end without a misuse",
    arguments: gallery.scenes.map(\.name), Self.places)
  func playsToTheEnd(
    name: String, place: (DeviceModel, DeviceOrientation, DeviceAppearance)
  ) throws {
    let scene = try gallery.scene(name)
    let reports = try Misuse.collect {
      let stage = try Stage(scene, on: place.0, appearance: place.2, orientation: place.1)
      try stage.player.play(scene.script(stage.device.stage))
      #expect(stage.device.pendingWork.isEmpty)
    }
    // What an article warns of: the second of two presentations is refused, and a cover that replaces
    // a sheet is another sheet.
    let expected = [
      "context-two": "Presentation.presentingAlready",
      "sandwich-mixed": "SwiftUI.keptPresentationKind",
    ]
    #expect(reports.map(\.id) == (expected[name].map { [$0] } ?? []))
  }

  @Test("A scene's script takes two to eight seconds", arguments: gallery.scenes.map(\.name))
  func scriptsAreShort(name: String) throws {
    let scene = try gallery.scene(name)
    let stage = try Stage(scene)
    let start = stage.device.time
    try stage.player.play(scene.script(stage.device.stage))
    #expect((2...8).contains(stage.device.time - start))
  }

  @Test("A scene's pose shows its sheet", arguments: Self.presenting)
  func poses(name: String) throws {
    let scene = try gallery.scene(name)
    let stage = try Stage(scene)
    try stage.player.play(scene.pose)
    #expect(stage.isPresenting)
    // Presentations in contexts are none of UIKit's sheets.
    let others = [
      "alert", "player", "kit-context", "kit-drags", "kit-layering", "kit-pinned", "kit-sides",
      "kit-physics", "kit-policy", "kit-stops", "kit-content-mode",
    ]
    let hasNoSheet = scene.seed == "001" || others.contains(scene.name)
    if !hasNoSheet { #expect(stage.device.sheets.count == 1) }
    try stage.player.call("dismiss", argument: nil)
    try stage.device.settle()
    #expect(!stage.isPresenting)
    #expect(stage.device.sheets.isEmpty)
  }

  @Test("A scene tells what it shows and where it is written")
  func describesItself() {
    for scene in gallery.scenes {
      #expect(scene.summary.hasSuffix("."))
      #expect(scene.sourceFile.hasPrefix("Sources/Gallery/"))
      let seeds = [
        "undimmed": "000", "context": "001", "sandwich": "002",
        "sheet": scene.name == "sheet" ? nil : "003", "detent": "004",
      ]
      let family = scene.name.prefix { $0 != "-" }
      #expect(seeds[String(family), default: nil] == scene.seed)
    }
    #expect(Set(gallery.scenes.map(\.name)).count == gallery.scenes.count)
  }

  @Test("A dismissed scene's controllers go away", arguments: Self.presenting)
  func leavesNothingBehind(name: String) throws {
    let scene = try gallery.scene(name)
    let app = TestApp { scene.root(SceneValues(scene.parameters)) }
    try app.settle()
    let root = try #require(app.root as? any SceneResponder)
    try root.sceneCall("present", argument: nil)
    try app.settle()
    try root.sceneCall("dismiss", argument: nil)
    try app.settle()
    weak let presented = app.root?.presentedViewController
    #expect(presented == nil)
    #expect(app.device.pendingWork.isEmpty)
  }
}

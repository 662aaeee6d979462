import DetentTesting
import Foundation
import Testing

@testable import Gallery
@testable import VirtualDevice

/// A device that draws on demand shows the pictures of one that draws every frame.
@MainActor
@Suite("Drawing scenes on demand")
struct SceneDrawingTests {
  /// Each thirteenth scene; with `DETENT_EVERY_SCENE=1` all of them, with another number each so
  /// many.
  nonisolated static let scenes: [String] = {
    let wanted = ProcessInfo.processInfo.environment["DETENT_EVERY_SCENE"].flatMap(Int.init) ?? 13
    return gallery.scenes.map(\.name).enumerated()
      .filter { $0.offset % max(1, wanted) == 0 }.map(\.element)
  }()

  /// The pictures of a scene: one near each step of its script, and the last one.
  private func pictures(of scene: DeviceScene, everyFrame: Bool) throws -> [Bitmap] {
    let device = VirtualDevice(model: .iPhone16)
    device.drawsEveryFrame = everyFrame
    let player = ScenePlayer(scene, values: SceneValues(scene.parameters), on: device)
    var pictures: [Bitmap] = []
    var frame = 0
    device.addFrameObserver { device in
      frame += 1
      guard frame % 53 == 0, let picture = try? device.capture(scale: 1) else { return }
      pictures.append(picture)
    }
    try player.play(scene.script(device.stage))
    pictures.append(try device.capture(scale: 1))
    return pictures
  }

  @Test("Pictures are the same if only pictures draw", arguments: Self.scenes)
  func samePictures(name: String) throws {
    let scene = try gallery.scene(name)
    var always: [Bitmap] = []
    var demanded: [Bitmap] = []
    // One scene is about a misuse.
    _ = try Misuse.collect {
      always = try pictures(of: scene, everyFrame: true)
      demanded = try pictures(of: scene, everyFrame: false)
    }
    #expect(always.count == demanded.count)
    for (index, pair) in zip(always, demanded).enumerated() {
      #expect(pair.1.difference(from: pair.0) == nil, "picture \(index + 1)")
    }
  }
}

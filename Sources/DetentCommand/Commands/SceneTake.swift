import Foundation
import UIKit
import VirtualDevice

/// One recording of one scene.
@MainActor
struct SceneTake {
  let scene: DeviceScene
  let options: SceneOptions
  let device: VirtualDevice
  let values: SceneValues
  let script: TouchScript?
  let encoder: any AnimationEncoder
  let scale: Double
  let rate: Double
  let stripFrames: Int?

  /// The results of a recording.
  struct Result {
    var animation: RecordingStore
    var strip: Data?
  }

  /// The number of pixels in a point. Film strips are viewed side by side; this is enough to see a
  /// jump.
  private static let stripScale = 0.5

  /// Validates all arguments before the work begins.
  init(
    scene: DeviceScene, options: SceneOptions, device deviceOptions: DeviceOptions, kind: FilmKind,
    isQuick: Bool, scale: Double, rate: Double, stripFrames: Int?, jobs: Int
  ) throws {
    self.scene = scene
    self.options = options
    self.scale = scale
    self.rate = rate
    self.stripFrames = stripFrames
    values = try options.values(of: scene)
    script = try options.readScript()
    device = try deviceOptions.makeDevice()
    let (width, height) = try device.pixelSize(scale: scale)
    encoder = try kind.encoder(
      width: width, height: height, rate: rate, isQuick: isQuick, jobs: jobs)
  }

  func record(_ progress: Progress) throws -> Result {
    let player = ScenePlayer(scene, values: values, on: device)
    var outputs = [
      FrameRecorder.Output(scale: scale) { [encoder] in try encoder.add($0, at: $1) }
    ]
    var film: FilmStrip?
    if stripFrames != nil {
      let (width, height) = try device.pixelSize(scale: Self.stripScale)
      let strip = FilmStrip(width: width, height: height, scale: Self.stripScale)
      film = strip
      outputs.append(FrameRecorder.Output(scale: Self.stripScale) { try strip.add($0, at: $1) })
    }
    let recorder = try FrameRecorder(device, rate: rate, outputs: outputs)
    let script = script ?? scene.script(device.stage)
    var done = 0.0
    player.willPlayStep = { done = Double($0) / Double(script.steps.count) }
    device.addFrameObserver { [name = scene.name] device in
      progress.show("recording \(name): \(Int(device.time)) s", part: done)
    }
    try options.play(script, with: player)
    let duration = try recorder.finish()
    progress.show("encoding \(scene.name)", part: 1)
    var strip: Data?
    if let film, let stripFrames {
      strip = try film.picture(count: stripFrames, until: duration).pngData()
    }
    return Result(animation: try encoder.finish(at: duration), strip: strip)
  }
}

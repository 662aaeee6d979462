import ArgumentParser
import Foundation
import UIKit
import VirtualDevice

/// `detent play`
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays a touch script and writes the sheets' state in each frame.")

  @Argument(help: "The scene; see detent list.")
  var scene: String

  @Option(
    help: ArgumentHelp(
      "The file for the lines of JSON. The default is -, standard output.",
      valueName: "x.jsonl"))
  var trace: String?

  @Option(help: ArgumentHelp("Has no effect on a trace, which is in points.", valueName: "n"))
  var scale: Double?

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    try MainActor.assumeIsolated { try play() }
  }

  @MainActor
  private func play() throws {
    let scene = try SceneOptions.scene(scene)
    let values = try sceneOptions.values(of: scene)
    let script = try sceneOptions.readScript()
    let file: OutputFile? =
      if let trace, trace != "-" {
        try OutputFile(trace, kinds: [], what: "a trace")
      } else {
        nil
      }
    let device = try deviceOptions.makeDevice()
    if let scale {
      do { _ = try device.pixelSize(scale: scale) } catch { throw CommandFailure(error) }
    }
    let recorder = TraceRecorder(device)
    let player = ScenePlayer(scene, values: values, on: device)
    try sceneOptions.play(script ?? scene.script(device.stage), with: player)
    if let file {
      try OutputFile.write([(file, .data(Data(recorder.text.utf8)))])
    } else {
      try Terminal.output(recorder.text)
    }
  }
}

import ArgumentParser
import Foundation
import UIKit
import VirtualDevice

/// `detent play`
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays a touch script and writes the sheets' state in each frame.",
    discussion: """
      EXAMPLES:
        detent play sheet > sheet.jsonl
        detent play sheet --script drag.json --trace drag.jsonl
        echo '[{"call": "present"}, {"settle": true}]' | detent play sheet --script -
      """)

  @Argument(help: "The scene; see detent list.", completion: SceneOptions.completion)
  var scene: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The file for the lines of JSON; standard output if it is -.", valueName: "x.jsonl"),
    completion: .file(extensions: ["jsonl"]))
  var trace = "-"

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
    let file = try OutputFile(trace, kinds: [], what: "a trace")
    let device = try deviceOptions.makeDevice()
    let recorder = TraceRecorder(device)
    let player = ScenePlayer(scene, values: values, on: device)
    try sceneOptions.play(script ?? scene.script(device.stage), with: player)
    try OutputFile.write([(file, .text(recorder.text))])
  }
}

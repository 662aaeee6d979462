import ArgumentParser
import Foundation
import UIKit
import VirtualDevice

/// `detent snapshot`
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot", abstract: "Makes a picture of a scene at rest.",
    discussion: """
      A scene that presents something on a call is shown with it, unless --script is given.

      EXAMPLES:
        detent snapshot sheet -o sheet.png --device ipad-a16 --appearance dark
        detent snapshot sheet -o - --set detents=medium,large | display
      """)

  @Argument(help: "The scene; see detent list.", completion: SceneOptions.completion)
  var scene: String

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("The picture's file; standard output if it is -.", valueName: "x.png"),
    completion: .file(extensions: ["png"]))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of pixels per point. The default is the device's.", valueName: "n"))
  var scale: Double?

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    try MainActor.assumeIsolated { try snapshot() }
  }

  @MainActor
  private func snapshot() throws {
    let scene = try SceneOptions.scene(scene)
    let values = try sceneOptions.values(of: scene)
    let script = try sceneOptions.readScript() ?? scene.pose
    let file = try OutputFile(output, kinds: ["png"], what: "a snapshot")
    let device = try deviceOptions.makeDevice()
    do {
      if let scale { _ = try device.pixelSize(scale: scale) }
      try sceneOptions.play(script, with: ScenePlayer(scene, values: values, on: device))
      let data = try device.captureLast(scale: scale).pngData()
      try OutputFile.write([(file, .data(data))])
    } catch {
      throw CommandFailure(error, .usage)
    }
  }
}

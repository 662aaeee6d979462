import ArgumentParser
import Foundation
import UIKit
import VirtualDevice

/// `detent tree`
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Lists the accessibility elements of a scene at rest, as VoiceOver reads them.",
    discussion: """
      A scene that presents something on a call is shown with it, unless --script is given.

      EXAMPLES:
        detent tree sheet
        detent tree sheet --json --text-size ax3
      """)

  @Argument(help: "The scene; see detent list.", completion: SceneOptions.completion)
  var scene: String

  @Flag(help: "Write JSON.")
  var json = false

  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var sceneOptions: SceneOptions

  func run() throws {
    try MainActor.assumeIsolated { try writeTree() }
  }

  @MainActor
  private func writeTree() throws {
    let scene = try SceneOptions.scene(scene)
    let values = try sceneOptions.values(of: scene)
    let script = try sceneOptions.readScript() ?? scene.pose
    let device = try deviceOptions.makeDevice()
    try sceneOptions.play(script, with: ScenePlayer(scene, values: values, on: device))
    let tree = device.elementTree
    try Terminal.output(json ? try ElementText.json(tree) : ElementText.lines(tree))
  }
}

import ArgumentParser
import Foundation
import Gallery
import VirtualDevice

/// The options about a scene's parameters and its script.
struct SceneOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "A parameter of the scene, as key=value; may be given several times.",
      valueName: "key=value"))
  var settings: [String] = []

  @Option(
    help: ArgumentHelp(
      "A touch script to play in place of the scene's own; standard input if it is -.",
      valueName: "file"))
  var script: String?

  /// Returns the values of a scene's parameters from the options.
  func values(of scene: DeviceScene) throws(CommandFailure) -> SceneValues {
    var values = SceneValues(scene.parameters)
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw CommandFailure("--set takes key=value, not \(Excerpt.quoted(setting))")
      }
      do {
        try values.set(String(parts[0]), to: String(parts[1]))
      } catch {
        throw CommandFailure("\(scene.name): \(error)")
      }
    }
    do {
      try values.check()
    } catch {
      throw CommandFailure("\(scene.name): \(error)")
    }
    return values
  }

  /// Reads the script of the option; `nil` if there is none.
  func readScript() throws(CommandFailure) -> TouchScript? {
    guard let script else { return nil }
    let text = try InputFile.text(at: script, "script")
    do {
      return try TouchScript(json: text)
    } catch {
      throw CommandFailure(error, in: InputFile.place(script))
    }
  }

  /// Plays a script. Errors name its file, if the option gave one.
  @MainActor
  func play(_ script: TouchScript, with player: ScenePlayer) throws(CommandFailure) {
    do {
      try player.play(script)
    } catch {
      throw CommandFailure(error, in: self.script.map(InputFile.place) ?? player.scene.name)
    }
  }

  /// Returns the scene with a name.
  static func scene(_ name: String) throws(CommandFailure) -> DeviceScene {
    do {
      return try gallery.scene(name)
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}

import ArgumentParser
import Foundation
import VirtualDevice

/// The options about a scene's parameters and its script.
struct SceneOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A parameter of the scene, as key=value; may be given several times.",
      valueName: "key=value"),
    completion: .custom { words, _, prefix in
      SceneOptions.settings(after: words, beginning: prefix)
    })
  var settings: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A touch script to play in place of the scene's own; standard input if it is -.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var script: String?

  /// The completion of a scene's name.
  static var completion: CompletionKind { .list(DetentCommand.scenes.scenes.map(\.name)) }

  /// Returns the values of a scene's parameters from the options.
  func values(of scene: DeviceScene) throws(CommandFailure) -> SceneValues {
    var values = SceneValues(scene.parameters)
    var seen: Set<Substring> = []
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw CommandFailure("--set takes key=value, not \(Excerpt.quoted(setting))")
      }
      guard seen.insert(parts[0]).inserted else {
        throw CommandFailure(
          "--set sets \(Excerpt.quoted(String(parts[0]))) twice, and only one can have an effect")
      }
      do {
        try values.set(String(parts[0]), to: String(parts[1]))
      } catch {
        throw CommandFailure(error, in: scene.name, .usage)
      }
    }
    do {
      try values.check()
    } catch {
      throw CommandFailure(error, in: scene.name, .usage)
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
      throw CommandFailure(error, in: InputFile.place(script), .badInput)
    }
  }

  /// Plays a script. Errors name its file, if the option gave one, which may not touch points outside
  /// of the screen.
  @MainActor
  func play(_ script: TouchScript, with player: ScenePlayer) throws(CommandFailure) {
    player.refusesPointsOffScreen = self.script != nil
    do {
      try player.play(script)
    } catch {
      throw CommandFailure(
        error, in: self.script.map(InputFile.place) ?? player.scene.name, .failure)
    }
  }

  /// Returns the scene with a name.
  static func scene(_ name: String) throws(CommandFailure) -> DeviceScene {
    guard !name.hasSuffix(".json") else {
      throw CommandFailure(
        "the name of a scene stands before its script: --script \(Excerpt.quoted(name))")
    }
    do {
      return try DetentCommand.scenes.scene(name)
    } catch {
      throw CommandFailure(error, .usage)
    }
  }

  /// Returns the completions of `--set`: the parameters of the scenes that the words name, and after an
  /// equals sign the parameter's words.
  static func settings(after words: [String], beginning prefix: String) -> [String] {
    let parameters = DetentCommand.scenes.scenes.filter { words.contains($0.name) }.flatMap(
      \.parameters)
    guard let end = prefix.firstIndex(of: "=") else { return parameters.map { $0.name + "=" } }
    let name = prefix[..<end]
    return parameters.filter { $0.name == name }.flatMap { parameter in
      parameter.words.map { "\(parameter.name)=\($0)" }
    }
  }
}

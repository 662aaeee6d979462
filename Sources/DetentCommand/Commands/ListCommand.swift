import ArgumentParser
import Foundation
import VirtualDevice

/// `detent list`
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the scenes and their parameters.",
    discussion: """
      EXAMPLES:
        detent list
        detent list --json | jq -r '.[].name'
      """)

  @Flag(help: "Write JSON.")
  var json = false

  func run() throws {
    let text =
      try json ? Self.json(DetentCommand.scenes.scenes) : Self.text(DetentCommand.scenes.scenes)
    try MainActor.assumeIsolated { try Terminal.output(text) }
  }

  static func text(_ scenes: [DeviceScene]) -> String {
    var text = ""
    for scene in scenes {
      text += "\(scene.name): \(scene.title)\n"
      if !scene.summary.isEmpty { text += "  \(scene.summary)\n" }
      for parameter in scene.parameters {
        text += "  \(parameter.name)=\(parameter.defaultValue)  \(parameter.documentation)"
        text += " (\(parameter.form))\n"
      }
      for call in scene.calls {
        text += "  call \(call.name)\(call.argument.map { ":" + $0 } ?? "")  "
        text += "\(call.documentation)\n"
      }
    }
    return text
  }

  static func json(_ scenes: [DeviceScene]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(scenes.map(ListedScene.init)), as: UTF8.self) + "\n"
  }
}

/// A scene in `detent list --json`.
private struct ListedScene: Encodable {
  struct Parameter: Encodable {
    var name: String
    var kind: String
    var `default`: String
    var words: [String]
    var form: String
    var documentation: String
  }

  struct Call: Encodable {
    var name: String
    var argument: String?
    var documentation: String
  }

  var name: String
  var title: String
  var summary: String
  var seed: String?
  var sourceFile: String
  var parameters: [Parameter]
  var calls: [Call]

  init(_ scene: DeviceScene) {
    name = scene.name
    title = scene.title
    summary = scene.summary
    seed = scene.seed
    sourceFile = scene.sourceFile
    parameters = scene.parameters.map {
      Parameter(
        name: $0.name, kind: $0.kind.rawValue, default: $0.defaultValue, words: $0.words,
        form: $0.form, documentation: $0.documentation)
    }
    calls = scene.calls.map {
      Call(name: $0.name, argument: $0.argument, documentation: $0.documentation)
    }
  }
}

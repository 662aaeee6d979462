/// A command about an adopted app's scenes, as `--app` requests: the app's own program performs it.
struct AdoptedProgram {
  private let folder: String
  private let words: [String]

  /// The commands about scenes.
  private static let commands: Set = ["list", "snapshot", "record", "play", "tree", "serve"]

  /// Creates the command of a command line; nil without `--app`.
  init?(_ arguments: [String]) throws(CommandFailure) {
    guard let index = arguments.firstIndex(of: "--app") else { return nil }
    guard let command = arguments.first, Self.commands.contains(command) else {
      throw CommandFailure("--app stands after \(Self.commands.sorted().joined(separator: ", "))")
    }
    guard index + 1 < arguments.count, !arguments[index + 1].hasPrefix("-") else {
      throw CommandFailure("--app takes the folder of an app")
    }
    folder = arguments[index + 1]
    words = Array(arguments[..<index] + arguments[(index + 2)...])
  }

  func run() throws {
    try AdoptionTool.run([folder, "--run"] + words)
  }
}

import ArgumentParser
import Foundation

/// The command `detent`.
@main
struct Detent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detent",
    abstract: "Shows scenes on virtual iPhones and iPads, under a finger, on film.",
    subcommands: [
      ListCommand.self, SnapshotCommand.self, RecordCommand.self, PlayCommand.self,
      TreeCommand.self, SymbolsCommand.self, ServeCommand.self,
    ])

  static func main() {
    Foundation.exit(MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) })
  }

  /// Runs a command line and returns the exit status: 0, or 2 after one sentence on standard error.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      return 0
    } catch {
      guard exitCode(for: error) != .success else {
        // Help is an error to the parser, not to a user.
        Terminal.output(fullMessage(for: error) + "\n")
        return 0
      }
      Terminal.complain(sentence(for: error))
      return 2
    }
  }

  private static func sentence(for error: any Error) -> String {
    if let failure = error as? CommandFailure { return failure.sentence }
    let text = message(for: error)
    // The parser puts hints on further lines.
    return text.split(separator: "\n").first.map(String.init) ?? text
  }
}

/// A failure of a command, as one sentence.
struct CommandFailure: Error, Equatable {
  var sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  /// Creates a failure with another error's sentence, after the file that the error is about.
  init(_ error: any Error, in place: String? = nil) {
    if let failure = error as? CommandFailure {
      sentence = failure.sentence
    } else {
      sentence = place.map { "\($0): \(error)" } ?? "\(error)"
    }
  }
}

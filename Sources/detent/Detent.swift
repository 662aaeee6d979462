import ArgumentParser
import Foundation

/// The command `detent`.
@main
struct Detent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detent",
    abstract: "Shows, plays and records scenes on virtual iPhones and iPads.",
    subcommands: [
      ListCommand.self, SnapshotCommand.self, RecordCommand.self, PlayCommand.self,
      CompareCommand.self, TreeCommand.self, SymbolsCommand.self, ServeCommand.self,
    ])

  static func main() {
    Foundation.exit(MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) })
  }

  /// Runs a command line and returns the exit status: 0, 1 if `compare` found differences, or another
  /// after one sentence on standard error.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try perform(arguments)
      return 0
    } catch let status as ExitCode {
      // The command's output has said why.
      return status.rawValue
    } catch {
      Terminal.complain(sentence(for: error))
      return (error as? CommandFailure)?.status ?? CommandFailure.misuse
    }
  }

  @MainActor
  private static func perform(_ arguments: [String]) throws {
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch  where exitCode(for: error) == .success {
      // Help is an error to the parser, not to a user.
      try Terminal.output(fullMessage(for: error) + "\n")
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
  /// The exit status of the command.
  var status: Int32

  /// The exit status of a command line that cannot be performed.
  static let misuse: Int32 = 2
  /// The exit status if the output cannot be written, `EX_IOERR` of `sysexits.h`.
  static let inputOutput: Int32 = 74

  init(_ sentence: String, status: Int32 = misuse) {
    self.sentence = sentence
    self.status = status
  }

  /// Creates a failure with another error's sentence, after the file that the error is about.
  init(_ error: any Error, in place: String? = nil) {
    if let failure = error as? CommandFailure {
      self = failure
    } else {
      status = Self.misuse
      sentence = place.map { "\($0): \(error)" } ?? "\(error)"
    }
  }
}

import Foundation
import Gallery

@testable import DetentCommand

/// The command in this process, with its output.
@MainActor
struct CommandStage {
  struct Outcome {
    var status: CommandStatus?
    var output = ""
    var bytes: [UInt8] = []
    var error = ""
  }

  /// Runs a command line.
  ///
  /// - Parameter isTerminal: indicates whether standard output is a terminal.
  static func run(_ arguments: [String], isTerminal: Bool = false) -> Outcome {
    let before = (Terminal.output, Terminal.data, Terminal.error, Terminal.isTerminal)
    defer { (Terminal.output, Terminal.data, Terminal.error, Terminal.isTerminal) = before }
    var outcome = Outcome()
    Terminal.output = { outcome.output += $0 }
    Terminal.data = { outcome.bytes += $0 }
    Terminal.error = { outcome.error += $0 }
    Terminal.isTerminal = { isTerminal }
    outcome.status = CommandStatus(rawValue: DetentCommand.run(arguments, scenes: gallery))
    return outcome
  }

  /// Calls a closure with the path of an empty folder, which is removed afterwards.
  static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}

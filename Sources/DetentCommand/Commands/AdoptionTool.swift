import ArgumentParser
import Foundation

/// The program `detent-adopt`, which lies beside this one.
enum AdoptionTool {
  /// Runs the program to its end.
  static func run(_ arguments: [String]) throws {
    let program = URL(fileURLWithPath: ProcessPool.ownExecutable).deletingLastPathComponent()
      .appending(path: "detent-adopt")
    let tool = Process()
    tool.executableURL = program
    tool.arguments = arguments
    do { try tool.run() } catch {
      throw CommandFailure("\(program.path) is not there; build it with swift build")
    }
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else { throw ExitCode(tool.terminationStatus) }
  }
}

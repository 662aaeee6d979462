import ArgumentParser
import Dispatch
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
    let signals = forward([SIGINT, SIGTERM], to: tool)
    defer { for signal in signals { signal.cancel() } }
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else { throw ExitCode(tool.terminationStatus) }
  }

  /// Sends signals to a program in place of this one: whoever ends `detent serve` ends its server, which would
  /// go on without it.
  private static func forward(
    _ signals: [Int32], to tool: Process
  ) -> [any DispatchSourceSignal] {
    signals.map { signal in
      // Only now, as a program that is started ignores what this one ignores.
      Foundation.signal(signal, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
      let number = tool.processIdentifier
      source.setEventHandler { kill(number, signal) }
      source.setCancelHandler { Foundation.signal(signal, SIG_DFL) }
      source.resume()
      return source
    }
  }
}

import AppleSources
import Foundation

/// The command `detent-adopt`, which `detent adopt` and the plugin `AdoptedSources` run.
@main
struct AdoptTool {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("detent adopt: \(error)\n".utf8))
      // As every command that cannot use its input: EX_DATAERR of sysexits.h.
      exit(65)
    }
  }

  /// Prints a line at once, also into a pipe; to standard error if the output is that of the app.
  static func say(_ line: String, to handle: FileHandle = output) {
    handle.write(Data((line + "\n").utf8))
  }

  /// The handle for progress and tables. Set once, before the work begins.
  nonisolated(unsafe) private(set) static var output = FileHandle.standardOutput

  private static let usage =
    "detent-adopt translate LIST FOLDER, or detent-adopt FOLDER [--output FOLDER] "
    + "[--check | --test [--filter EXPRESSION] | --run COMMAND...]"

  private static func run(_ arguments: [String]) throws {
    if arguments.first == "translate" {
      guard arguments.count == 3 else { throw AdoptionFailure(usage) }
      try SourceList(path: arguments[1]).translate(into: arguments[2])
      return
    }
    var folder: String?
    var place: String?
    var goal = Adoption.Goal.build
    var rest = arguments[...]
    func value() throws -> String {
      guard let value = rest.popFirst() else { throw AdoptionFailure(usage) }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "--check": goal = .check
      case "--test": goal = .test(filter: nil)
      case "--filter": goal = .test(filter: try value())
      case "--output": place = try value()
      case "--run":
        goal = .run(Array(rest))
        rest = []
        output = .standardError
      default:
        guard folder == nil, !word.hasPrefix("-") else { throw AdoptionFailure(usage) }
        folder = word
      }
    }
    guard let folder else { throw AdoptionFailure(usage) }
    exit(try Adoption(folder: folder, output: place).run(goal))
  }
}

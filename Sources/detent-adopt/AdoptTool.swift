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
      exit(2)
    }
  }

  /// Prints a line at once, also into a pipe.
  static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static let usage =
    "detent-adopt translate LIST FOLDER, or detent-adopt FOLDER [--output FOLDER] [--check]"

  private static func run(_ arguments: [String]) throws {
    if arguments.first == "translate" {
      guard arguments.count == 3 else { throw AdoptionFailure(usage) }
      try SourceList(path: arguments[1]).translate(into: arguments[2])
      return
    }
    var folder: String?
    var output: String?
    var isCheck = false
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--check": isCheck = true
      case "--output":
        guard let value = rest.popFirst() else { throw AdoptionFailure(usage) }
        output = value
      default:
        guard folder == nil, !word.hasPrefix("-") else { throw AdoptionFailure(usage) }
        folder = word
      }
    }
    guard let folder else { throw AdoptionFailure(usage) }
    exit(try Adoption(folder: folder, output: output).run(buildsPackage: !isCheck))
  }
}

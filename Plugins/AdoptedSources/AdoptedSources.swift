import Foundation
import PackagePlugin

/// Translates the sources that a target's list `sources.txt` names, one path a line, when one of them
/// has changed. The originals stay untouched.
@main
struct AdoptedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let list = target.directoryURL.appending(path: "sources.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    let sources = text.split(separator: "\n").map { URL(filePath: String($0)) }
    let beside = target.directoryURL.appending(path: "imported.txt")
    let imported = (try? String(contentsOf: beside, encoding: .utf8)) ?? ""
    let inputs = imported.split(separator: "\n").map { URL(filePath: String($0)) }
    let folder = context.pluginWorkDirectoryURL
    // Files of one name in several folders need names of their own.
    let outputs = sources.enumerated().map { number, source in
      folder.appending(path: "\(number)-\(source.lastPathComponent)")
    }
    return [
      .buildCommand(
        displayName: "Translating \(target.name)",
        executable: try context.tool(named: "detent-adopt").url,
        arguments: ["translate", list.path, folder.path], inputFiles: [list] + sources + inputs,
        outputFiles: outputs)
    ]
  }
}

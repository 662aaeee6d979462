import ArgumentParser
import Foundation

/// `detent adopt`
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Builds an iOS app or package from its folder, and lists what is missing.",
    discussion: """
      Reads an Xcode project, a Swift package or a folder of sources, and writes a package beside it \
      whose sources are translated for a platform without Objective-C. The originals stay as they are.
      """)

  @Argument(help: "The folder of the app or package.", completion: .directory)
  var folder: String

  @Option(
    help: ArgumentHelp(
      "The folder of the package that is written. The default is .detent in the folder.",
      valueName: "folder"))
  var output: String?

  @Flag(help: "Check the sources only, without a build.")
  var check = false

  func run() throws {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "detent-adopt")
    let tool = Process()
    tool.executableURL = program
    tool.arguments =
      [folder] + (output.map { ["--output", $0] } ?? []) + (check ? ["--check"] : [])
    do { try tool.run() } catch {
      throw CommandFailure("\(program.path) is not there; build it with swift build")
    }
    tool.waitUntilExit()
    guard tool.terminationStatus == 0 else { throw ExitCode(tool.terminationStatus) }
  }
}

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
    try AdoptionTool.run(
      [folder] + (output.map { ["--output", $0] } ?? []) + (check ? ["--check"] : []))
  }
}

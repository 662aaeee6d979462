import ArgumentParser
import Foundation
import UIKit
import VirtualDevice

/// `detent symbols`
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "Lists the system symbols, or draws them all in a picture.",
    discussion: """
      EXAMPLES:
        detent symbols heart
        detent symbols chevron -o chevrons.png
      """)

  @Argument(help: "A part of the names; all symbols by default.")
  var part = ""

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp("The picture's file; standard output if it is -.", valueName: "x.png"),
    completion: .file(extensions: ["png"]))
  var output: String?

  func run() throws {
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor
  private func show() throws {
    let names = SymbolCatalog.names.filter { part.isEmpty || $0.contains(part) }
    guard !names.isEmpty else {
      throw CommandFailure(
        "no symbol has \(Excerpt.quoted(part)) in its name; "
          + NearName.hint(part, in: SymbolCatalog.names))
    }
    guard let output else {
      try Terminal.output(names.joined(separator: "\n") + "\n")
      return
    }
    let file = try OutputFile(output, kinds: ["png"], what: "a picture of symbols")
    guard let data = SymbolSheet(names: names).image.pngData() else {
      throw CommandFailure("\"\(output)\" cannot be written: the picture is too large", .failure)
    }
    try OutputFile.write([(file, .data(data))])
  }
}

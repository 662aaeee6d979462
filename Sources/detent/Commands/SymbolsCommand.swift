import ArgumentParser
import Foundation
import UIKit

/// `detent symbols`
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "Lists the system symbols, or draws them all in a picture.")

  @Argument(help: "A part of the names; all symbols by default.")
  var part = ""

  @Option(name: .shortAndLong, help: ArgumentHelp("The picture's file.", valueName: "x.png"))
  var output: String?

  func run() throws {
    try MainActor.assumeIsolated { try show() }
  }

  @MainActor
  private func show() throws {
    let names = SymbolCatalog.names.filter { part.isEmpty || $0.contains(part) }
    guard !names.isEmpty else {
      throw CommandFailure("no symbol has \"\(part)\" in its name; see detent symbols")
    }
    guard let output else {
      try Terminal.output(names.joined(separator: "\n") + "\n")
      return
    }
    let file = try OutputFile(output, kinds: ["png"], what: "a picture of symbols")
    guard let data = SymbolSheet(names: names).image.pngData() else {
      throw CommandFailure("\"\(output)\" cannot be written: the picture is too large")
    }
    try OutputFile.write([(file, .data(data))])
  }
}

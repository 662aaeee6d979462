import DetentCommand
import Foundation
import Gallery

/// The program `detent`, whose scenes are those of the gallery.
@main
enum Program {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(MainActor.assumeIsolated { DetentCommand.run(words, scenes: gallery) })
  }
}

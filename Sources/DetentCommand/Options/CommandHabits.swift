import Foundation
import VirtualDevice

/// Habits from other commands, whose mistakes the parser would not explain: a file without its option, a
/// dash of typography, a name from elsewhere.
enum CommandHabits {
  /// The commands that are called otherwise elsewhere.
  static let names = [
    "diff": "compare", "gif": "record", "live": "serve", "ls": "list", "open": "serve",
    "run": "play", "scenes": "list", "screenshot": "snapshot", "server": "serve",
    "show": "snapshot",
    "start": "serve", "video": "record",
  ]

  /// The endings of pictures and films.
  private static let pictures: Set = ["png", "jpg", "jpeg", "webp", "gif", "mp4", "webm", "mov"]

  /// Checks the words of a command line, and names the option that is missing.
  static func check(_ arguments: [String]) throws(CommandFailure) {
    guard let command = arguments.first else { return }
    var last = command
    for (index, word) in arguments.enumerated().dropFirst() {
      defer { last = word }
      if word == "--" { return }
      if let dash = word.first, "–—−".contains(dash) {
        let meant = (dash == "—" ? "--" : "-") + word.dropFirst()
        throw CommandFailure(
          "\(Excerpt.quoted(word)) begins with a dash that is not a minus sign; did you mean \"\(meant)\"?"
        )
      }
      if last == "--script", word.hasPrefix("[") {
        throw CommandFailure(
          "--script takes the name of a file, not the steps; with - they come from standard input")
      }
      // The word after an option may be its value.
      guard !word.hasPrefix("-"), !last.hasPrefix("-") else { continue }
      try checkFile(word, command, isFirst: index == 1)
    }
  }

  private static func checkFile(
    _ word: String, _ command: String, isFirst: Bool
  ) throws(CommandFailure) {
    let ending = URL(fileURLWithPath: word).pathExtension.lowercased()
    switch command {
    case "snapshot" where pictures.contains(ending), "record" where pictures.contains(ending),
      "symbols" where pictures.contains(ending), "film" where pictures.contains(ending):
      throw CommandFailure("the file to write stands after -o: -o \(Excerpt.quoted(word))")
    case "play" where ending == "json" && !isFirst, "tree" where ending == "json" && !isFirst,
      "snapshot" where ending == "json" && !isFirst, "record" where ending == "json" && !isFirst:
      throw CommandFailure("a script stands after --script: --script \(Excerpt.quoted(word))")
    case "serve" where Int(word) != nil:
      throw CommandFailure("the port stands after --port: --port \(word)")
    default: return
    }
  }
}

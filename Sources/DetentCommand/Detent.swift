import ArgumentParser
import Foundation
import VirtualDevice

/// The command `detent`.
struct Detent: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detent",
    abstract: "Shows, plays and records scenes on virtual iPhones and iPads.",
    discussion: """
      EXAMPLES:
        detent list
        detent snapshot sheet -o sheet.png --device ipad-a16 --appearance dark
        detent record sheet -o sheet.webp --set detents=120,medium,large
        detent serve --open

      A file that is called - is standard input or standard output.

      With --app FOLDER, after list, snapshot, record, play, tree and serve, the scenes are those of the \
      adopted app in the folder: app, and its previews.

      EXIT STATUS:
      \(CommandStatus.allCases.map { "  \($0.rawValue)  \($0.meaning)" }.joined(separator: "\n"))

      COMPLETION of commands, scenes, devices and choices in the shell:
        bash  source <(detent --generate-completion-script bash)
        zsh   detent --generate-completion-script zsh > ~/.zfunc/_detent
        fish  detent --generate-completion-script fish | source

      detent --version --verbose also has the versions of the libraries and the font that \
      decide the bytes of pictures.
      """,
    version: "detent \(Versions.detent)",
    subcommands: [
      ListCommand.self, SnapshotCommand.self, RecordCommand.self, FilmCommand.self,
      PlayCommand.self, CompareCommand.self, TreeCommand.self, SymbolsCommand.self,
      ServeCommand.self, AdoptCommand.self, InitCommand.self, TestCommand.self,
    ])

  /// Runs a command line and returns the exit status, a value of ``CommandStatus``; other than 0 after one
  /// sentence on standard error, or after the differences that `compare` lists.
  @MainActor
  static func run(_ arguments: [String]) -> Int32 {
    do {
      try perform(arguments)
      return CommandStatus.success.rawValue
    } catch let status as ExitCode {
      // The command's output has said why.
      return status.rawValue
    } catch {
      Terminal.complain(sentence(for: error, arguments))
      return ((error as? CommandFailure)?.status ?? .usage).rawValue
    }
  }

  @MainActor
  private static func perform(_ arguments: [String]) throws {
    if arguments.first == "--version", arguments.dropFirst().contains("--verbose") {
      guard arguments.count == 2 else {
        throw CommandFailure("--version and --verbose are the whole command line")
      }
      return try Terminal.output(Versions.text)
    }
    if let program = try AdoptedProgram(arguments) { return try program.run() }
    try checkName(of: arguments)
    try CommandHabits.check(arguments)
    try checkRepetition(in: arguments)
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch  where exitCode(for: error) == .success {
      // Help is an error to the parser, not to a user.
      try Terminal.output(fullMessage(for: error) + "\n")
    }
  }

  /// Checks the name of the command, about which the parser would only say that it is unexpected.
  private static func checkName(of arguments: [String]) throws(CommandFailure) {
    var words = arguments[...]
    if words.first == "help" { words = words.dropFirst() }
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(word), word != "help" else { return }
    if let option = options[word] {
      throw CommandFailure(
        "no command is named \(Excerpt.quoted(word)); did you mean \"detent \(option)\"?")
    }
    if let name = CommandHabits.names[word] {
      throw CommandFailure(
        "no command is named \(Excerpt.quoted(word)); did you mean \"\(name)\"?")
    }
    throw CommandFailure(
      "no command is named \(Excerpt.quoted(word)); " + NearName.hint(word, in: names))
  }

  /// The options that are commands elsewhere.
  private static let options = [
    "completion": "--generate-completion-script bash",
    "completions": "--generate-completion-script bash",
    "version": "--version",
  ]

  /// The options that may be given several times.
  private static let repeatable: Set = ["--set", "--tolerance", "--merge"]

  /// Checks that no option is given twice: of two values the parser takes the last one without a word.
  private static func checkRepetition(in arguments: [String]) throws(CommandFailure) {
    var seen: Set<String> = []
    for word in arguments.prefix(while: { $0 != "--" }) where word.count > 1 && word.hasPrefix("-")
    {
      var name = String(word.prefix { $0 != "=" })
      if name == "-o" { name = "--output" }
      // A number below zero is a value.
      guard name.last?.isLetter == true, !repeatable.contains(name) else { continue }
      guard seen.insert(name).inserted else {
        throw CommandFailure(
          "\(Excerpt.quoted(name)) is given twice, and only one can have an effect")
      }
    }
  }

  /// Returns a sentence for a line of the parser that does not name the mistake; `nil` for the others.
  private static func hint(for line: String, _ arguments: [String]) -> String? {
    if let match = line.firstMatch(of: /^Unknown option '(--\w+)'$/) {
      let near = NearName.nearest(String(match.1), in: ["--version", "--help"])
      return near.first.map { "unknown option '\(match.1)'; did you mean \"\($0)\"?" }
    }
    if let match = line.firstMatch(of: /^Unknown option '(-[vV])'$/) {
      return "unknown option '\(match.1)'; did you mean \"--version\"?"
    }
    // An option whose value is missing has the next option for its value, which the parser then misses.
    guard let match = line.firstMatch(of: /^Missing expected argument '(--\w+)/),
      let index = arguments.firstIndex(where: {
        $0 == match.1 || match.1 == "--output" && $0 == "-o"
      }),
      index > 0, arguments[index - 1].hasPrefix("--")
    else { return nil }
    return "\(arguments[index - 1]) has no value: \(arguments[index]) follows it"
  }

  private static func sentence(for error: any Error, _ arguments: [String]) -> String {
    if let failure = error as? CommandFailure { return failure.sentence }
    let text = message(for: error)
    // The parser puts hints on further lines, and begins with a capital.
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    let sentence = line.prefix(1).lowercased() + line.dropFirst()
    if let hint = hint(for: line, arguments) { return hint }
    let words = ["detent"] + arguments.prefix(1).filter { !$0.hasPrefix("-") } + ["--help"]
    return sentence.hasSuffix("?") || sentence.hasSuffix(".")
      ? sentence : "\(sentence); see \(words.joined(separator: " "))"
  }
}

import Foundation

/// What the command says to a person.
@MainActor
enum Terminal {
  /// Takes what goes to standard output; a test puts its own in place.
  static var output: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }
  /// Takes what goes to standard error; a test puts its own in place.
  static var error: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

  /// Says what is wrong, as a sentence with a full stop, on standard error.
  static func complain(_ sentence: String) {
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    error("detent: \(sentence)\(end)\n")
  }
}

/// One line about long work, on a terminal; nothing where standard error is not one.
@MainActor
final class Progress {
  private let isShown: Bool
  private var isLineOpen = false

  init(isQuiet: Bool) {
    isShown = !isQuiet && isatty(STDERR_FILENO) == 1
  }

  /// Shows what is being done in place of what was shown before.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    isLineOpen = true
    Terminal.error("\r\u{1B}[K\(text())")
  }

  /// Takes the line away.
  func clear() {
    guard isLineOpen else { return }
    isLineOpen = false
    Terminal.error("\r\u{1B}[K")
  }
}

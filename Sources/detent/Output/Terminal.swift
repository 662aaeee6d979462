import Foundation

/// What the command says to a person.
enum Terminal {
  /// Says what is wrong, as a sentence with a full stop, on standard error.
  static func complain(_ sentence: String) {
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    FileHandle.standardError.write(Data("detent: \(sentence)\(end)\n".utf8))
  }

  /// Writes text to standard output.
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}

/// One line about long work, on a terminal; nothing where standard error is not one.
@MainActor
final class Progress {
  private let isShown = isatty(STDERR_FILENO) == 1
  private var isLineOpen = false

  /// Shows what is being done in place of what was shown before.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    isLineOpen = true
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text())".utf8))
  }

  /// Takes the line away.
  func clear() {
    guard isLineOpen else { return }
    isLineOpen = false
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}

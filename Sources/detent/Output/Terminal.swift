import Foundation

/// The command's output to the user.
@MainActor
enum Terminal {
  /// Writes to standard output; tests replace it.
  static var output: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }
  /// Writes to standard error; tests replace it.
  static var error: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

  /// Writes a problem, as a sentence with a full stop, to standard error.
  static func complain(_ sentence: String) {
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    error("detent: \(sentence)\(end)\n")
  }
}

/// A line of progress on a terminal; nothing if standard error is not one.
@MainActor
final class Progress {
  private let isShown: Bool
  private var isLineOpen = false

  init(isQuiet: Bool) {
    isShown = !isQuiet && isatty(STDERR_FILENO) == 1
  }

  /// Replaces the line by another.
  func show(_ text: @autoclosure () -> String) {
    guard isShown else { return }
    isLineOpen = true
    Terminal.error("\r\u{1B}[K\(text())")
  }

  /// Removes the line.
  func clear() {
    guard isLineOpen else { return }
    isLineOpen = false
    Terminal.error("\r\u{1B}[K")
  }
}

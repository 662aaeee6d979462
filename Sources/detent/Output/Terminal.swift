import Foundation

/// The command's output to the user.
@MainActor
enum Terminal {
  /// Writes to standard output; tests replace it.
  static var output: (String) throws(CommandFailure) -> Void = {
    (text) throws(CommandFailure) in
    let code = write(text, to: STDOUT_FILENO)
    guard code == 0 else {
      throw CommandFailure(
        "standard output cannot be written: \(String(cString: strerror(code)))",
        status: CommandFailure.inputOutput)
    }
  }
  /// Writes to standard error; tests replace it. Failures are ignored, as nobody could read of them.
  static var error: (String) -> Void = { _ = write($0, to: STDERR_FILENO) }

  /// Writes a problem, as a sentence with a full stop, to standard error.
  static func complain(_ sentence: String) {
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    error("detent: \(sentence)\(end)\n")
  }

  /// Writes all of a text and returns zero, or the error's number.
  private static func write(_ text: String, to file: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

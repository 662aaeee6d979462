import Foundation

/// The command's output to the user.
@MainActor
enum Terminal {
  /// Writes to standard output; tests replace it.
  static var output: (String) throws(CommandFailure) -> Void = {
    (text) throws(CommandFailure) in
    try check(write(Array(text.utf8), to: STDOUT_FILENO))
  }
  /// Writes bytes to standard output; tests replace it.
  static var data: ([UInt8]) throws(CommandFailure) -> Void = { (bytes) throws(CommandFailure) in
    try check(write(bytes, to: STDOUT_FILENO))
  }
  /// Indicates whether standard output is a terminal; tests replace it.
  static var isTerminal: () -> Bool = { isatty(STDOUT_FILENO) == 1 }
  /// Writes to standard error; tests replace it. Failures are ignored, as nobody could read of them.
  static var error: (String) -> Void = { _ = write(Array($0.utf8), to: STDERR_FILENO) }

  /// Writes a problem, as a sentence with a full stop, to standard error.
  static func complain(_ sentence: String) {
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    error("detent: \(sentence)\(end)\n")
  }

  private static func check(_ code: Int32) throws(CommandFailure) {
    guard code != 0 else { return }
    throw CommandFailure(
      "standard output cannot be written: \(String(cString: strerror(code)))", .inputOutput)
  }

  /// Writes all bytes and returns zero, or the error's number.
  nonisolated static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

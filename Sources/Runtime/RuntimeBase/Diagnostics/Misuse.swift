import Foundation

/// The destination of reports about mistakes of callers.
package enum Misuse {
  /// Receives every report. The default writes one line to standard error; a test replaces it to
  /// read the reports. All reports come from the main thread, as all UI work does.
  package nonisolated(unsafe) static var handler: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Runs `body` with a collecting handler and returns the reports.
  package static func collect(_ body: () throws -> Void) rethrows -> [String] {
    let previous = handler
    defer { handler = previous }
    var messages: [String] = []
    handler = { messages.append($0) }
    try body()
    return messages
  }
}

/// Reports a mistake of the caller in one sentence that names the problem and the remedy. The
/// program carries on with the behaviour the documentation of the called symbol promises.
package func reportMisuse(_ message: String) {
  Misuse.handler(message)
}

import Foundation

/// A run of the command `detent`, which lies beside this executable.
final class DetentProcess {
  private let process = Process()
  private let errors = Pipe()
  private let lines = Pipe()

  /// The path of the command; `nil` if it is not built.
  static let path: String? = {
    guard
      let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let path = URL(fileURLWithPath: own).deletingLastPathComponent()
      .appendingPathComponent("detent").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  /// Starts the command.
  ///
  /// - Parameters:
  ///   - shell: words of a shell after the command, such as a redirection, and before it, such as a
  ///     limit.
  init(_ arguments: [String], in folder: URL, before: String = "", after: String = "") throws {
    guard let path = Self.path else { throw NotAProgram(reason: "detent is not built") }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\(before) exec \"$0\" \"$@\" \(after)", path] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = lines
    process.standardError = errors
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
  }

  var id: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Returns the next line of standard output within a number of seconds.
  func line(within seconds: Double) -> String? {
    var text = ""
    let descriptor = lines.fileHandleForReading.fileDescriptor
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(clamping: Int(seconds * 1000))) > 0 else { return nil }
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return text }
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
  }

  /// Waits for the end.
  ///
  /// - Returns: the exit status, or minus the number of the signal that ended it, and what was written
  ///   to standard error; `nil` if it did not end in time.
  func end(within seconds: Double = 60) -> (status: Int32, errors: String)? {
    let deadline = Date() + seconds
    while process.isRunning, Date() < deadline { usleep(2000) }
    guard !process.isRunning else {
      send(SIGKILL)
      return nil
    }
    let text = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let status = process.terminationStatus
    return (process.terminationReason == .uncaughtSignal ? -status : status, text)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}

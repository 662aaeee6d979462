import Foundation

/// A process with the same executable as this one, whose lines are read one by one.
final class ChildProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors: URL
  private var buffer = Data()

  init(_ arguments: [String]) throws {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-fuzz-\(UUID().uuidString).txt")
    try Data().write(to: errors)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    // The supervisor writes the trace of a trap to its report, so it is not to take seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
  }

  enum Line {
    case text(String)
    case end
    /// Nothing came for the time that was given.
    case silence
  }

  /// Returns the next line; a process that is silent for a number of seconds is ended.
  func next(within seconds: Double) -> Line {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self)
        buffer.removeSubrange(buffer.startIndex...end)
        return .text(line)
      }
      let descriptor = output.fileHandleForReading.fileDescriptor
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, Int32(seconds * 1000))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return .silence
      }
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return .end }
      buffer.append(contentsOf: bytes[..<count])
    }
  }

  /// Waits for the end of the process, and returns what ended it: `nil` after an orderly end.
  func trap() -> Fault? {
    process.waitUntilExit()
    guard process.terminationReason == .uncaughtSignal else { return nil }
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let line =
      text.split(separator: "\n").last { $0.contains("atal error") }
      ?? text.split(separator: "\n").last ?? ""
    // Where it happened is part of the law, so that two traps are two findings.
    return Fault(law: "no trap", detail: "signal \(process.terminationStatus): \(line)")
  }

  var status: Int32 { process.terminationStatus }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: errors)
  }
}

import Foundation

/// A process of its own that runs flows and nothing else.
@MainActor
enum PlainFlows {
  /// The argument with which this program runs flows and nothing else; their number follows it.
  static let argument = "plain-flows"

  /// Runs a number of flows, and prints the processor time of the process, from its start, in seconds.
  static func run(_ count: Int) throws {
    for _ in 0..<count { try SmallAppFlow.run() }
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    print(Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// The output of a process of flows.
  struct Output {
    /// The processor time of the process.
    var seconds: Double
    /// The lines of the standard error.
    var errors: [Substring]
  }

  /// The file of this program.
  static let program = Bundle.main.executablePath ?? CommandLine.arguments[0]

  /// Starts this program again for a number of flows; returns `nil` if it cannot be started.
  ///
  /// - Parameters:
  ///   - tool: the words of a program that runs it; none for no other program.
  ///   - copy: the file that is started, by default that of this program.
  static func start(
    _ count: Int, under tool: [String] = [], copy: String = program
  ) throws -> Output? {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = tool + [copy, argument, "\(count)"]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let lines = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // A debug build says before that it is one.
    guard process.terminationStatus == 0, let line = text.split(separator: "\n").last,
      let seconds = Double(line)
    else { return nil }
    return Output(seconds: seconds, errors: lines.split(separator: "\n"))
  }
}

/// The instructions of a flow, counted by valgrind, because virtual machines often have no counters.
@MainActor
enum FlowInstructions {
  /// The number of flows over which the instructions are divided; the process starts once more with one.
  private static let flows = 4

  /// Returns the millions of instructions of one flow in words; `nil` without valgrind or strip.
  static func count() -> String? {
    // Of a copy without debug information, which valgrind may not be able to read.
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("DetentBenchmarks-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let strip = Process()
    strip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    strip.arguments = ["strip", "-o", copy, PlainFlows.program]
    strip.standardError = FileHandle.nullDevice
    guard (try? strip.run()) != nil else { return nil }
    strip.waitUntilExit()
    guard strip.terminationStatus == 0, let one = total(1, of: copy),
      let more = total(1 + flows, of: copy)
    else { return nil }
    return String(format: "%.1f million", Double(more - one) / Double(flows) / 1e6)
  }

  private static func total(_ flows: Int, of copy: String) -> Int? {
    let tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    // "==42== Collected : 123456"
    guard let lines = try? PlainFlows.start(flows, under: tool, copy: copy)?.errors else {
      return nil
    }
    return lines.first { $0.contains("Collected :") }?
      .split(separator: " ").last.flatMap { Int($0) }
  }
}

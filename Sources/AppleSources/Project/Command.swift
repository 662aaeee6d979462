import Foundation

/// A program that is run to its end.
public enum Command {
  /// Runs a program and returns what it prints.
  static func output(_ words: [String]) throws(AdoptionFailure) -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    // A file, as a second pipe could fill up while the first is read.
    let log = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardError =
      (try? FileHandle(forWritingTo: log)) ?? FileHandle.nullDevice
    do { try process.run() } catch { throw AdoptionFailure("\(words[0]) cannot be run") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw AdoptionFailure(failure(of: words, FileManager.default.contents(atPath: log.path)))
    }
    return data
  }

  /// Returns a sentence about a program that failed, with the first error that it printed.
  private static func failure(of words: [String], _ log: Data?) -> String {
    let lines = String(decoding: log ?? Data(), as: UTF8.self).split(whereSeparator: \.isNewline)
    let error = lines.first { $0.contains("error: ") }.flatMap { line in
      line.range(of: "error: ").map { line[$0.upperBound...] }
    }
    return words.joined(separator: " ") + " failed" + (error.map { ": \($0)" } ?? "")
  }

  /// Replaces this program by another, which has its input, its output and its signals.
  public static func become(_ words: [String]) throws(AdoptionFailure) -> Never {
    var arguments = words.map { strdup($0) } + [nil]
    execv(words[0], &arguments)
    throw AdoptionFailure("\(words[0]) cannot be run: \(String(cString: strerror(errno)))")
  }

  /// Runs a program, passes each line that it prints on, and returns its exit status.
  public static func run(_ words: [String], line: (String) -> Void) throws(AdoptionFailure) -> Int32
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { throw AdoptionFailure("\(words[0]) cannot be run") }
    var rest = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = rest[(end + 1)...]
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    return process.terminationStatus
  }
}

import Foundation
import Testing

@Suite("The executable")
struct ExecutableTests {
  /// Runs the executable, which lies beside the test bundle.
  ///
  /// - Parameter output: the file for standard output; `nil` for a pipe that is read.
  private func run(
    _ arguments: [String], input: String = "", output file: String? = nil
  ) throws -> (status: Int32, output: Data, error: Data) {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("detent")
    process.arguments = arguments
    let (script, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = script
    if let file {
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
      try output.fileHandleForWriting.close()
    } else {
      process.standardOutput = output
    }
    process.standardError = error
    try process.run()
    try script.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try script.fileHandleForWriting.close()
    let texts = (
      output.fileHandleForReading.readDataToEndOfFile(),
      error.fileHandleForReading.readDataToEndOfFile()
    )
    process.waitUntilExit()
    return (process.terminationStatus, texts.0, texts.1)
  }

  @Test("It exits with 0 and is quiet on standard error when piped")
  func list() throws {
    let outcome = try run(["list"])
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.error.isEmpty)
  }

  @Test("It exits with 2 and one sentence after a mistake")
  func mistake() throws {
    let outcome = try run(["snapshot", "no-such-scene", "-o", "/tmp/never.png"])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      String(decoding: outcome.error, as: UTF8.self)
        .hasPrefix("detent: no scene is named \"no-such-scene\""))
  }

  @Test("Output that cannot be written gets one sentence and exits with 74")
  func fullDevice() throws {
    for arguments in [["list"], ["list", "--json"], ["--help"], ["tree", "sheet"]] {
      let outcome = try run(arguments, output: "/dev/full")
      #expect(outcome.status == 74)
      #expect(
        String(decoding: outcome.error, as: UTF8.self)
          == "detent: standard output cannot be written: No space left on device.\n")
    }
  }

  @Test("A script is read from standard input and from pipes, and a trace goes to standard output")
  func standardInput() throws {
    let script = #"[{"advance": 0.1}]"#
    let outcome = try run(["play", "sheet", "--script", "-", "--trace", "-"], input: script)
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    #expect(String(decoding: outcome.output, as: UTF8.self).hasPrefix("{\"t\":"))
    let device = try run(["play", "sheet", "--script", "/dev/stdin"], input: script)
    #expect(device.status == 0)
    #expect(device.output == outcome.output)
    let mistake = try run(["play", "sheet", "--script", "-"], input: "[")
    #expect(mistake.status == 2)
    #expect(
      String(decoding: mistake.error, as: UTF8.self).hasPrefix("detent: standard input: "))
  }

  @Test("A script is read from a named pipe")
  func namedPipe() async throws {
    let path = NSTemporaryDirectory() + "script-\(UUID().uuidString)"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let writer = Task.detached {
      // Opening a pipe for writing waits for a process that opens it for reading.
      let handle = FileHandle(forWritingAtPath: path)
      try handle?.write(contentsOf: Data(#"[{"advance": 0.1}]"#.utf8))
      try handle?.close()
    }
    let outcome = try run(["play", "sheet", "--script", path])
    try await writer.value
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
  }

  @Test("Several scenes are recorded side by side, with a page that shows them")
  func several() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenes = ["sheet", "detent-sheet-blank"]
    let outcome = try run(
      ["record"] + scenes
        + ["-o", folder.path, "--jobs", "2", "--scale", "0.1", "--fps", "2", "--quick", "--quiet"])
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    let names = scenes.flatMap { ["\($0).webp", "\($0).strip.png"] } + ["index.html"]
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names.sorted())
    let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    for scene in scenes { #expect(page.contains("src=\"\(scene).webp\"")) }
  }
}

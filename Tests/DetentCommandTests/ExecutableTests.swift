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

  @Test("It exits with 64 and one sentence after a mistake")
  func mistake() throws {
    let outcome = try run(["snapshot", "no-such-scene", "-o", "/tmp/never.png"])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      String(decoding: outcome.error, as: UTF8.self)
        .hasPrefix("detent: no scene is named \"no-such-scene\""))
  }

  @Test("Output that cannot be written gets one sentence and exits with 74")
  func fullDevice() throws {
    for arguments in [
      ["list"], ["list", "--json"], ["--help"], ["--version"], ["tree", "sheet"],
      ["snapshot", "sheet", "-o", "-"], ["symbols"], ["--generate-completion-script", "zsh"],
    ] {
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
    #expect(mistake.status == 65)
    #expect(
      String(decoding: mistake.error, as: UTF8.self).hasPrefix("detent: standard input: "))
  }

  /// Starts a shell command beside the test. A process opens a pipe, as that blocks until another one
  /// opens it too.
  private func shell(_ command: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    try process.run()
    return process
  }

  @Test("A script is read from a named pipe")
  func namedPipe() throws {
    let path = NSTemporaryDirectory() + "script-\(UUID().uuidString)"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let writer = try shell(#"printf '[{"advance": 0.1}]' > '\#(path)'"#)
    defer { writer.terminate() }
    let outcome = try run(["play", "sheet", "--script", path])
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
  }

  @Test("A trace is written to a named pipe, which stays")
  func outputPipe() throws {
    let path = NSTemporaryDirectory() + "trace-\(UUID().uuidString)"
    let copy = path + ".copy"
    try #require(mkfifo(path, 0o600) == 0)
    defer {
      unlink(path)
      unlink(copy)
    }
    let reader = try shell("cat '\(path)' > '\(copy)'")
    defer { reader.terminate() }
    let script = #"[{"advance": 0.1}]"#
    let outcome = try run(["play", "sheet", "--script", "-", "--trace", path], input: script)
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    reader.waitUntilExit()
    let text = try Data(contentsOf: URL(fileURLWithPath: copy))
    #expect(text == (try run(["play", "sheet", "--script", "-"], input: script)).output)
    var found = stat()
    #expect(lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("A trace is written through symbolic links, which stay", arguments: [true, false])
  func outputLink(exists: Bool) throws {
    let target = NSTemporaryDirectory() + "trace-\(UUID().uuidString)"
    let link = target + ".link"
    defer {
      unlink(target)
      unlink(link)
    }
    if exists {
      try Data("old and longer than nothing".utf8).write(to: URL(fileURLWithPath: target))
    }
    try #require(symlink(target, link) == 0)
    let script = #"[{"advance": 0.1}]"#
    let outcome = try run(["play", "sheet", "--script", "-", "--trace", link], input: script)
    #expect(outcome.status == 0)
    let text = try Data(contentsOf: URL(fileURLWithPath: target))
    #expect(text == (try run(["play", "sheet", "--script", "-"], input: script)).output)
    var found = stat()
    #expect(lstat(link, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("A trace to a full device gets one sentence")
  func outputDevice() throws {
    let script = #"[{"advance": 0.1}]"#
    let outcome = try run(
      ["play", "sheet", "--script", "-", "--trace", "/dev/full"], input: script)
    #expect(outcome.status == 74)
    #expect(
      String(decoding: outcome.error, as: UTF8.self)
        .hasPrefix("detent: \"/dev/full\" cannot be written: "))
    var found = stat()
    #expect(stat("/dev/full", &found) == 0 && found.st_mode & S_IFMT == S_IFCHR)
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

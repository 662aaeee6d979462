import Foundation
import Testing

@Suite("A full disk")
struct FullDiskTests {
  /// Runs a recording while no file may be longer than some blocks of 512 bytes, in a folder of its own.
  private func record(blocks: Int) throws -> (status: Int32, error: String, files: [String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-full-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \"$@\"",
      bundle.deletingLastPathComponent().appendingPathComponent("detent").path,
      "record", "alert", "-o", "alert.webp", "--quick", "--quiet", "--scale", "0.2", "--fps", "10",
    ]
    process.currentDirectoryURL = folder
    let error = Pipe()
    process.standardError = error
    try process.run()
    let text = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    )
  }

  @Test("A recording that does not fit exits with 74 and one sentence, and leaves no file")
  func recording() throws {
    for blocks in [0, 1, 19] {
      let outcome = try record(blocks: blocks)
      #expect(outcome.status == 74)
      #expect(outcome.error.hasPrefix("detent: "))
      #expect(outcome.error.hasSuffix("File too large.\n"))
      #expect(outcome.error.filter { $0 == "\n" }.count == 1)
      #expect(outcome.files == [])
    }
  }
}

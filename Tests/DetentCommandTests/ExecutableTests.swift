import Foundation
import Testing

@Suite("The executable")
struct ExecutableTests {
  /// The executable lies beside the test bundle.
  private func run(_ arguments: [String]) throws -> (status: Int32, output: Data, error: Data) {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = bundle.deletingLastPathComponent().appendingPathComponent("detent")
    process.arguments = arguments
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
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

  @Test("Several scenes are recorded side by side, with a page that shows them")
  func several() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenes = ["sheet", "detent-sheet-blank"]
    let outcome = try run(
      ["record"] + scenes
        + ["-o", folder.path, "--jobs", "2", "--scale", "0.1", "--fps", "2", "--quick"])
    #expect(outcome.status == 0)
    #expect(outcome.error.isEmpty)
    let names = scenes.flatMap { ["\($0).webp", "\($0).strip.png"] } + ["index.html"]
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names.sorted())
    let page = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    for scene in scenes { #expect(page.contains("src=\"\(scene).webp\"")) }
  }
}

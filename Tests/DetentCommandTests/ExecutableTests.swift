import Foundation
import Testing

@Suite("The executable")
struct ExecutableTests {
  /// The executable lies beside the test bundle.
  private func run(_ arguments: String...) throws -> (status: Int32, output: Data, error: Data) {
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
    let outcome = try run("list")
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.error.isEmpty)
  }

  @Test("It exits with 2 and one sentence after a mistake")
  func mistake() throws {
    let outcome = try run("snapshot", "no-such-scene", "-o", "/tmp/never.png")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      String(decoding: outcome.error, as: UTF8.self)
        .hasPrefix("detent: no scene is named \"no-such-scene\""))
  }
}

import Foundation
import Testing

@testable import DetentCommand

@Suite("Processes beside each other")
struct ProcessPoolTests {
  private let pool = ProcessPool(executable: "/bin/sh", jobs: 2)

  @Test("Every command runs, and those that fail are named by their places")
  func places() throws {
    var ended: [Int] = []
    let failed = try pool.run(["exit 0", "exit 3", "exit 0", "kill -9 $$"].map { ["-c", $0] }) {
      ended.append($0)
    }
    #expect(failed == [1, 3])
    #expect(ended.sorted() == [0, 1, 2, 3])
  }

  @Test("Two run at once when two may")
  func together() throws {
    let pipe = NSTemporaryDirectory() + "pool-\(UUID().uuidString)"
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    // Opening a pipe for reading waits for somebody who opens it for writing.
    let failed = try pool.run([["-c", "read line < '\(pipe)'"], ["-c", "echo done > '\(pipe)'"]]) {
      _ in
    }
    #expect(failed.isEmpty)
  }

  @Test("A program that is not there is named")
  func missing() {
    let pool = ProcessPool(executable: "/no/such/program", jobs: 1)
    let error = #expect(throws: CommandFailure.self) { try pool.run([[]]) { _ in } }
    #expect("\(error.map(\.sentence) ?? "")".contains("/no/such/program"))
  }
}

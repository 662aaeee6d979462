import DetentTesting
import Foundation
import SwiftUI
import Testing

/// State is written on threads: the main queue's, which is not always the same one on Linux, and others.
@MainActor
struct StateThreadTests {
  struct Counter: View {
    @State private var value = 0
    let remote: Remote

    var body: some View {
      let _ = remote.actions["count"] = { value += 1 }
      Text("value \(value)")
    }
  }

  /// Does `work` on the main actor, in a thread of its own that serves the main queue meanwhile.
  private func serveMainQueue(_ work: @escaping @MainActor () throws -> Void) async throws -> Thread
  {
    try await withCheckedThrowingContinuation { continuation in
      Thread {
        continuation.resume(
          with: Result {
            try DispatchQueue.main.sync {
              try MainActor.assumeIsolated(work)
              return Thread.current
            }
          })
      }.start()
    }
  }

  @Test("A write on the main queue is seen at once, whichever thread serves the queue")
  func mainQueue() async throws {
    let remote = Remote()
    var app: TestApp?
    let first = try await serveMainQueue { app = try show(Counter(remote: remote)) }
    let second = try await serveMainQueue {
      let app = try #require(app)
      remote("count")
      app.advance(by: 1.0 / 60)
      _ = try app.find("value 1")
    }
    #expect(first !== second)
    withExtendedLifetime(app) {}
  }

  @Test("A value that writes other state as it ends can be overtaken before it is shown")
  func endingValue() throws {
    final class Ending {
      let end: () -> Void
      init(_ end: @escaping () -> Void) { self.end = end }
      deinit { end() }
    }
    struct Screen: View {
      @State private var value: Ending?
      @State private var ends = 0
      let remote: Remote

      var body: some View {
        let _ =
          remote.actions["write twice"] = {
            value = Ending { ends += 1 }
            value = nil
          }
        Text(value == nil ? "ended \(ends)" : "lives")
      }
    }
    let remote = Remote()
    let app = try show(Screen(remote: remote))
    remote("write twice")
    try app.settle()
    _ = try app.find("ended 1")
  }

  @Test("A write of state from another thread arrives, in order, on the main one")
  func offMain() async throws {
    struct Screen: View {
      @State private var value = 0
      let remote: Remote
      let log: Log

      var body: some View {
        let binding = $value
        let _ =
          remote.actions["thread"] = {
            let binding = binding
            Thread {
              for number in 1...3 { binding.wrappedValue = number }
            }.start()
          }
        Text("value \(value)").onChange(of: value) { log("\($1)") }
      }
    }
    let (remote, log) = (Remote(), Log())
    let app = try show(Screen(remote: remote, log: log))
    remote("thread")
    for _ in 0..<200 where app.frame(of: "value 3") == nil {
      await app.drainTasks()
      app.advance(by: 1.0 / 60)
    }
    _ = try app.find("value 3")
    #expect(log.lines.last == "3")
    #expect(log.lines == log.lines.sorted())
  }
}

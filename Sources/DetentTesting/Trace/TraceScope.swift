import DevicePage
import Foundation
import Synchronization
import Testing

/// The traces of a running test.
final class TraceScope: Sendable {
  /// The scope of the test that runs; `nil` for one without the trait.
  @TaskLocal static var current: TraceScope?

  /// The folder of the pages, in the folder in which the tests run.
  private static let folder = ".build/traces"

  private struct State {
    var failures: [(text: String, location: SourceLocation?)] = []
    var lastLocation: SourceLocation?
  }

  /// The number of scopes of each test: its cases have pages of their own.
  private static let counts = Mutex<[String: Int]>([:])

  private let name: String
  private let state = Mutex(State())
  @MainActor private var traces: [AppTrace] = []

  @MainActor
  init(_ test: Test) {
    let parts = "\(test.id)".split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    // The identifier ends with the place in the source.
    let name = parts.prefix { $0 != "swift" }.dropLast().joined(separator: "-")
    let number = Self.counts.withLock { counts in
      counts[name, default: 0] += 1
      return counts[name, default: 1]
    }
    self.name = number == 1 ? name : "\(name)-case-\(number)"
  }

  /// The place of the last step.
  var lastLocation: SourceLocation? { state.withLock { $0.lastLocation } }

  /// Indicates whether the test has failed so far.
  var hasFailed: Bool { state.withLock { !$0.failures.isEmpty } }

  /// The file of the page of an app of the test, from zero.
  func file(_ number: Int) -> URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .appendingPathComponent(Self.folder)
      .appendingPathComponent(number == 0 ? "\(name).html" : "\(name)-\(number + 1).html")
  }

  /// Records an app of the test.
  @MainActor
  func record(_ app: TestApp) {
    traces.append(app.trace())
    let next = app.onStep
    app.onStep = { [weak self] step, location in
      self?.state.withLock { $0.lastLocation = location }
      next?(step, location)
    }
  }

  /// Marks an issue of the test on the traces, and names the page in it.
  func accept(_ issue: Issue) -> Issue {
    guard issue.isFailure else { return issue }
    let text = issue.comments.first?.rawValue ?? "\(issue.kind)"
    let isMisuse = issue.comments.contains { $0.rawValue.contains("expectMisuse(") }
    guard let file = fail(text, isMisuse ? .misuse : .failure, at: issue.sourceLocation) else {
      return issue
    }
    var named = issue
    named.comments.append("The trace is in \(file.path)")
    return named
  }

  /// Marks a failure on the traces, and returns the page's file; `nil` without a trace.
  func fail(_ text: String, _ kind: TraceMark, at location: SourceLocation?) -> URL? {
    state.withLock { $0.failures.append((text, location)) }
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      for trace in traces { trace.mark(kind, text, at: location) }
      return traces.isEmpty ? nil : file(0)
    }
  }

  /// Writes the pages if the test failed, or removes those of an earlier run.
  @MainActor
  func finish() {
    let hasFailed = hasFailed
    for (index, trace) in traces.enumerated() {
      trace.end()
      let file = file(index)
      guard hasFailed else {
        try? FileManager.default.removeItem(at: file)
        continue
      }
      do {
        try trace.write(to: file)
      } catch {
        Issue.record("The trace \(file.path) cannot be written: \(error)")
      }
    }
    traces = []
  }
}

import Foundation
import Synchronization
import Testing
import VirtualDevice

/// Fails a test in which an app reports a misuse that the test does not expect.
///
/// A test is watched from its first ``TestApp`` on. The reports of the Runtime arrive through
/// `Misuse.handler`, those of DetentKit through the notification that its default handler posts:
/// DetentTesting does not import DetentKit, whose import would add SwiftUI to every test.
enum MisuseWatch {
  /// The expectation of the innermost ``expectMisuse(_:sourceLocation:during:)`` or
  /// ``MisuseTrait``.
  @TaskLocal static var expectation: MisuseExpectation?

  /// The tests with an app, and where each called it last.
  private static let tests = Mutex<[Test.ID: SourceLocation]>([:])

  private static let isInstalled: Bool = {
    let print = Misuse.handler
    Misuse.handler = { misuse in
      let report = ReportedMisuse(id: misuse.id, sentence: misuse.sentence)
      if !receive(report) { print(misuse) }
    }
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name("DetentMisuseReport"), object: nil, queue: nil
    ) { notification in
      guard let id = notification.userInfo?["id"] as? String,
        let sentence = notification.userInfo?["sentence"] as? String
      else { return }
      // DetentKit has printed the sentence.
      _ = receive(ReportedMisuse(id: id, sentence: sentence))
    }
    return true
  }()

  /// Watches the current test, and locates its next issue at a call of the app.
  static func note(_ location: SourceLocation) {
    guard isInstalled, let test = Test.current else { return }
    tests.withLock { $0[test.id] = location }
  }

  /// Passes a report to the expectation that accepts it, or records an issue in the current test.
  ///
  /// - Returns: `false` if nothing expects the report and no test with an app is running.
  private static func receive(_ report: ReportedMisuse) -> Bool {
    if expectation?.accepts(report) == true { return true }
    guard let test = Test.current, let location = tests.withLock({ $0[test.id] }) else {
      return false
    }
    Issue.record(
      """
      \(report.sentence) (If the test is about this misuse, expect it: \
      expectMisuse("\(report.id)") { … })
      """, sourceLocation: location)
    return true
  }
}

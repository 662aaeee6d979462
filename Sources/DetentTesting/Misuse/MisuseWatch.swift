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

  /// The last call of an app outside of every test of Swift Testing, as in one of XCTest.
  private static let otherCall = Mutex<SourceLocation?>(nil)

  /// The tests of devices with an app, and the reports that came on such a device outside of its test,
  /// as from work of the main queue. The test receives them at its next call of the app.
  private static let devices = Mutex<(tests: [ObjectIdentifier: Test.ID], late: [LateReport])>(
    ([:], []))

  private struct LateReport: Sendable {
    var test: Test.ID
    var report: ReportedMisuse
  }

  private static let isInstalled: Bool = {
    let print = Misuse.handler
    Misuse.handler = { misuse in
      let report = ReportedMisuse(id: misuse.id, sentence: misuse.sentence)
      if !receive(report) { print(misuse) }
    }
    // DetentKit has printed the sentence.
    Misuse.observeDetentKit { id, sentence in
      _ = receive(ReportedMisuse(id: id, sentence: sentence))
    }
    return true
  }()

  /// Watches the current test, and locates its next issue at a call of the app.
  static func note(_ location: SourceLocation) {
    guard isInstalled else { return }
    guard let test = Test.current else { return otherCall.withLock { $0 = location } }
    tests.withLock { $0[test.id] = location }
    receiveLate()
  }

  /// Assigns what is reported on a device outside of every test to the current one.
  @MainActor
  static func watch(_ device: VirtualDevice) {
    guard let test = Test.current else { return }
    devices.withLock { $0.tests[ObjectIdentifier(device.runningDevice)] = test.id }
  }

  /// Ends the assignment of a device. The test receives what was reported on it.
  static func unwatch(_ device: ObjectIdentifier) {
    let test = devices.withLock { $0.tests.removeValue(forKey: device) }
    if let test { receiveLate(in: test) }
  }

  /// Receives the reports on devices of the current test that came outside of it.
  static func receiveLate() {
    if let test = Test.current { receiveLate(in: test.id) }
  }

  private static func receiveLate(in test: Test.ID) {
    let late = devices.withLock { state in
      defer { state.late.removeAll { $0.test == test } }
      return state.late.filter { $0.test == test }
    }
    for entry in late where expectation?.accepts(entry.report) != true {
      _ = record(entry.report, in: test)
    }
  }

  /// Passes a report to the expectation that accepts it, or records an issue in the current test.
  ///
  /// - Returns: `false` if nothing expects the report and no test with an app is running.
  private static func receive(_ report: ReportedMisuse) -> Bool {
    if expectation?.accepts(report) == true { return true }
    if let test = Test.current { return record(report, in: test.id) }
    if keep(report) { return true }
    // In a process of Swift Testing work without a test is nobody's.
    guard tests.withLock(\.isEmpty), let location = otherCall.withLock(\.self) else { return false }
    TestFailure.record(sentence(report), at: location)
    return true
  }

  private static func record(_ report: ReportedMisuse, in test: Test.ID) -> Bool {
    guard let location = tests.withLock({ $0[test] }) else { return false }
    TestFailure.record(sentence(report), at: location)
    return true
  }

  private static func sentence(_ report: ReportedMisuse) -> String {
    """
    \(report.sentence) (If the test is about this misuse, expect it: \
    expectMisuse("\(report.id)") { … })
    """
  }

  /// Keeps a report for the test whose device is the current one.
  private static func keep(_ report: ReportedMisuse) -> Bool {
    let device = ObjectIdentifier(RunningDevice.current)
    return devices.withLock { state in
      guard let test = state.tests[device] else { return false }
      state.late.append(LateReport(test: test, report: report))
      return true
    }
  }
}

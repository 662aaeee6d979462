import Synchronization
import Testing
import VirtualDevice

/// The misuses that a part of a test expects, and those that were reported.
final class MisuseExpectation: Sendable {
  private let ids: Set<String>
  private let outer: MisuseExpectation?
  private let received = Mutex<[ReportedMisuse]>([])

  /// Creates an expectation of the misuses with these identifiers, or of any misuse if there are
  /// none; others are passed to the expectation around it.
  init(_ ids: [String], inside outer: MisuseExpectation?) {
    self.ids = Set(ids)
    self.outer = outer
  }

  /// The reports that were accepted, in their order.
  var reports: [ReportedMisuse] { received.withLock { $0 } }

  /// Keeps a report that is expected here or by an expectation around it.
  func accepts(_ report: ReportedMisuse) -> Bool {
    guard ids.isEmpty || ids.contains(report.id) else { return outer?.accepts(report) ?? false }
    received.withLock { $0.append(report) }
    return true
  }

  /// Records an issue for each expected misuse that was not reported.
  func check(_ location: SourceLocation) {
    let reports = reports
    if ids.isEmpty, reports.isEmpty {
      TestFailure.record("A misuse was expected, but none was reported.", at: location)
    }
    for id in ids.sorted() where !reports.contains(where: { $0.id == id }) {
      TestFailure.record("The misuse \(id) was expected, but was not reported.", at: location)
    }
  }
}

/// Expects misuses of the Runtime or of DetentKit during an action of a test.
///
/// A test with a ``TestApp`` fails on each report that nothing expects. This function expects the
/// reports of `body` with the identifiers `ids`, and fails the test if one of them is missing:
///
/// ```swift
/// let reports = try expectMisuse("Presentation.presentedFromOutsideWindow") {
///   detached.present(sheet, animated: true)
///   try app.settle()
/// }
/// #expect(reports.count == 1)
/// ```
///
/// - Parameters:
///   - ids: the identifiers, as an unexpected report names them; without any, every misuse is
///     expected, and one at least must be reported.
///   - sourceLocation: the location of the issue if one is missing.
///   - body: the action.
/// - Returns: the expected reports, in their order.
@MainActor @discardableResult
public func expectMisuse(
  _ ids: String..., sourceLocation: SourceLocation = #_sourceLocation,
  during body: () throws -> Void
) rethrows -> [ReportedMisuse] {
  let expectation = MisuseExpectation(ids, inside: MisuseWatch.expectation)
  try MisuseWatch.$expectation.withValue(expectation) {
    try body()
    MisuseWatch.receiveLate()
  }
  expectation.check(sourceLocation)
  return expectation.reports
}

/// Expects misuses during an asynchronous action of a test; otherwise like
/// ``expectMisuse(_:sourceLocation:during:)-(_,_,()->Void)``.
@MainActor @discardableResult
public func expectMisuse(
  _ ids: String..., sourceLocation: SourceLocation = #_sourceLocation,
  during body: @MainActor () async throws -> Void
) async rethrows -> [ReportedMisuse] {
  let expectation = MisuseExpectation(ids, inside: MisuseWatch.expectation)
  try await MisuseWatch.$expectation.withValue(expectation) {
    try await body()
    MisuseWatch.receiveLate()
  }
  expectation.check(sourceLocation)
  return expectation.reports
}

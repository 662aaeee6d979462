import Testing

/// A trait of a test, or of all tests of a suite, that keeps a trace of each one that fails.
///
/// Use it as ``Testing/Trait/traced``.
public struct TraceTrait: TestTrait, SuiteTrait, TestScoping {
  /// The tests of a suite have the trait too.
  public var isRecursive: Bool { true }

  /// Records the apps of a test, and writes their traces if the test fails.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let scope = await TraceScope(test)
    let issues: IssueHandlingTrait = .compactMapIssues { scope.accept($0) }
    try await issues.provideScope(for: test, testCase: testCase) {
      await TraceScope.$current.withValue(scope) {
        do {
          try await function()
        } catch {
          // Recorded here, so that the trace is named with it, and on the main actor, which marks it there.
          await MainActor.run {
            _ = Issue.record(error, sourceLocation: scope.lastLocation ?? test.sourceLocation)
          }
        }
      }
    }
    await scope.finish()
  }
}

extension Trait where Self == TraceTrait {
  /// Keeps a trace of each test that fails: a page in `.build/traces`, whose path is in the failure.
  ///
  /// ```swift
  /// @MainActor @Suite("The map's sheet", .traced)
  /// struct MapSheetTests { … }
  /// ```
  ///
  /// Each ``TestApp`` of the tests is recorded from its first frame on and draws every frame, so a
  /// traced test takes longer than others.
  public static var traced: Self { TraceTrait() }
}

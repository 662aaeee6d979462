import Testing

/// A trait of a test that expects misuses of the Runtime or of DetentKit.
///
/// Create it with ``Testing/Trait/expectsMisuse(_:sourceLocation:)``.
public struct MisuseTrait: TestTrait, TestScoping {
  let ids: [String]
  let location: SourceLocation

  /// Runs a test, or a case of it, within the expectation.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let expectation = MisuseExpectation(ids, inside: MisuseWatch.expectation)
    try await MisuseWatch.$expectation.withValue(expectation) { try await function() }
    expectation.check(location)
  }
}

extension Trait where Self == MisuseTrait {
  /// Expects misuses during the whole test, and in each of its cases.
  ///
  /// ```swift
  /// @MainActor @Test(.expectsMisuse("Layout.unsatisfiable"))
  /// func twoWidths() { … }
  /// ```
  ///
  /// - Parameters:
  ///   - ids: the identifiers, as an unexpected report names them; without any, every misuse is
  ///     expected. Each must be reported once at least.
  ///   - sourceLocation: the location of the issue if one is missing.
  public static func expectsMisuse(
    _ ids: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    MisuseTrait(ids: ids, location: sourceLocation)
  }
}

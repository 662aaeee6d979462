import Testing
import VirtualDevice

extension TestApp {
  /// Expects a condition to become true on the device's clock: frames run until it is.
  ///
  /// ```swift
  /// app.expect(app.element(.label("Saved")).exists, within: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - condition: the condition, evaluated before the first frame and after each. An error counts
  ///     as false.
  ///   - seconds: the longest virtual time to wait.
  ///   - comment: a comment for the issue if the condition stays false.
  ///   - sourceLocation: the location of the issue.
  /// - Returns: `true` if the condition became true.
  @discardableResult
  public func expect(
    _ condition: @autoclosure () throws -> Bool, within seconds: Double = 2,
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    note("expect within \(seconds) s", at: sourceLocation)
    let end = time + seconds
    while true {
      if let outcome = outcome(of: condition, by: end, seconds, comment, at: sourceLocation) {
        return outcome
      }
    }
  }

  /// Expects a condition to become true on the device's clock: frames run until it is, and the app's tasks
  /// between them. In a test that is not `async` no task can run, as the test has the main actor.
  ///
  /// ```swift
  /// await app.expect(app.element(.label("Loaded")).exists, within: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - condition: the condition, evaluated before the first frame and after each. An error counts
  ///     as false.
  ///   - seconds: the longest virtual time to wait.
  ///   - comment: a comment for the issue if the condition stays false.
  ///   - sourceLocation: the location of the issue.
  /// - Returns: `true` if the condition became true.
  @discardableResult
  public func expect(
    _ condition: @autoclosure () throws -> Bool, within seconds: Double = 2,
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    note("expect within \(seconds) s", at: sourceLocation)
    let end = time + seconds
    while true {
      await DeviceTasks.run()
      if let outcome = outcome(of: condition, by: end, seconds, comment, at: sourceLocation) {
        return outcome
      }
    }
  }

  /// Evaluates a condition and runs a frame if it is false before the end.
  ///
  /// - Returns: the outcome of the wait; `nil` if a frame has run.
  private func outcome(
    of condition: () throws -> Bool, by end: Double, _ seconds: Double, _ comment: Comment?,
    at location: SourceLocation
  ) -> Bool? {
    let result = Result { try condition() }
    if case .success(true) = result { return true }
    guard time < end else {
      fail(result, after: seconds, comment, at: location)
      return false
    }
    device.step()
    return nil
  }

  private func fail(
    _ result: Result<Bool, any Error>, after seconds: Double, _ comment: Comment?,
    at location: SourceLocation
  ) {
    var sentence = "after \(seconds) s of the device's time the condition is still false"
    if case .failure(let error) = result { sentence += ": \(error)" }
    if let comment { sentence += " (\(comment))" }
    TestFailure.record(sentence, at: location)
  }
}

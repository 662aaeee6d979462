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
      let result = Result { try condition() }
      if case .success(true) = result { return true }
      guard time < end else {
        var sentence = "after \(seconds) s of the device's time the condition is still false"
        if case .failure(let error) = result { sentence += ": \(error)" }
        if let comment { sentence += " (\(comment))" }
        TestFailure.record(sentence, at: sourceLocation)
        return false
      }
      device.step()
    }
  }
}

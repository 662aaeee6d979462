import Foundation

/// A recording of a page's device that runs.
@MainActor
protocol SessionRecorder: AnyObject {
  /// Notes a step of the person at the page, before it is performed.
  func note(step: String)

  /// Notes a line of the app's log.
  func note(_ kind: LogReport.Line.Kind, _ text: String)

  /// Ends the recording without a result.
  func cancel()

  /// Ends the recording and calls a closure with its bytes; `nil` if it could not be encoded.
  func finish(_ done: @escaping @MainActor (Data?) -> Void)
}

extension SessionRecorder {
  // Pictures have no text.
  func note(step: String) {}
  func note(_ kind: LogReport.Line.Kind, _ text: String) {}
}

import DevicePage
import Foundation
import Testing
import VirtualDevice

/// A recording of a test's app: a film of its frames with the fingers, each sheet's height, dim and
/// velocity, callbacks, log lines, the view hierarchy and the accessibility tree of each frame, and
/// the lines of the test. It becomes a page in one file, which a browser opens without a server.
///
/// ```swift
/// let trace = app.trace()
/// try app.tap("Show")
/// try app.settle()
/// try trace.write(to: URL(fileURLWithPath: "show.html"))
/// ```
///
/// The trait ``Testing/Trait/traced`` writes the trace of each test that fails.
@MainActor
public final class AppTrace {
  private let recording: TraceRecording

  init(_ app: TestApp, title: String) {
    recording = TraceRecording(app.device, title: title)
    let next = app.onStep
    app.onStep = { [weak self] step, location in
      next?(step, location)
      self?.recording.note(step: step, at: TracePlace(location))
    }
  }

  /// Adds a line to the trace's log, at this moment of the device's clock.
  public func log(_ text: String) {
    recording.log(text)
  }

  /// Returns the page, with all that has happened so far.
  ///
  /// - Throws: an error if a file of the page is not beside the tests.
  public func page() throws -> String {
    try recording.page()
  }

  /// Writes the page to a file, and creates the folder if there is none.
  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(page().utf8).write(to: url, options: .atomic)
  }

  /// Ends the recording: later frames are not in the trace.
  public func end() {
    recording.end()
  }

  func mark(_ kind: TraceMark, _ text: String, at location: SourceLocation?) {
    recording.mark(kind, text, at: location.map(TracePlace.init))
  }
}

extension TestApp {
  /// Starts to record a trace of the app. Until it ends, the device draws every frame.
  ///
  /// - Parameter title: the title of the page, by default the name of the test.
  public func trace(_ title: String? = nil) -> AppTrace {
    AppTrace(self, title: title ?? Test.current.map { $0.displayName ?? $0.name } ?? "Trace")
  }
}

extension TracePlace {
  init(_ location: SourceLocation) {
    self.init(path: location.filePath, line: location.line)
  }
}

import Foundation

/// The destination of reports about mistakes of callers.
package enum Misuse {
  /// Called with each report, unless a collector is installed. The default writes the message to
  /// standard error. All reports come from the main thread, as all UI work does.
  package nonisolated(unsafe) static var handler: (any MisuseCase) -> Void = { misuse in
    FileHandle.standardError.write(Data((misuse.message + "\n").utf8))
  }

  private nonisolated(unsafe) static var collector: ((any MisuseCase) -> Void)?

  /// Reports a mistake of the caller. The program carries on with the behavior that the
  /// documentation of the called symbol promises.
  package static func report(_ misuse: some MisuseCase) {
    (collector ?? handler)(misuse)
  }

  /// Runs `body` and returns the reports, which are not passed to the handler.
  package static func collect(_ body: () throws -> Void) rethrows -> [MisuseReport] {
    let previous = collector
    defer { collector = previous }
    var reports: [MisuseReport] = []
    collector = { reports.append(MisuseReport($0)) }
    try body()
    return reports
  }
}

import Foundation

/// The destination of reports about mistakes of callers.
package enum Misuse {
  /// Called with each report, unless a collector is installed. The default writes the message to
  /// standard error. All reports come from the main thread, as all UI work does.
  package nonisolated(unsafe) static var handler: (any MisuseCase) -> Void = { misuse in
    FileHandle.standardError.write(Data((misuse.message + "\n").utf8))
  }

  private nonisolated(unsafe) static var collector: ((any MisuseCase) -> Void)?
  private nonisolated(unsafe) static var observers:
    [(number: Int, call: (any MisuseCase) -> Void)] = []
  private nonisolated(unsafe) static var lastObserver = 0

  /// Reports a mistake of the caller. The program carries on with the behavior that the
  /// documentation of the called symbol promises.
  package static func report(_ misuse: some MisuseCase) {
    if let collector { return collector(misuse) }
    handler(misuse)
    for observer in observers { observer.call(misuse) }
  }

  /// Calls `observer` with each report, after the handler and earlier observers.
  ///
  /// - Returns: a closure that removes the observer; observers can go in any order.
  package static func observe(_ observer: @escaping (any MisuseCase) -> Void) -> () -> Void {
    lastObserver += 1
    let number = lastObserver
    observers.append((number, observer))
    return { observers.removeAll { $0.number == number } }
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

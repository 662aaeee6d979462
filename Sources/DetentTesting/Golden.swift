import Foundation
import Testing
import UIKit
import VirtualDevice

/// A file with the expected result of a test.
///
/// Goldens are in the folder `Goldens` beside the test's file. Run the tests with `GOLDEN=update`
/// or `DETENT_UPDATE_GOLDENS=1` to write them anew, and review the changes before you commit them.
struct Golden {
  /// The environment variable that has goldens written instead of compared.
  static let updateVariable = "DETENT_UPDATE_GOLDENS"

  /// Returns whether an environment has goldens written.
  static func isUpdating(_ environment: [String: String]) -> Bool {
    environment[updateVariable] == "1" || environment["GOLDEN"] == "update"
  }

  let file: URL
  let isUpdating: Bool
  /// Called with the message of a failure.
  let report: (String) -> Void

  /// Creates the golden of a test in a file; its failures are recorded as failures of that test.
  init(named name: String, kind: String, beside test: String, location: SourceLocation) {
    self.init(
      named: name, kind: kind, beside: test,
      isUpdating: Self.isUpdating(ProcessInfo.processInfo.environment)
    ) { problem in
      TestFailure.record(problem, at: location)
    }
  }

  init(
    named name: String, kind: String, beside test: String, isUpdating: Bool,
    report: @escaping (String) -> Void
  ) {
    file = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent("\(name).\(kind)")
    self.isUpdating = isUpdating
    self.report = report
  }

  /// The file that shows a failure, expected and actual side by side; leave it out of the repository.
  var differenceFile: URL {
    file.deletingPathExtension().appendingPathExtension("diff.\(file.pathExtension)")
  }

  /// Returns the golden's bytes; `nil` after a report that there is none.
  func read() -> Data? {
    if let data = FileManager.default.contents(atPath: file.path) { return data }
    report(
      "there is no golden \(file.lastPathComponent); run with GOLDEN=update to write it")
    return nil
  }

  func write(_ data: Data) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      report("the golden \(file.path) cannot be written: \(error)")
    }
  }
}

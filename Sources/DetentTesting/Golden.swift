import Foundation
import Testing
import UIKit
import VirtualDevice

/// A file that says how something is meant to come out, kept beside the test.
///
/// Goldens lie in the folder `Goldens` beside the test's file. Run the tests with
/// `DETENT_UPDATE_GOLDENS=1` to write them anew, and look at what changed before you commit it.
struct Golden {
  /// The variable of the environment that has goldens written in place of compared.
  static let updateVariable = "DETENT_UPDATE_GOLDENS"

  let file: URL
  let isUpdating: Bool
  /// Gets the sentence of a failure.
  let report: (String) -> Void

  /// The golden of a test in a file; its failures are issues of that test.
  init(named name: String, kind: String, beside test: String, location: SourceLocation) {
    self.init(
      named: name, kind: kind, beside: test,
      isUpdating: ProcessInfo.processInfo.environment[Self.updateVariable] == "1"
    ) { problem in
      Issue.record(Comment(rawValue: problem), sourceLocation: location)
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

  /// Where the pictures of a failure go; `.gitignore` leaves them out.
  var differenceFile: URL {
    file.deletingPathExtension().appendingPathExtension("diff.png")
  }

  /// The golden's bytes; nil after saying that there is none.
  func read() -> Data? {
    if let data = FileManager.default.contents(atPath: file.path) { return data }
    report(
      "there is no golden \(file.lastPathComponent); run with \(Self.updateVariable)=1 to write it")
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

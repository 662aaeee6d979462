import Foundation
import UIKit
import VirtualDevice

/// The misuses that are reported while a program runs.
@MainActor
final class MisuseReports {
  private var ids: [(id: String, sentence: String)] = []
  private var ends: [() -> Void] = []

  init() {
    ends = [
      Misuse.observe { [weak self] misuse in
        let report = (misuse.id, misuse.sentence)
        MainActor.assumeIsolated { self?.ids.append(report) }
      },
      Misuse.observeDetentKit { [weak self] id, sentence in
        MainActor.assumeIsolated { self?.ids.append((id, sentence)) }
      },
    ]
  }

  isolated deinit {
    for end in ends { end() }
  }

  /// The first report since the last call that a program does not expect, as a fault.
  ///
  /// - Parameter isExpected: returns `true` for the identifiers of misuses that the program's own
  ///   calls are.
  func fault(isExpected: (String) -> Bool) -> Fault? {
    defer { ids = [] }
    guard let first = ids.first(where: { !isExpected($0.id) }) else { return nil }
    return Fault(law: "no misuse: \(first.id)", detail: first.sentence)
  }
}

import Foundation
import UIKit
import VirtualDevice

/// The misuses that are reported while a program runs.
@MainActor
final class MisuseReports {
  private var ids: [(id: String, sentence: String)] = []
  private var observer: (any NSObjectProtocol)?
  private var end: (() -> Void)?

  init() {
    end = Misuse.observe { [weak self] misuse in
      let report = (misuse.id, misuse.sentence)
      MainActor.assumeIsolated { self?.ids.append(report) }
    }
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("DetentMisuseReport"), object: nil, queue: nil
    ) { [weak self] notification in
      let id = notification.userInfo?["id"] as? String ?? ""
      let sentence = notification.userInfo?["sentence"] as? String ?? ""
      MainActor.assumeIsolated { self?.ids.append((id, sentence)) }
    }
  }

  isolated deinit {
    end?()
    if let observer { NotificationCenter.default.removeObserver(observer) }
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

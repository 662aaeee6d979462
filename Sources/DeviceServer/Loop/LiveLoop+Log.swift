import Foundation
import UIKit
import VirtualDevice

extension LiveLoop {
  /// Passes misuses to the log of the page on whose device they happen, besides their own handlers.
  ///
  /// - Returns: a closure that ends that.
  func followMisuses() -> () -> Void {
    let end = Misuse.observe { [weak self] misuse in
      MainActor.assumeIsolated { self?.noteMisuse(misuse.id, misuse.sentence) }
    }
    let endOfDetentKit = Misuse.observeDetentKit { [weak self] id, sentence in
      MainActor.assumeIsolated { self?.noteMisuse(id, sentence) }
    }
    return {
      end()
      endOfDetentKit()
    }
  }

  private func noteMisuse(_ id: String, _ sentence: String) {
    let device = RunningDevice.current
    for session in allSessions where session.stage?.device.runningDevice === device {
      session.note(.misuse, id: id, sentence)
    }
  }

  /// Passes printed lines to a page, or to all if they were printed between their turns. Output is
  /// followed while a page requests it.
  func followPrints(of session: Session? = nil) {
    let isWanted = allSessions.contains { $0.watched.contains(.log) }
    guard isWanted || printed != nil else { return }
    guard isWanted else {
      printed?.end()
      printed = nil
      return
    }
    guard let printed else {
      printed = PrintedText()
      return
    }
    let lines = printed.take()
    for line in lines {
      for receiver in session.map({ [$0] }) ?? allSessions { receiver.note(.text, line) }
    }
  }
}

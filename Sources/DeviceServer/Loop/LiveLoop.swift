import Foundation
import UIKit
import VirtualDevice

/// The main loop of the server: it runs each session's frames at 60 Hz, and sleeps while none of
/// them moves.
@MainActor
final class LiveLoop: PageHub {
  let library: SceneLibrary
  private let configuration: DeviceServer.Configuration
  private let bitmaps = BitmapStore()
  private var sessions: [Int: Session] = [:]
  private var order: [Int] = []
  private var last = 0
  private var isStopped = false
  /// The page that moved last; the app's work between frames runs on its device.
  private var front: Int?

  /// The largest number of pages at a time; tunable.
  private static let mostPages = 24

  init(_ configuration: DeviceServer.Configuration) {
    self.configuration = configuration
    library = SceneLibrary(configuration)
    library.isBusy = { [weak self] in self?.isBusy ?? false }
  }

  /// Runs until `stop()`.
  func run() {
    while !isStopped {
      if let front { sessions[front]?.stage?.device.host.makeCurrent() }
      _ = RunLoop.main.run(mode: .default, before: nextDeadline)
      let now = ProcessInfo.processInfo.systemUptime
      for page in order {
        sessions[page]?.advance(to: now)
        if sessions[page]?.nextTick != nil { front = page }
      }
    }
    for page in order { sessions[page]?.end(.goingAway) }
    sessions = [:]
    order = []
  }

  func stop() {
    isStopped = true
  }

  private var isBusy: Bool { order.contains { sessions[$0]?.nextTick != nil } }

  private var nextDeadline: Date {
    let now = ProcessInfo.processInfo.systemUptime
    let next = order.compactMap { sessions[$0]?.nextTick }.min()
    return next.map { Date(timeIntervalSinceNow: max(0, $0 - now)) } ?? .distantFuture
  }

  // Pages

  func opened(_ link: any PageLink) -> Int {
    last += 1
    guard sessions.count < Self.mostPages else {
      link.close(.misunderstood("\(Self.mostPages) pages are open already"))
      return last
    }
    sessions[last] = Session(
      link: link, configuration: configuration, bitmaps: bitmaps, library: library)
    order.append(last)
    return last
  }

  func received(_ text: String, from page: Int) {
    sessions[page]?.received(text, at: ProcessInfo.processInfo.systemUptime)
  }

  func closed(_ page: Int) {
    sessions[page] = nil
    order.removeAll { $0 == page }
  }
}

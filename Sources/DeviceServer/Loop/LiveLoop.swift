import DevicePage
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
  private var shares: [Int: TimeShare] = [:]
  private var order: [Int] = []
  private var last = 0
  private var isStopped = false
  /// The output of the program, while a page requests its log.
  var printed: PrintedText?

  /// The largest number of pages at a time; tunable.
  static let mostPages = 24

  init(_ configuration: DeviceServer.Configuration) {
    self.configuration = configuration
    library = SceneLibrary(configuration)
    library.isBusy = { [weak self] in self?.isBusy ?? false }
  }

  /// Runs until `stop()`.
  func run() {
    let endMisuses = followMisuses()
    defer { endMisuses() }
    while !isStopped {
      _ = RunLoop.main.run(mode: .default, before: nextDeadline)
      turn()
    }
    for page in order { sessions[page]?.end(.goingAway) }
    sessions = [:]
    followPrints()
    shares = [:]
    order = []
  }

  /// Performs each page's messages, and runs its frames that are due. The run loop, between turns,
  /// belongs to no page: tasks and dispatched work of an app remember their device.
  func turn() {
    followPrints()
    for page in order { advance(page) }
  }

  /// The sessions of all pages.
  var allSessions: [Session] { order.compactMap { sessions[$0] } }

  private func advance(_ page: Int) {
    let start = ProcessInfo.processInfo.systemUptime
    guard let session = sessions[page], share(of: page).allows(at: start, amongOthers: isShared)
    else { return }
    session.advance(to: start)
    let end = ProcessInfo.processInfo.systemUptime
    shares[page, default: TimeShare()].spent(end - start, at: end)
    session.worked(end - start)
    if printed != nil { followPrints(of: session) }
  }

  private func share(of page: Int) -> TimeShare { shares[page] ?? TimeShare() }

  /// Indicates whether several pages move.
  private var isShared: Bool { order.count { sessions[$0]?.nextTick != nil } > 1 }

  func stop() {
    isStopped = true
  }

  private var isBusy: Bool { order.contains { sessions[$0]?.nextTick != nil } }

  private var nextDeadline: Date {
    let now = ProcessInfo.processInfo.systemUptime
    let isShared = isShared
    let next = order.compactMap { page in
      sessions[page]?.nextTick.map { isShared ? max($0, share(of: page).resumes) : $0 }
    }.min()
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
      page: last, link: link, configuration: configuration, bitmaps: bitmaps, library: library)
    order.append(last)
    return last
  }

  func received(_ text: String, from page: Int) {
    sessions[page]?.received(text, at: ProcessInfo.processInfo.systemUptime)
  }

  func closed(_ page: Int) {
    sessions.removeValue(forKey: page)?.end(.goingAway)
    shares[page] = nil
    library.forget(page)
    order.removeAll { $0 == page }
    if sessions.isEmpty { bitmaps.removeAll() }
    SystemMemory.returnUnused()
  }
}

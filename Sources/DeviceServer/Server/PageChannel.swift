import Foundation

/// The two bounded queues between a page's connection, on the listener's thread, and its session on
/// the main thread.
final class PageChannel: PageLink, @unchecked Sendable {
  private let outbox: Outbox
  private let hub: any PageHub
  private let limits: ServerLimits
  private let wake: @Sendable () -> Void
  private let lock = NSLock()
  /// The messages that the session has not received.
  private var incoming: [String] = []
  /// The number of messages that the session has received and not performed.
  private var performing = 0
  private var isScheduled = false
  private var isClosed = false
  @MainActor private var page: Int?

  /// Creates a channel and opens the page.
  ///
  /// - Parameter wake: called on any thread when more messages of the page can be read.
  init(
    outbox: Outbox, hub: any PageHub, limits: ServerLimits, wake: @escaping @Sendable () -> Void
  ) {
    self.outbox = outbox
    self.hub = hub
    self.limits = limits
    self.wake = wake
    DispatchQueue.main.async { MainActor.assumeIsolated { self.open() } }
  }

  @MainActor private func open() {
    guard !lock.withLock({ isClosed }) else { return }
    page = hub.opened(self)
  }

  // The listener's thread

  /// Indicates whether more messages of the page can be read.
  var hasRoom: Bool { lock.withLock { incoming.count + performing < limits.waiting } }

  /// Hands a message to the session.
  func receive(_ text: String) {
    lock.withLock {
      guard !isClosed else { return }
      incoming.append(text)
    }
    schedule()
  }

  /// Ends the page's session. Its messages that wait are dropped.
  func end() {
    lock.withLock {
      isClosed = true
      incoming = []
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if let page = self.page { self.hub.closed(page) }
        self.page = nil
      }
    }
  }

  private func schedule() {
    let isNew = lock.withLock {
      guard !isScheduled, !incoming.isEmpty, performing < limits.waiting else { return false }
      isScheduled = true
      return true
    }
    if isNew { DispatchQueue.main.async { MainActor.assumeIsolated { self.deliver() } } }
  }

  // The main thread

  @MainActor private func deliver() {
    let texts = lock.withLock {
      isScheduled = false
      let count = min(incoming.count, limits.waiting - performing)
      let texts = Array(incoming.prefix(count))
      incoming.removeFirst(count)
      performing += count
      return texts
    }
    guard let page else { return }
    for text in texts { hub.received(text, from: page) }
  }

  var isCongested: Bool { outbox.count > limits.outgoing }

  func performed(_ count: Int) {
    lock.withLock { performing = max(0, performing - count) }
    schedule()
    wake()
  }

  func send(_ bytes: [UInt8]) {
    outbox.append([FrameWriter.head(.binary, length: bytes.count), bytes])
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    outbox.append([FrameWriter.head(.text, length: bytes.count), bytes])
  }

  func close(_ ending: LinkEnding) {
    let frame =
      switch ending {
      case .goingAway: FrameWriter.close(.goingAway, "the server stops")
      case .misunderstood(let reason): FrameWriter.close(.refused, reason)
      case .otherVersion:
        FrameWriter.close(.refused, "the page is of another version; reload it")
      }
    outbox.append([frame], isLast: true)
  }
}

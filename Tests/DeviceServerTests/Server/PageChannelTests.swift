import Foundation
import Testing

@testable import DeviceServer

@Suite("Queues between a page's connection and its session")
@MainActor
struct PageChannelTests {
  private final class Hub: PageHub {
    private(set) var texts: [String] = []
    private(set) var link: (any PageLink)?
    private(set) var closed: [Int] = []

    func opened(_ link: any PageLink) -> Int {
      self.link = link
      return 7
    }

    func received(_ text: String, from page: Int) { texts.append(text) }
    func closed(_ page: Int) { closed.append(page) }
  }

  private let hub = Hub()
  private let outbox = Outbox {}

  private func channel() -> PageChannel {
    PageChannel(outbox: outbox, hub: hub, limits: ServerLimits()) {}
  }

  /// Runs what has been added to the main queue.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test("A session has at most 64 messages to perform, and the others wait in their order")
  func bound() async {
    let channel = channel()
    for number in 0..<100 { channel.receive("\(number)") }
    #expect(!channel.hasRoom)
    await turn()
    #expect(hub.texts == (0..<64).map(String.init))
    hub.link?.performed(10)
    await turn()
    #expect(hub.texts == (0..<74).map(String.init))
    #expect(!channel.hasRoom)
    hub.link?.performed(64)
    await turn()
    #expect(hub.texts.count == 100)
    #expect(channel.hasRoom)
  }

  @Test("Messages of a page that is gone are dropped")
  func end() async {
    let channel = channel()
    await turn()
    for number in 0..<100 { channel.receive("\(number)") }
    channel.end()
    channel.receive("late")
    await turn()
    #expect(hub.texts.isEmpty)
    #expect(hub.closed == [7])
  }

  @Test("A page that is gone before its session begins has none")
  func endBeforeBegin() async {
    let channel = channel()
    channel.end()
    await turn()
    #expect(hub.link == nil)
    #expect(hub.closed.isEmpty)
  }

  @Test("More than 4 MB that wait to be read congest a page")
  func congestion() {
    let channel = channel()
    channel.send([UInt8](repeating: 0, count: (4 << 20) - 10))
    #expect(!channel.isCongested)
    channel.send("a")
    #expect(channel.isCongested)
    #expect(outbox.flush { $0.count } > (4 << 20))
    #expect(!channel.isCongested)
    channel.close(.misunderstood("reason"))
    channel.send("nothing more")
    #expect(outbox.count == "reason".utf8.count + 4)
  }
}

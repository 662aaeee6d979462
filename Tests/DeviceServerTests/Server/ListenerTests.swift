import Foundation
import Testing

@testable import DeviceServer

@Suite("Clients on the port", .serialized)
struct ListenerTests {
  /// An owner without a scene.
  private final class Owner: Listener.Owner {
    let begun = AsyncStream<Void>.makeStream()
    let cancelled = AsyncStream<Void>.makeStream()
    /// Nothing is sent here and it is never finished.
    let answers = AsyncStream<Void>.makeStream()
    let hub: Hub

    @MainActor init() {
      hub = Hub()
    }

    func answer(at path: String) -> Response? {
      switch path {
      case "/file": Response(Routes.Answer(type: "text/plain", data: Data("file".utf8)))
      // More than the system keeps of a connection that nobody reads.
      case "/large":
        Response(Routes.Answer(type: "text/plain", data: Data(repeating: 0x61, count: 16 << 20)))
      default: nil
      }
    }

    func answerLater(to path: String) async -> Response {
      guard path == "/never" else { return Response(.notFound) }
      begun.continuation.yield()
      // An element that never comes: the wait ends when the task is cancelled.
      for await _ in answers.stream {}
      cancelled.continuation.yield()
      return Response(.notFound)
    }

    func open(_ outbox: Outbox, wake: @escaping @Sendable () -> Void) -> PageChannel {
      PageChannel(outbox: outbox, hub: hub, limits: ServerLimits(), wake: wake)
    }
  }

  @MainActor
  private final class Hub: PageHub {
    func opened(_ link: any PageLink) -> Int { 0 }
    func received(_ text: String, from page: Int) {}
    func closed(_ page: Int) {}
  }

  private func listener(_ limits: ServerLimits = ServerLimits()) async throws -> (Listener, Owner) {
    let owner = await Owner()
    let listener = try #require(Listener(port: 0, limits: limits, owner: owner))
    listener.start()
    return (listener, owner)
  }

  @Test("Requests are answered over one connection, from the table and later")
  func answers() async throws {
    let (listener, _) = try await listener()
    defer { listener.stop() }
    let client = try #require(LoopbackClient(port: listener.port))
    client.request("/file")
    #expect(await client.receive(until: "\r\n\r\nfile").hasPrefix("HTTP/1.1 200 OK\r\n"))
    client.request("/other")
    #expect(await client.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 404 "))
    client.send("GET /file HTTP/1.1\r\nHost: other\r\n\r\n")
    #expect(await client.receive(until: nil).hasPrefix("HTTP/1.1 403 "))
  }

  @Test("Silent connections make room for others once there are as many as permitted")
  func silence() async throws {
    #expect(ServerLimits().connections == 256)
    var limits = ServerLimits()
    limits.connections = 8
    let (listener, _) = try await listener(limits)
    defer { listener.stop() }
    let silent = (0..<8).compactMap { _ in LoopbackClient(port: listener.port) }
    #expect(silent.count == 8)
    for _ in 0..<3 {
      let client = try #require(LoopbackClient(port: listener.port))
      client.request("/file")
      #expect(await client.receive(until: "file").hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
    // The oldest are closed.
    #expect(await silent[0].receive(until: nil) == "")
    silent[7].request("/file")
    #expect(await silent[7].receive(until: "file").hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test("Of answers that nobody reads, the oldest make room for others")
  func unreadAnswers() async throws {
    #expect(ServerLimits().answers == 64 << 20)
    var limits = ServerLimits()
    limits.answers = 20 << 20
    let (listener, _) = try await listener(limits)
    defer { listener.stop() }
    let first = try #require(LoopbackClient(port: listener.port))
    first.request("/large")
    _ = await first.receive(until: "aaaa")
    let second = try #require(LoopbackClient(port: listener.port))
    second.request("/large")
    let text = await second.receive(until: nil, count: 16 << 20)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(text.utf8.count >= 16 << 20)
    let rest = await first.receive(until: nil)
    #expect(rest.utf8.count < 16 << 20)
  }

  @Test("Connections in use do not make room")
  func use() async throws {
    var limits = ServerLimits()
    limits.connections = 1
    let (listener, owner) = try await listener(limits)
    defer { listener.stop() }
    let client = try #require(LoopbackClient(port: listener.port))
    client.request("/never")
    var begun = owner.begun.stream.makeAsyncIterator()
    await begun.next()
    let other = try #require(LoopbackClient(port: listener.port))
    #expect(await other.receive(until: nil) == "")
    client.close()
    var cancelled = owner.cancelled.stream.makeAsyncIterator()
    await cancelled.next()
  }

  @Test("The work for an answer ends with its client")
  func cancels() async throws {
    let (listener, owner) = try await listener()
    defer { listener.stop() }
    let client = try #require(LoopbackClient(port: listener.port))
    client.request("/never")
    var begun = owner.begun.stream.makeAsyncIterator()
    await begun.next()
    client.close()
    var cancelled = owner.cancelled.stream.makeAsyncIterator()
    await cancelled.next()
  }

  @Test("A connection that passes its deadline is closed")
  func deadline() async throws {
    var limits = ServerLimits()
    limits.headTime = 0.01
    let (listener, _) = try await listener(limits)
    defer { listener.stop() }
    let client = try #require(LoopbackClient(port: listener.port))
    client.send("GET /fi")
    #expect(await client.receive(until: nil) == "")
  }

  @Test("A port that is taken is not available")
  func taken() async throws {
    let (first, owner) = try await listener()
    defer { first.stop() }
    #expect(Listener(port: UInt16(first.port), owner: owner) == nil)
  }
}

/// A client that waits for what it reads, on a thread of its own.
private final class LoopbackClient: @unchecked Sendable {
  private let descriptor: Int32
  private var isClosed = false

  init?(port: Int) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
  }

  deinit { close() }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    Foundation.close(descriptor)
  }

  func request(_ path: String) {
    send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
  }

  private var port: Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
  }

  /// Reads until the text ends with a word or has a number of bytes, or to the end of the connection.
  func receive(until end: String?, count most: Int = .max) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while end.map({ !text.hasSuffix($0) }) ?? true, text.utf8.count < most {
          let count = read(descriptor, &buffer, buffer.count)
          guard count > 0 else { break }
          text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        continuation.resume(returning: text)
      }
    }
  }
}

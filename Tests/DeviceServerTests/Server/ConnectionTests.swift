import Foundation
import Testing

@testable import DeviceServer

@Suite("Connections of clients")
struct ConnectionTests {
  private static let request = "GET /a HTTP/1.1\r\nHost: 127.0.0.1:8026\r\n\r\n"
  private static let upgrade =
    "GET /live HTTP/1.1\r\nHost: localhost:8026\r\nOrigin: http://localhost:8026\r\n"
    + "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"

  /// A connection with a client that reads when the test has it read.
  private final class Client {
    let outbox = Outbox {}
    let connection: Connection
    var now = 0.0
    private(set) var received = ""

    init(_ limits: ServerLimits = ServerLimits()) {
      connection = Connection(
        limits: limits, gate: OriginGate(port: 8026), outbox: outbox, at: 0)
    }

    func send(_ bytes: [UInt8], reads: Bool = true) -> [Connection.Event] {
      connection.receive(bytes, at: now) + (reads ? read() : [])
    }

    func send(_ text: String, reads: Bool = true) -> [Connection.Event] {
      send(Array(text.utf8), reads: reads)
    }

    /// Reads at most a number of bytes.
    func read(_ most: Int = .max) -> [Connection.Event] {
      var left = most
      let sent = outbox.flush { bytes in
        let count = min(left, bytes.count)
        guard count > 0 else { return nil }
        left -= count
        received += String(decoding: bytes[..<count], as: UTF8.self)
        return count
      }
      return connection.follow(sent: sent, at: now)
    }

    /// Lets time pass until the connection acts. Returns whether it ends.
    func waitUntilDeadline() -> Bool {
      now = connection.deadline
      return connection.expire(at: now)
    }
  }

  private static let file = Response(
    Routes.Answer(type: "text/plain", data: Data(repeating: 0x61, count: 100)))

  private func page(_ limits: ServerLimits = ServerLimits()) -> Client {
    let client = Client(limits)
    #expect(client.send(Self.upgrade) == [.opened])
    return client
  }

  @Test("Requests are answered one by one, each once the client has read the last answer")
  func pipelining() {
    let client = Client()
    #expect(client.send(Self.request + Self.request, reads: false) == [.request("/a")])
    #expect(!client.connection.reads)
    client.connection.answer(Self.file, at: 0)
    #expect(client.read(20) == [])
    #expect(client.read() == [.request("/a")])
    client.connection.answer(Self.file, at: 0)
    #expect(client.read() == [])
    #expect(client.received.components(separatedBy: "200 OK").count == 3)
    #expect(client.connection.reads)
  }

  @Test(
    "Requests of other hosts are refused before anything else of them is looked at",
    arguments: ["rebound.example:8026", "127.0.0.1:80"])
  func hosts(host: String) {
    let client = Client()
    let path = String(repeating: "/%61", count: 2000)
    #expect(client.send("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n") == [])
    #expect(client.received.hasPrefix("HTTP/1.1 403 "))
    #expect(client.connection.hasSentAll)
  }

  @Test("A field that names another protocol changes nothing in a plain request")
  func upgradeInPlainRequest() {
    let client = Client()
    let request = Self.request.replacing("\r\n\r\n", with: "\r\nUpgrade: x\r\n\r\n")
    #expect(client.send(request) == [.request("/a")])
    client.connection.answer(Self.file, at: 0)
    #expect(client.read() == [])
    #expect(client.send(String(repeating: "a", count: 480_000)) == [])
    #expect(client.received.contains("HTTP/1.1 414 "))
    #expect(client.connection.hasSentAll)
  }

  @Test(
    "A page is opened from the server's own origin, with a whole handshake",
    arguments: [
      ("Origin: http://localhost:8026", "Origin: http://evil.example", "403"),
      ("Origin: http://localhost:8026\r\n", "", "403"),
      ("Upgrade: websocket", "Upgrade: x", "400"), ("Version: 13", "Version: 8", "400"),
      ("dGhlIHNhbXBsZSBub25jZQ==", "short", "400"), ("Host: localhost", "Host: other", "403"),
      ("GET", "POST", "400"),
    ])
  func handshake(part: String, other: String, status: String) {
    #expect(page().received.hasPrefix("HTTP/1.1 101 "))
    let client = Client()
    #expect(client.send(Self.upgrade.replacing(part, with: other)) == [])
    #expect(client.received.hasPrefix("HTTP/1.1 \(status) "))
    #expect(client.connection.hasSentAll)
  }

  @Test("Only GET is answered")
  func methods() {
    let client = Client()
    #expect(client.send(Self.request.replacing("GET", with: "DELETE")) == [])
    #expect(client.received.hasPrefix("HTTP/1.1 405 "))
    #expect(client.received.contains("Allow: GET"))
  }

  @Test("A head has ten seconds, and an idle connection thirty")
  func requestTimes() {
    let client = Client()
    #expect(client.connection.idleSince == 0)
    #expect(client.connection.deadline == 10)
    client.now = 9
    #expect(client.send("GET ") == [])
    #expect(client.connection.deadline == 10)
    #expect(client.send(String(Self.request.dropFirst(4))) == [.request("/a")])
    #expect(client.connection.deadline == 69)
    #expect(client.connection.idleSince == nil)
    client.connection.answer(Self.file, at: 9)
    #expect(client.read() == [])
    #expect(client.connection.deadline == 39)
    client.now = 20
    #expect(client.send("GET ") == [])
    #expect(client.connection.deadline == 30)
    #expect(client.waitUntilDeadline())
  }

  @Test("A page says something within ten seconds, and each message has ten seconds")
  func messageTimes() {
    let silent = page()
    #expect(silent.waitUntilDeadline())
    #expect(silent.now == 10)
    let client = page()
    #expect(client.send(ClientFrame.bytes(0x81, "hello")) == [.message("hello")])
    #expect(client.connection.deadline == 30)
    client.now = 5
    #expect(client.send(ClientFrame.bytes(0x01, "hel")) == [])
    client.now = 14
    #expect(client.send(ClientFrame.bytes(0x00, "l")) == [])
    #expect(client.connection.deadline == 15)
    #expect(client.waitUntilDeadline())
  }

  @Test("Pings prolong neither the time of the first message nor that of a message in parts")
  func pingsAndMessageTimes() {
    let silent = page()
    silent.now = 9
    #expect(silent.send(ClientFrame.bytes(0x89, "")) == [])
    #expect(silent.connection.deadline == 10)
    let client = page()
    #expect(client.send(ClientFrame.bytes(0x81, "hello")) == [.message("hello")])
    #expect(client.send(ClientFrame.bytes(0x01, "hel")) == [])
    client.now = 9
    #expect(client.send(ClientFrame.bytes(0x89, "")) == [])
    #expect(client.send(ClientFrame.bytes(0x8A, "")) == [])
    #expect(client.connection.deadline == 10)
    #expect(client.send(ClientFrame.bytes(0x80, "lo")) == [.message("hello")])
    #expect(client.connection.deadline == 39)
  }

  @Test("A request that is not answered within a minute is closed")
  func answerTime() {
    let client = Client()
    #expect(client.send(Self.request) == [.request("/a")])
    #expect(client.waitUntilDeadline())
    #expect(client.now == 60)
  }

  @Test("An answer is read within thirty seconds, also the last one of a connection")
  func slowReader() {
    for request in [Self.request, Self.request.replacing("1.1\r", with: "1.0\r")] {
      let client = Client()
      #expect(client.send(request) == [.request("/a")])
      client.connection.answer(Self.file, at: 0)
      for second in stride(from: 5.0, through: 25, by: 5) {
        client.now = second
        #expect(client.read(1) == [])
        #expect(client.connection.deadline == 30)
      }
      #expect(client.waitUntilDeadline())
    }
  }

  @Test("Thousands of small frames wait in a few pieces, in their order")
  func pieces() {
    let outbox = Outbox {}
    for number in 0..<20_000 { outbox.append([[UInt8(truncatingIfNeeded: number)]]) }
    #expect(outbox.count == 20_000)
    var calls = 0
    var received: [UInt8] = []
    // The client reads a part of the first piece before the rest.
    _ = outbox.flush { bytes in
      guard received.isEmpty else { return nil }
      received += bytes[..<100]
      return 100
    }
    outbox.append([[7]])
    _ = outbox.flush { bytes in
      calls += 1
      received += bytes
      return bytes.count
    }
    #expect(calls <= 6)
    #expect(received == (0..<20_000).map { UInt8(truncatingIfNeeded: $0) } + [7])
  }

  @Test("A quiet page is asked after thirty seconds, and closed after thirty more")
  func quietTimes() {
    let client = page()
    #expect(client.send(ClientFrame.bytes(0x81, "hello")) == [.message("hello")])
    #expect(!client.waitUntilDeadline())
    #expect(client.now == 30)
    #expect(client.read() == [])
    #expect(client.send(ClientFrame.bytes(0x8A, "")) == [])
    #expect(!client.waitUntilDeadline())
    #expect(client.now == 60)
    #expect(client.read() == [])
    #expect(client.waitUntilDeadline())
    #expect(client.now == 90)
  }

  @Test("A client that leaves 4 MB unread is not read, and has thirty seconds to read some")
  func unread() {
    let client = page()
    #expect(client.send(ClientFrame.bytes(0x81, "hello")) == [.message("hello")])
    client.now = 1
    client.outbox.append([[UInt8](repeating: 0, count: 4 << 20)])
    #expect(client.read(0) == [])
    #expect(client.connection.reads)
    client.outbox.append([[0]])
    #expect(!client.connection.reads)
    #expect(client.connection.deadline == 30)
    client.now = 20
    #expect(client.send(ClientFrame.bytes(0x8A, ""), reads: false) == [])
    #expect(client.connection.deadline == 31)
    #expect(client.read(1) == [])
    #expect(client.connection.reads)
    #expect(client.connection.deadline == 50)
    client.now = 49
    #expect(client.send(ClientFrame.bytes(0x8A, ""), reads: false) == [])
    #expect(client.waitUntilDeadline())
    #expect(client.now == 50)
  }

  @Test("A closed connection sends its reason, ignores what comes, and ends after five seconds")
  func closing() {
    let client = page()
    #expect(client.send(ClientFrame.bytes(0x82, "x"), reads: false) == [.closed])
    #expect(!client.connection.hasSentAll)
    #expect(client.send(ClientFrame.bytes(0x81, "more")) == [])
    #expect(client.connection.hasSentAll)
    #expect(client.received.hasSuffix("the message is not of this protocol"))
    #expect(client.connection.deadline == 5)
    #expect(client.waitUntilDeadline())
  }

  @Test("The end of a page's session closes its connection")
  func endOfSession() {
    let client = page()
    client.outbox.append([FrameWriter.close(.refused, "reason")], isLast: true)
    client.outbox.append([Array("nothing more".utf8)])
    #expect(client.read() == [.closed])
    #expect(client.received.hasSuffix("reason"))
  }

  @Test("Control frames of a page are answered")
  func controlFrames() {
    let client = page()
    #expect(client.send(ClientFrame.bytes(0x89, "ping")) == [])
    #expect(client.received.hasSuffix("ping"))
    #expect(client.send(ClientFrame.bytes(0x88, "")) == [.closed])
  }
}

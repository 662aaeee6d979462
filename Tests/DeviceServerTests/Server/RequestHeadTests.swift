import Testing

@testable import DeviceServer

@Suite("Heads of requests")
struct RequestHeadTests {
  private func read(
    _ chunks: [[UInt8]], limits: ServerLimits = ServerLimits()
  ) throws -> [RequestHead] {
    var reader = HeadReader(limits: limits)
    var heads: [RequestHead] = []
    for chunk in chunks {
      var rest = chunk[...]
      while !rest.isEmpty {
        if let head = try reader.read(&rest) { heads.append(head) }
      }
    }
    return heads
  }

  private func refusal(of text: String, limits: ServerLimits = ServerLimits()) -> RequestRefusal? {
    do {
      _ = try read([Array(text.utf8)], limits: limits)
      return nil
    } catch {
      return error as? RequestRefusal
    }
  }

  @Test("Requests over one connection are read one by one, however they are cut")
  func reads() throws {
    let text =
      "GET /a%20b?c=d HTTP/1.1\r\nHost: x:1 \r\nAccept: a\r\naccept:b\r\n\r\nGET / HTTP/1.0\r\n\r\n"
    let whole = try read([Array(text.utf8)])
    #expect(try read(text.utf8.map { [$0] }) == whole)
    #expect(whole.map(\.path) == ["/a b", "/"])
    #expect(whole.map(\.keepsAlive) == [true, false])
    #expect(whole[0]["host"] == "x:1")
    #expect(whole[0]["accept"] == "a, b")
  }

  @Test(
    "Requests with a body are refused, however their length is written",
    arguments: [
      "Content-Length: 9", "content-length:  +0", "Content-Length: 0, 0",
      "Transfer-Encoding: chunked",
    ])
  func bodies(field: String) {
    #expect(refusal(of: "GET / HTTP/1.1\r\nHost: a\r\n\(field)\r\n\r\n") == .hasBody)
  }

  @Test(
    "Heads that two readers could read differently are refused",
    arguments: [
      "GET / HTTP/1.1\r\nContent-Length : 5\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
      "GET / HTTP/1.1\r\nhost: a\r\nHOST: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n",
      "GET / HTTP/1.1\nHost: a\n\n", "GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
      "GET http://a/ HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\n: a\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nOrigin: a\r\nOrigin: b\r\n\r\n",
    ])
  func malformed(text: String) {
    #expect(refusal(of: text) == .malformed)
  }

  @Test("Only HTTP 1 is answered")
  func versions() {
    #expect(refusal(of: "GET / HTTP/2.0\r\n\r\n") == .otherVersion)
  }

  @Test("A head has 16 KB, its target 8 KB, and it has 100 fields")
  func bounds() {
    let limits = ServerLimits()
    #expect((limits.head, limits.target, limits.fields) == (16_384, 8192, 100))
    func text(target: Int = 1, fields: Int = 0, fill: Int = 0) -> String {
      "GET \(String(repeating: "/", count: target)) HTTP/1.1\r\n"
        + (0..<fields).map { "a\($0): b\r\n" }.joined()
        + (fill > 0 ? "b: \(String(repeating: "c", count: fill))\r\n" : "") + "\r\n"
    }
    #expect(refusal(of: text(target: 8192)) == nil)
    #expect(refusal(of: text(target: 8193)) == .targetTooLong)
    #expect(refusal(of: text(fields: 100)) == nil)
    #expect(refusal(of: text(fields: 101)) == .headTooLong)
    let room = 16_384 - text(fill: 1).utf8.count + 1
    #expect(refusal(of: text(fill: room)) == nil)
    #expect(refusal(of: text(fill: room + 1)) == .headTooLong)
  }

  @Test("A head without an end is refused at its bound")
  func endless() {
    #expect(refusal(of: String(repeating: "a", count: 16_384)) == nil)
    #expect(refusal(of: String(repeating: "a", count: 16_385)) == .targetTooLong)
    #expect(
      refusal(of: "GET / HTTP/1.1\r\n" + String(repeating: "a", count: 480_000)) == .headTooLong)
  }
}

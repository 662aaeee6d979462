import Testing

@testable import DeviceServer

@Suite("What passes from a client")
struct RequestLimiterTests {
  private static let upgrade = Array(
    "GET /live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nContent-Length: 0\r\n\r\n".utf8)

  /// A frame of a client, masked with zeros.
  private func frame(_ first: UInt8, length: Int, _ payload: [UInt8]? = nil) -> [UInt8] {
    var bytes = [first]
    switch length {
    case ..<126: bytes.append(0x80 | UInt8(length))
    case ..<65536: bytes += [0x80 | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default:
      bytes.append(0x80 | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    }
    return bytes + [0, 0, 0, 0] + (payload ?? Array(repeating: 7, count: length))
  }

  private func pass(_ chunks: [[UInt8]]) -> (output: [UInt8], verdict: RequestLimiter.Verdict) {
    var limiter = RequestLimiter(longestMessage: 1000)
    var output: [UInt8] = []
    for chunk in chunks {
      let verdict = limiter.take(chunk, passing: &output)
      if verdict != .passing { return (output, verdict) }
    }
    return (output, .passing)
  }

  @Test("Requests and messages within the bounds pass as they are, however they are cut")
  func passes() {
    let text = Self.upgrade + frame(0x81, length: 5) + frame(0x01, length: 900)
    let all = text + frame(0x89, length: 4) + frame(0x80, length: 100) + frame(0x82, length: 1000)
    #expect(pass([all]).output == all)
    let single = pass(all.map { [$0] })
    #expect(single.output == all)
    #expect(single.verdict == .passing)
  }

  @Test("Several requests come over one connection")
  func keepsAlive() {
    let two = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /app.js HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
    #expect(pass([two]).output == two)
  }

  @Test(
    "A message that is too long is cut behind the bound, and nothing is waited for",
    arguments: [1001, 70_000, Int.max])
  func cuts(length: Int) {
    let (output, verdict) = pass([Self.upgrade, frame(0x81, length: length, [1, 2, 3])])
    #expect(verdict == .messageTooLong)
    #expect(output == Self.upgrade + longest(0x81, [1, 2, 3]))
  }

  @Test("A message in many frames is as long as all of them")
  func fragments() {
    let (output, verdict) = pass([
      Self.upgrade + frame(0x01, length: 600), frame(0x00, length: 300),
      frame(0x00, length: 200, []),
    ])
    #expect(verdict == .messageTooLong)
    #expect(output.suffix(14 + 101).first == 0x80)
  }

  @Test("Nothing passes after the end")
  func ends() {
    var limiter = RequestLimiter(longestMessage: 10)
    var output: [UInt8] = []
    #expect(limiter.take(Self.upgrade, passing: &output) == .passing)
    #expect(limiter.take(frame(0x81, length: 11, []), passing: &output) == .messageTooLong)
    let count = output.count
    #expect(limiter.take(frame(0x81, length: 1), passing: &output) == .refused)
    #expect(output.count == count)
  }

  @Test(
    "A head without an end and requests with a body are refused",
    arguments: [
      "GET / HTTP/1.1\r\n" + String(repeating: "a", count: 20_000),
      "GET / HTTP/1.1\r\nContent-Length: 9000000\r\n\r\n",
      "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
    ])
  func refuses(text: String) {
    #expect(pass([Array(text.utf8)]).verdict == .refused)
  }

  /// The longest frame that passes, one byte over the bound.
  private func longest(_ first: UInt8, _ start: [UInt8]) -> [UInt8] {
    [first, 0xFF, 0, 0, 0, 0, 0, 0, 0x03, 0xE9, 0, 0, 0, 0] + start
      + Array(repeating: 0, count: 1001 - start.count)
  }
}

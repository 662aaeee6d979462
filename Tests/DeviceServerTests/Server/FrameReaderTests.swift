import Testing

@testable import DeviceServer

@Suite("Frames of a page")
struct FrameReaderTests {
  private func events(_ chunks: [[UInt8]], longest: Int = 1000) -> [FrameReader.Event] {
    var reader = FrameReader(longest: longest)
    var events: [FrameReader.Event] = []
    for chunk in chunks {
      var rest = chunk[...]
      while !rest.isEmpty {
        guard let event = reader.read(&rest) else { break }
        events.append(event)
        if case .broken = event { return events }
      }
    }
    return events
  }

  @Test("Messages and control frames between their parts are read, however they are cut")
  func reads() {
    let all =
      ClientFrame.bytes(0x81, "whole") + ClientFrame.bytes(0x01, "in ")
      + ClientFrame.bytes(0x89, "p")
      + ClientFrame.bytes(0x00, "two ") + ClientFrame.bytes(0x8A, "")
      + ClientFrame.bytes(0x80, "parts")
      + ClientFrame.bytes(0x81, String(repeating: "é", count: 400)) + ClientFrame.bytes(0x88, "")
    let expected: [FrameReader.Event] = [
      .text("whole"), .ping(Array("p".utf8)), .pong, .text("in two parts"),
      .text(String(repeating: "é", count: 400)), .closed,
    ]
    #expect(events([all]) == expected)
    #expect(events(all.map { [$0] }) == expected)
  }

  @Test("A message of exactly the permitted length is read, in one frame and in many")
  func longest() {
    let text = String(repeating: "a", count: 1000)
    #expect(events([ClientFrame.bytes(0x81, text)]) == [.text(text)])
    let parts =
      ClientFrame.bytes(0x01, String(repeating: "a", count: 600))
      + ClientFrame.bytes(0x80, String(repeating: "a", count: 400))
    #expect(events([parts]) == [.text(text)])
  }

  @Test(
    "A message that is longer ends with code 1008 at the head of its frame",
    arguments: [1001, 70_000, Int.max])
  func tooLong(length: Int) {
    #expect(
      events([ClientFrame.head(0x81, length: length)])
        == [.broken(.refused, "the message is longer than 1000 bytes")])
    let parts =
      ClientFrame.bytes(0x01, "abc") + ClientFrame.head(0x80, length: max(998, length - 3))
    #expect(events([parts]) == [.broken(.refused, "the message is longer than 1000 bytes")])
  }

  @Test(
    "Frames that break the protocol end with code 1002",
    arguments: [
      ("a frame is not masked", [0x81, 0x01, 0x61]),
      ("a frame uses an extension", [0xC1]), ("a frame uses an extension", [0xA1]),
      ("a frame uses an extension", [0x91]),
      ("a frame is of no known kind", [0x83]), ("a frame is of no known kind", [0x8B]),
      ("a message continues that did not begin", [0x80, 0x80, 0, 0, 0, 0]),
      ("a message begins within another", [0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0]),
      ("a control frame is long or in parts", [0x09, 0x80, 0, 0, 0, 0]),
      ("a control frame is long or in parts", [0x89, 0xFE, 0, 126, 0, 0, 0, 0]),
      (
        "the length of a frame is not written in its shortest form",
        [0x81, 0xFE, 0, 5, 0, 0, 0, 0]
      ),
    ] as [(String, [UInt8])])
  func broken(reason: String, bytes: [UInt8]) {
    #expect(events([bytes]) == [.broken(.protocolError, reason)])
    #expect(events(bytes.map { [$0] }) == [.broken(.protocolError, reason)])
  }

  @Test("Text that is not UTF-8 and binary messages are refused")
  func contents() {
    let broken = ClientFrame.head(0x81, length: 1) + [0xFF]
    #expect(events([broken]) == [.broken(.invalidText, "a text is not UTF-8")])
    #expect(
      events([ClientFrame.bytes(0x82, "a")])
        == [.broken(.refused, "the message is not of this protocol")])
  }

  @Test("The server's frames have the shortest head, and whole characters in their reasons")
  func writes() {
    #expect(FrameWriter.head(.text, length: 125) == [0x81, 125])
    #expect(FrameWriter.head(.binary, length: 126) == [0x82, 126, 0, 126])
    #expect(FrameWriter.head(.binary, length: 65_536) == [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0])
    let close = FrameWriter.close(.refused, String(repeating: "é", count: 100))
    #expect(close.prefix(4) == [0x88, 124, 0x03, 0xF0])
    #expect(
      String(decoding: close.dropFirst(4), as: UTF8.self) == String(repeating: "é", count: 61))
  }

  @Test("The handshake proves that the key was read")
  func acceptance() {
    // documented: RFC 6455, 1.3
    #expect(
      Handshake.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    // documented: FIPS 180-4, examples
    #expect(SHA1.digest(of: Array("abc".utf8)).prefix(4) == [0xA9, 0x99, 0x3E, 0x36])
    #expect(
      SHA1.digest(of: Array(repeating: 0x61, count: 1_000)).prefix(4) == [0x29, 0x1E, 0x9A, 0x6C])
  }
}

/// Frames as a client sends them.
enum ClientFrame {
  private static let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]

  static func head(_ first: UInt8, length: Int) -> [UInt8] {
    let digits = length < 126 ? 0 : length < 65_536 ? 2 : 8
    let short = digits == 0 ? UInt8(length) : digits == 2 ? 126 : 127
    let long = (0..<digits).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    return [first, 0x80 | short] + long + mask
  }

  static func bytes(_ first: UInt8, _ text: String) -> [UInt8] {
    let payload = Array(text.utf8)
    return head(first, length: payload.count)
      + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }
}

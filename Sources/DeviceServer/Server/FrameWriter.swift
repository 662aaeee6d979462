/// Writes the frames that the server sends. documented: RFC 6455, 5.2
enum FrameWriter {
  /// The kind of a frame.
  enum Kind: UInt8 {
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xA
  }

  /// The longest reason of a close frame in bytes.
  private static let longestReason = 123

  /// Returns the head of a frame. The payload follows it.
  static func head(_ kind: Kind, length: Int) -> [UInt8] {
    var bytes = [0x80 | kind.rawValue]
    let digits =
      switch length {
      case ..<126: 0
      case ..<65_536: 2
      default: 8
      }
    bytes.append(digits == 0 ? UInt8(length) : digits == 2 ? 126 : 127)
    bytes += (0..<digits).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    return bytes
  }

  /// Returns a whole frame.
  static func frame(_ kind: Kind, _ payload: [UInt8] = []) -> [UInt8] {
    head(kind, length: payload.count) + payload
  }

  /// Returns a frame that closes the connection. Its reason is cut between two characters.
  static func close(_ code: CloseCode, _ reason: String) -> [UInt8] {
    var cut = reason[...]
    while cut.utf8.count > longestReason { cut.removeLast() }
    return frame(.close, [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)] + cut.utf8)
  }
}

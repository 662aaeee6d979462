/// A filter of a client's bytes that enforces limits: requests have short heads and no bodies, and
/// after a change of protocol messages have a bounded length. It delays no more than the head of a
/// frame.
///
/// A message that is longer is cut off right after the limit, so that its reader finds it too long;
/// nothing passes after it.
struct RequestLimiter {
  /// The result of a check.
  enum Verdict: Equatable {
    /// The bytes pass.
    case passing
    /// They end with a message that is too long; nothing may follow.
    case messageTooLong
    /// They are no request that the server answers.
    case refused
  }

  private enum Phase {
    /// The head of a request.
    case request
    /// The head of a frame.
    case frame
    /// The payload of a frame, with the number of bytes still to come.
    case payload(Int)
    case closed
  }

  /// The longest head of a request in bytes; browsers send about one thousand. tunable
  static let longestHead = 16 << 10

  private let longestMessage: Int
  private var phase = Phase.request
  /// The received part of a head.
  private var head: [UInt8] = []
  /// The number of bytes of the message so far, which may come in several frames.
  private var messageLength = 0

  init(longestMessage: Int) {
    self.longestMessage = longestMessage
  }

  /// Checks bytes from the client and appends those that pass.
  mutating func take(_ bytes: some Collection<UInt8>, passing output: inout [UInt8]) -> Verdict {
    var rest = bytes[...]
    while let byte = rest.first {
      switch phase {
      case .request:
        rest = rest.dropFirst()
        head.append(byte)
        output.append(byte)
        guard head.count <= Self.longestHead else { return close(.refused) }
        if byte == UInt8(ascii: "\n"), Self.endsHead(head) {
          guard let next = Self.phase(after: head) else { return close(.refused) }
          phase = next
          head.removeAll(keepingCapacity: true)
        }
      case .frame:
        rest = rest.dropFirst()
        head.append(byte)
        guard let length = Self.payloadLength(head) else { continue }
        let isControl = head[0] & 0x08 != 0
        let before = isControl || head[0] & 0x0F != 0 ? 0 : messageLength
        guard length <= longestMessage - before else {
          // One byte more than is permitted, as the end of the message.
          let kept = longestMessage - before + 1
          output += Self.head(of: head, length: kept)
          output += rest.prefix(kept)
          if rest.count < kept { output += repeatElement(0, count: kept - rest.count) }
          return close(.messageTooLong)
        }
        if !isControl { messageLength = head[0] & 0x80 != 0 ? 0 : before + length }
        output += head
        head.removeAll(keepingCapacity: true)
        phase = length == 0 ? .frame : .payload(length)
      case .payload(let length):
        let part = rest.prefix(length)
        output += part
        rest = rest.dropFirst(part.count)
        phase = part.count == length ? .frame : .payload(length - part.count)
      case .closed: return .refused
      }
    }
    return .passing
  }

  private mutating func close(_ verdict: Verdict) -> Verdict {
    phase = .closed
    return verdict
  }

  private static func endsHead(_ head: [UInt8]) -> Bool {
    head.count >= 4 && head.suffix(4).elementsEqual([13, 10, 13, 10])
      || head.count >= 2 && head.suffix(2).elementsEqual([10, 10])
  }

  /// Returns the phase after the head of a request; `nil` if that is a body.
  private static func phase(after head: [UInt8]) -> Phase? {
    var next = Phase.request
    let text = String(decoding: head, as: UTF8.self).lowercased()
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].drop { $0 == " " }
      switch parts[0] {
      case "content-length": if value != "0" { return nil }
      case "transfer-encoding": return nil
      case "upgrade": next = .frame
      default: break
      }
    }
    return next
  }

  /// Returns the payload's length from the head of a frame, once the head is complete. documented:
  /// RFC 6455, 5.2
  private static func payloadLength(_ head: [UInt8]) -> Int? {
    guard head.count >= 2 else { return nil }
    let mask = head[1] & 0x80 != 0 ? 4 : 0
    let short = Int(head[1] & 0x7F)
    let digits = short == 126 ? 2 : short == 127 ? 8 : 0
    guard head.count == 2 + digits + mask else { return nil }
    guard digits > 0 else { return short }
    let length = head[2..<2 + digits].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: length)
  }

  /// Returns the head of a frame as the last of its message, with another length.
  private static func head(of head: [UInt8], length: Int) -> [UInt8] {
    let mask = head[1] & 0x80 != 0 ? head.suffix(4) : []
    let digits = (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    return [head[0] | 0x80, head[1] & 0x80 | 127] + digits + mask
  }
}

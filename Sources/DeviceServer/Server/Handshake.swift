import Foundation

/// The change from HTTP to WebSocket. documented: RFC 6455, 4.2
enum Handshake {
  /// Returns the bytes that accept a client's request; `nil` if it is no complete one.
  static func answer(to head: RequestHead) -> [UInt8]? {
    guard head.method == "GET", head.keepsAlive, head.lists("websocket", in: "upgrade"),
      head.lists("upgrade", in: "connection"), head["sec-websocket-version"] == "13",
      let key = head["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
    else { return nil }
    let text = """
      HTTP/1.1 101 Switching Protocols\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Accept: \(acceptance(of: key))\r
      \r

      """
    return Array(text.utf8)
  }

  /// Returns the proof that the server has read a key. documented: RFC 6455, 1.3
  static func acceptance(of key: String) -> String {
    let joined = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    return Data(SHA1.digest(of: Array(joined.utf8))).base64EncodedString()
  }
}

/// The hash function SHA-1, which the handshake needs; it protects nothing. documented: FIPS 180-4
enum SHA1 {
  /// Returns the twenty bytes of a hash.
  static func digest(of message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    bytes += repeatElement(0, count: (120 - bytes.count % 64) % 64)
    bytes += bigEndian(UInt64(message.count) * 8)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: bytes.count, by: 64) {
      let changed = mix(state, words(of: bytes[start..<start + 64]))
      state = zip(state, changed).map { $0 &+ $1 }
    }
    return state.flatMap(bigEndian)
  }

  /// Returns the eighty words of a block's schedule.
  private static func words(of block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(rotated(mixed, by: 1))
    }
    return words
  }

  private static func mix(_ state: [UInt32], _ words: [UInt32]) -> [UInt32] {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let (choice, constant): (UInt32, UInt32) =
        switch index {
        case ..<20: (b & c ^ ~b & d, 0x5A82_7999)
        case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (b & c ^ b & d ^ c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = rotated(a, by: 5) &+ choice &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
    }
    return [a, b, c, d, e]
  }

  private static func rotated(_ word: UInt32, by bits: UInt32) -> UInt32 {
    word << bits | word >> (32 - bits)
  }

  private static func bigEndian<Word: FixedWidthInteger>(_ word: Word) -> [UInt8] {
    stride(from: Word.bitWidth - 8, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: word >> $0)
    }
  }
}

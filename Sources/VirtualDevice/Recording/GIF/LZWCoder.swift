/// GIF's variable-length LZW.
struct LZWCoder {
  private let codeSize: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var bytes: [UInt8] = []

  /// Codes have at most twelve bits.
  private static let codeLimit = 4096
  /// A prime above 4096 / 0.8, so that open addressing stays short.
  private static let slotCount = 5_003

  init(codeSize: Int) {
    self.codeSize = codeSize
  }

  /// Returns the compressed bytes of some indices, each below two to the power of the code size.
  mutating func encode(_ indices: [UInt8]) -> [UInt8] {
    let clear = 1 << codeSize
    let end = clear + 1
    var next = end + 1
    var width = UInt32(codeSize + 1)
    var keys = [Int32](repeating: -1, count: Self.slotCount)
    var codes = [Int32](repeating: 0, count: Self.slotCount)
    write(clear, width)
    guard var prefix = indices.first.map(Int.init) else {
      write(end, width)
      return flush()
    }
    for index in indices.dropFirst() {
      let key = Int32(prefix << 8 | Int(index))
      var slot = (Int(index) << 4 ^ prefix) % Self.slotCount
      while keys[slot] != key && keys[slot] >= 0 {
        slot = slot + 1 == Self.slotCount ? 0 : slot + 1
      }
      if keys[slot] == key {
        prefix = Int(codes[slot])
        continue
      }
      write(prefix, width)
      prefix = Int(index)
      if next < Self.codeLimit {
        keys[slot] = key
        codes[slot] = Int32(next)
        // The reader's table is one code behind, hence the test before the new code is counted.
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        write(clear, width)
        for slot in keys.indices { keys[slot] = -1 }
        next = end + 1
        width = UInt32(codeSize + 1)
      }
    }
    write(prefix, width)
    if next == 1 << width && width < 12 { width += 1 }
    write(end, width)
    return flush()
  }

  private mutating func write(_ code: Int, _ width: UInt32) {
    bits |= UInt32(code) << bitCount
    bitCount += width
    while bitCount >= 8 {
      bytes.append(UInt8(bits & 0xFF))
      bits >>= 8
      bitCount -= 8
    }
  }

  private mutating func flush() -> [UInt8] {
    if bitCount > 0 { bytes.append(UInt8(bits & 0xFF)) }
    return bytes
  }
}

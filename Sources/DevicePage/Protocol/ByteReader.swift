import CoreGraphics

/// Reads the bytes that a ``ByteWriter`` wrote. Input that ends too early, and numbers that are not
/// finite, are errors.
struct ByteReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func u8() throws(DamagedTrace) -> UInt8 {
    guard offset < bytes.count else { throw .early }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func bytes(_ count: Int) throws(DamagedTrace) -> [UInt8] {
    guard count >= 0, count <= bytes.count - offset else { throw .early }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  mutating func u32() throws(DamagedTrace) -> UInt32 {
    try bytes(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func f32() throws(DamagedTrace) -> Double {
    let number = Float(bitPattern: try u32())
    guard number.isFinite else { throw .number }
    return Double(number)
  }

  mutating func f64() throws(DamagedTrace) -> Double {
    let bits = try bytes(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let number = Double(bitPattern: bits)
    guard number.isFinite else { throw .number }
    return number
  }

  mutating func varint() throws(DamagedTrace) -> UInt64 {
    var result: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      let byte = try u8()
      result |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return result }
    }
    throw .number
  }

  /// Returns the number of items that follow, each of which has at least one byte.
  mutating func count() throws(DamagedTrace) -> Int {
    let count = try varint()
    guard count <= UInt64(bytes.count - offset) else { throw .early }
    return Int(count)
  }

  /// Returns as many items as a number says that stands before them.
  mutating func list<Item>(
    _ item: (inout ByteReader) throws(DamagedTrace) -> Item
  ) throws(DamagedTrace) -> [Item] {
    var items: [Item] = []
    for _ in 0..<(try count()) { items.append(try item(&self)) }
    return items
  }

  mutating func ids() throws(DamagedTrace) -> [UInt64] {
    try list { (reader) throws(DamagedTrace) in try reader.varint() }
  }

  mutating func numbers(_ count: Int) throws(DamagedTrace) -> [Double] {
    var numbers: [Double] = []
    for _ in 0..<count { numbers.append(try f32()) }
    return numbers
  }

  mutating func point() throws(DamagedTrace) -> CGPoint { CGPoint(x: try f32(), y: try f32()) }

  mutating func size() throws(DamagedTrace) -> CGSize {
    CGSize(width: try f32(), height: try f32())
  }

  mutating func rect() throws(DamagedTrace) -> CGRect {
    CGRect(origin: try point(), size: try size())
  }

  mutating func transform() throws(DamagedTrace) -> CGAffineTransform {
    let n = try numbers(6)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  mutating func color() throws(DamagedTrace) -> CGColor {
    let parts = try bytes(4).map { CGFloat($0) / 255 }
    return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  mutating func path() throws(DamagedTrace) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<(try count()) {
      switch try u8() {
      case 0: path.move(to: try point())
      case 1: path.addLine(to: try point())
      case 2:
        let control = try point()
        path.addQuadCurve(to: try point(), control: control)
      case 3:
        let (first, second) = (try point(), try point())
        path.addCurve(to: try point(), control1: first, control2: second)
      case 4: path.closeSubpath()
      default: throw .version
      }
    }
    return path
  }
}

/// An error about a trace that cannot be read.
package struct DamagedTrace: Error, Equatable, CustomStringConvertible {
  /// The error in one sentence, without a full stop.
  package var description: String

  static let early = DamagedTrace(description: "the trace is damaged: a frame ends too early")
  static let number = DamagedTrace(description: "the trace is damaged: a number is out of range")
  static let version = DamagedTrace(
    description: "the trace is of another version of detent; its page in a browser shows it")
}

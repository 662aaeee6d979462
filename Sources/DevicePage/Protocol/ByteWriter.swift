import CoreGraphics

/// The bytes of a message to the page: little-endian, integers of variable length seven bits a
/// byte.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  package mutating func u8(_ value: UInt8) {
    bytes.append(value)
  }

  package mutating func u32(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func f32(_ value: Double) {
    u32(Float(value).bitPattern)
  }

  package mutating func f64(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func varint(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func varint(_ value: Int) {
    varint(UInt64(max(0, value)))
  }

  package mutating func point(_ point: CGPoint) {
    f32(point.x)
    f32(point.y)
  }

  package mutating func size(_ size: CGSize) {
    f32(size.width)
    f32(size.height)
  }

  package mutating func rect(_ rect: CGRect) {
    point(rect.origin)
    size(rect.size)
  }

  package mutating func transform(_ t: CGAffineTransform) {
    for value in [t.a, t.b, t.c, t.d, t.tx, t.ty] { f32(value) }
  }

  package mutating func append(_ data: [UInt8]) {
    bytes.append(contentsOf: data)
  }

  /// Writes a colour as red, green, blue, alpha, not premultiplied: the colour before the
  /// premultiplication that the raster compositor works with.
  package mutating func color(_ color: CGColor?) {
    let pixel = color?.premultipliedPixel ?? 0
    let alpha = pixel >> 24
    func straight(_ value: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
    }
    u8(straight(pixel >> 16 & 0xFF))
    u8(straight(pixel >> 8 & 0xFF))
    u8(straight(pixel & 0xFF))
    u8(UInt8(alpha))
  }

  package mutating func path(_ path: CGPath) {
    varint(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        u8(0)
        self.point(point)
      case .line(let point):
        u8(1)
        self.point(point)
      case .quad(let point, let control):
        u8(2)
        self.point(control)
        self.point(point)
      case .curve(let point, let control1, let control2):
        u8(3)
        self.point(control1)
        self.point(control2)
        self.point(point)
      case .close: u8(4)
      }
    }
  }
}

import CoreGraphics
import Testing

@Suite("Compressing the pixels of a PNG")
struct CompressionTests {
  /// Numbers that are the same in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 20)
    }
  }

  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { bitmap.pixels[y * bitmap.stride + x] = pixel(x, y) }
    }
    return bitmap
  }

  private func expectRoundTrip(_ bitmap: Bitmap) throws {
    #expect(try Bitmap.decode(bitmap.pngData()).packedPixels == bitmap.packedPixels)
  }

  @Test(
    "Flat pictures survive at lengths around the longest match",
    arguments: [1, 2, 3, 64, 65, 85, 86, 87, 88, 129, 172, 173, 174, 258, 259, 260, 261, 517])
  func flat(width: Int) throws {
    for height in 1...4 {
      try expectRoundTrip(bitmap(width, height) { _, _ in 0xFF12_3456 })
      try expectRoundTrip(bitmap(width, height) { _, _ in 0x8012_3456 })
    }
  }

  @Test("Rows that repeat in part survive")
  func rows() throws {
    for width in [5, 90, 300] {
      try expectRoundTrip(bitmap(width, 40) { x, y in x < y ? 0xFF00_0000 : 0xFFFF_FFFF })
      try expectRoundTrip(bitmap(width, 40) { x, y in 0xFF00_0000 | UInt32(x * 77_777 + y / 5) })
    }
  }

  @Test("Pictures of few and of many colours survive", arguments: 0..<24)
  func random(seed: Int) throws {
    var generator = Generator(state: UInt64(seed) &* 7919)
    let colors = [2, 3, 20, 5000][seed % 4]
    let palette = (0..<colors).map { _ in
      let pixel = UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
      return seed % 3 == 0 && pixel & 1 == 1 ? 0 : pixel
    }
    let picture = try bitmap(
      Int.random(in: 1...400, using: &generator), Int.random(in: 1...200, using: &generator)
    ) { _, _ in
      palette[Int.random(in: 0..<colors, using: &generator)]
    }
    try expectRoundTrip(picture)
  }

  @Test("Rows longer than the window of deflate survive")
  func wide() throws {
    try expectRoundTrip(bitmap(12_000, 3) { x, _ in 0xFF00_0000 | UInt32(x / 7) })
    try expectRoundTrip(bitmap(10_922, 3) { x, _ in 0xFF00_0000 | UInt32(x / 900) })
    try expectRoundTrip(bitmap(10_923, 3) { x, _ in 0xFF00_0000 | UInt32(x / 900) })
  }

  @Test("The checksum of the pixels is Adler's", arguments: [1, 10, 11, 400, 3000, 12_000])
  func checksum(width: Int) throws {
    let picture = try bitmap(width, 9) { x, y in
      0xFF00_0000 | UInt32(x * 31_337 * (y / 2 + 1) & 0xFF_FFFF)
    }
    var (low, high) = (1, 0)
    for y in 0..<9 {
      let row = (0..<width).flatMap { x in
        let pixel = picture[x, y]
        return [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
      }
      for byte in [0] + row {
        low = (low + Int(byte)) % 65_521
        high = (high + low) % 65_521
      }
    }
    let data = try picture.pngData()
    // It ends the chunk before the last one of 12 bytes; 4 bytes of its chunk follow.
    let stored = data.dropLast(16).suffix(4).reduce(0) { $0 << 8 | Int($1) }
    #expect(stored == high << 16 | low)
  }

  @Test("Drawn content becomes small")
  func size() throws {
    let flat = try bitmap(1179, 2556) { _, _ in 0xFFFF_FFFF }
    #expect(try flat.pngData().count < 16_000)
    // A list of separators and equal glyphs.
    let list = try bitmap(600, 600) { x, y in
      y % 44 == 0 ? 0xFFC0_C0C0 : y % 44 > 12 && x % 40 > 8 ? UInt32(0xFF00_0000) : 0xFFFF_FFFF
    }
    #expect(try list.pngData().count < 5500)
  }
}

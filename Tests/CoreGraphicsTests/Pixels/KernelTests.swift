import CPixels
import CoreGraphics
import Testing

/// The rounding rule of CPixels.h, as it is written there.
private func mul(_ x: UInt32, _ a: UInt32) -> UInt32 {
  (x * a + 127) / 255
}

private func channels(_ pixel: UInt32, _ body: (UInt32) -> UInt32) -> UInt32 {
  (0..<4).reduce(0) { $0 | body(pixel >> UInt32(8 * $1) & 255) << UInt32(8 * $1) }
}

private func scaled(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
  channels(pixel) { mul($0, alpha) }
}

private func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  source &+ scaled(destination, 255 - source >> 24)
}

private func mix(_ a: UInt32, _ b: UInt32, _ weight: UInt32) -> UInt32 {
  (0..<4).reduce(0) { result, index in
    let shift = UInt32(8 * index)
    let value = ((a >> shift & 255) * (255 - weight) + (b >> shift & 255) * weight + 127) / 255
    return result | value << shift
  }
}

/// Numbers that are the same in every run.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 20)
  }

  /// A valid premultiplied pixel; often clear or opaque, as pictures are.
  mutating func pixel() -> UInt32 {
    let alpha: UInt32 =
      [0, 255, UInt32.random(in: 0...255, using: &self)]
      .randomElement(using: &self) ?? 0
    return (0..<3).reduce(alpha << 24) {
      $0 | UInt32.random(in: 0...alpha, using: &self) << UInt32(8 * $1)
    }
  }
}

/// A rectangle inside larger planes, so that a write outside shows.
private struct Planes {
  var destination: [UInt32]
  var source: [UInt32]
  var mask: [UInt8]
  let width: Int
  let height: Int
  let stride: Int
  let offset: Int
  let color: UInt32
  let alpha: UInt8

  init(seed: UInt64) {
    var random = Generator(state: seed)
    width = Int.random(in: 0...41, using: &random)
    height = Int.random(in: 0...4, using: &random)
    stride = width + Int.random(in: 0...5, using: &random)
    offset = Int.random(in: 1...9, using: &random)
    let count = offset * 2 + stride * (height + 1)
    destination = (0..<count).map { _ in random.pixel() }
    source = (0..<count).map { _ in random.pixel() }
    mask = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    color = random.pixel()
    alpha = UInt8.random(in: 0...255, using: &random)
  }

  /// What a kernel should make of the destination, pixel by pixel.
  func expected(_ body: (_ d: UInt32, _ s: UInt32, _ m: UInt32, _ index: Int) -> UInt32) -> [UInt32]
  {
    var result = destination
    for y in 0..<height {
      for x in 0..<width {
        let index = offset + y * stride + x
        result[index] = body(destination[index], source[index], UInt32(mask[index]), index)
      }
    }
    return result
  }

  /// The destination after a kernel.
  func run(
    _ body: (
      _ d: UnsafeMutablePointer<UInt32>, _ s: UnsafePointer<UInt32>, _ m: UnsafePointer<UInt8>
    ) -> Void
  ) -> [UInt32] {
    var result = destination
    result.withUnsafeMutableBufferPointer { d in
      source.withUnsafeBufferPointer { s in
        mask.withUnsafeBufferPointer { m in
          if let d = d.baseAddress, let s = s.baseAddress, let m = m.baseAddress {
            body(d + offset, s + offset, m + offset)
          }
        }
      }
    }
    return result
  }
}

@Suite("Pixel kernels equal their written formulas")
struct KernelTests {
  static let seeds = (1...60).map { UInt64($0 * 7919) }

  @Test("The rounding used is the nearest for every product")
  func rounding() {
    for x in UInt32(0)...255 {
      for a in UInt32(0)...255 {
        let exact = (Double(x) * Double(a) / 255).rounded()
        #expect(mul(x, a) == UInt32(exact))
        var (pixel, source) = (UInt32(0), x * 0x0101_0101)
        px_over_alpha(&pixel, 0, &source, 0, 1, 1, UInt8(a))
        #expect(pixel == mul(x, a) * 0x0101_0101)
      }
    }
  }

  @Test("Fills", arguments: seeds)
  func fills(seed: UInt64) {
    let p = Planes(seed: seed)
    let (w, h, stride, color) = (p.width, p.height, p.stride, p.color)
    #expect(
      p.run { d, _, _ in px_fill(d, stride, w, h, color) } == p.expected { _, _, _, _ in color })
    #expect(
      p.run { d, _, _ in px_fill_over(d, stride, w, h, color) }
        == p.expected { d, _, _, _ in over(color, d) })
    #expect(
      p.run { d, _, m in px_fill_over_masked(d, stride, m, stride, w, h, color) }
        == p.expected { d, _, m, _ in over(scaled(color, m), d) })
    #expect(
      p.run { d, _, m in px_fill_over_rows(d, stride, m, 1, w, h, color) }
        == p.expected { d, _, _, index in
          let row = (index - p.offset) / max(1, stride)
          return over(scaled(color, UInt32(p.mask[p.offset + row])), d)
        })
  }

  @Test("Copies", arguments: seeds)
  func copies(seed: UInt64) {
    let p = Planes(seed: seed)
    let (w, h, stride) = (p.width, p.height, p.stride)
    #expect(
      p.run { d, s, _ in px_copy(d, stride, s, stride, w, h) } == p.expected { _, s, _, _ in s })
    #expect(
      p.run { d, s, _ in px_copy_dimmed(d, stride, s, stride, w, h, p.color) }
        == p.expected { _, s, _, _ in over(p.color, s) })
    #expect(
      p.run { d, s, m in px_replace_masked(d, stride, s, stride, m, stride, w, h) }
        == p.expected { d, s, m, _ in mix(d, s, m) })
  }

  @Test("Source over destination", arguments: seeds)
  func blends(seed: UInt64) {
    let p = Planes(seed: seed)
    let (w, h, stride, alpha) = (p.width, p.height, p.stride, p.alpha)
    #expect(
      p.run { d, s, _ in px_over(d, stride, s, stride, w, h) }
        == p.expected { d, s, _, _ in over(s, d) })
    #expect(
      p.run { d, s, _ in px_over_alpha(d, stride, s, stride, w, h, alpha) }
        == p.expected { d, s, _, _ in over(scaled(s, UInt32(alpha)), d) })
    #expect(
      p.run { d, s, m in px_over_masked(d, stride, s, stride, m, stride, w, h, alpha) }
        == p.expected { d, s, m, _ in over(scaled(s, mul(m, UInt32(alpha))), d) })
  }

  @Test("A stride of zero uses one mask row for all")
  func repeatedMask() {
    let mask: [UInt8] = [0, 128, 255]
    var pixels = [UInt32](repeating: 0, count: 6)
    px_fill_over_masked(&pixels, 3, mask, 0, 3, 2, 0xFF00_0000)
    #expect(pixels == [0, 0x8000_0000, 0xFF00_0000, 0, 0x8000_0000, 0xFF00_0000])
  }

  @Test("Masks are taken from alpha", arguments: seeds)
  func masks(seed: UInt64) {
    let p = Planes(seed: seed)
    var taken = [UInt8](repeating: 7, count: p.width)
    px_alpha(&taken, 0, p.source, 0, p.width, 1)
    #expect(taken == p.source.prefix(p.width).map { UInt8($0 >> 24) })
  }

  @Test("The box around a difference is exact", arguments: seeds)
  func difference(seed: UInt64) {
    let p = Planes(seed: seed)
    var other = p.source
    var box = px_box()
    #expect(!px_difference(p.source, p.stride, other, p.stride, p.width, p.height, &box))
    guard p.width > 1, p.height > 1 else { return }
    var random = Generator(state: seed)
    let (x0, x1) = (
      Int.random(in: 0..<p.width, using: &random), Int.random(in: 0..<p.width, using: &random)
    )
    other[x0] ^= 1
    other[(p.height - 1) * p.stride + x1] ^= 0x0100_0000
    #expect(px_difference(p.source, p.stride, other, p.stride, p.width, p.height, &box))
    #expect(box.min_x == min(x0, x1))
    #expect(box.max_x == max(x0, x1) + 1)
    #expect(box.min_y == 0)
    #expect(box.max_y == p.height)
  }

  @Test("Full alpha everywhere is told from one pixel less")
  func opaque() {
    var pixels = [UInt32](repeating: 0xFF12_3456, count: 50)
    #expect(px_is_opaque(pixels, 10, 10, 5))
    pixels[49] = 0xFE12_3456
    #expect(!px_is_opaque(pixels, 10, 10, 5))
    #expect(px_is_opaque(pixels, 10, 9, 5))
  }

  @Test("Dividing by alpha and multiplying again gives the pixel back", arguments: seeds)
  func straightColors(seed: UInt64) {
    var random = Generator(state: seed)
    let pixels = (0..<37).map { _ in random.pixel() }
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    px_to_rgba_row(&bytes, pixels, pixels.count)
    var back = (0..<pixels.count).map { index -> UInt32 in
      let at = index * 4
      return UInt32(bytes[at + 3]) << 24 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8
        | UInt32(bytes[at + 2])
    }
    px_premultiply_row(&back, back.count)
    #expect(back == pixels)
    var rgb = [UInt8](repeating: 0, count: 3)
    px_to_rgb_row(&rgb, [0xFF01_0203], 1)
    #expect(rgb == [1, 2, 3])
  }
}

import CoreGraphics
import Testing

@Suite("Reading and writing pictures")
struct CodecTests {
  /// 3 × 2 pixels, some not opaque.
  private func sample() throws -> Bitmap {
    let bitmap = try #require(Bitmap(width: 3, height: 2))
    let values: [UInt32] = [
      0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080, 0x4010_2030, 0,
    ]
    for (index, value) in values.enumerated() {
      bitmap.pixels[index / 3 * bitmap.stride + index % 3] = value
    }
    return bitmap
  }

  @Test("A PNG gives back the pixels it was made of")
  func pngRoundTrip() throws {
    let bitmap = try sample()
    let back = try Bitmap.decode(bitmap.pngData())
    #expect(back.packedPixels == bitmap.packedPixels)
    #expect(!back.isOpaque)
  }

  @Test("An opaque picture is written without alpha and comes back opaque")
  func opaquePNG() throws {
    let bitmap = try #require(Bitmap(width: 70, height: 5))
    bitmap.clear(to: 0xFF12_3456)
    let data = try bitmap.pngData()
    #expect(data[25] == 2)
    let back = try Bitmap.decode(data)
    #expect(back.isOpaque)
    #expect(back.packedPixels == bitmap.packedPixels)
  }

  @Test("The same pixels give the same bytes")
  func deterministic() throws {
    #expect(try sample().pngData() == sample().pngData())
  }

  @Test("Any size survives, whatever its rows are padded to")
  func sizes() throws {
    for width in [1, 2, 15, 16, 17, 33] {
      let bitmap = try #require(Bitmap(width: width, height: 3))
      for index in 0..<(width * 3) {
        bitmap.pixels[index / width * bitmap.stride + index % width] =
          0xFF00_0000 | UInt32(index * 2_654_435)
      }
      #expect(try Bitmap.decode(bitmap.pngData()).packedPixels == bitmap.packedPixels)
    }
  }

  /// A lossless WebP of 2 × 1 pixels, opaque red and half-clear green; made with cwebp 1.2.4.
  private static let webP =
    Data(base64Encoded: "UklGRiAAAABXRUJQVlA4TBMAAAAvAQAAEA8w//sfD/wPBxWI6H8AAA==") ?? Data()

  @Test("A lossless WebP is read exactly, premultiplied")
  func webP() throws {
    let bitmap = try Bitmap.decode(Self.webP)
    #expect(bitmap.packedPixels == [0xFFFF_0000, 0x8000_8000])
  }

  @Test("What is neither PNG nor WebP is refused")
  func unknown() {
    #expect(throws: BitmapError.unknownFormat) { try Bitmap.decode(Data()) }
    #expect(throws: BitmapError.unknownFormat) { try Bitmap.decode(Data("GIF89a".utf8)) }
    #expect(throws: BitmapError.unknownFormat) { try Bitmap.decode(Data("RIFF".utf8)) }
  }

  @Test("A cut file is refused at every length, without a crash")
  func truncated() throws {
    let bitmap = try #require(Bitmap(width: 40, height: 40))
    for y in 0..<40 {
      for x in 0..<40 {
        bitmap.pixels[y * bitmap.stride + x] = 0xFF00_0000 | UInt32(x * y * 31_337 & 0xFF_FFFF)
      }
    }
    let png = try bitmap.pngData()
    for length in stride(from: 0, to: png.count - 12, by: 7) {
      #expect(throws: BitmapError.self) { try Bitmap.decode(png.prefix(length)) }
    }
    for length in 0..<Self.webP.count - 4 {
      #expect(throws: BitmapError.self) { try Bitmap.decode(Self.webP.prefix(length)) }
    }
  }

  @Test("A file with changed bytes is refused or read, without a crash")
  func corrupted() throws {
    let png = try sample().pngData()
    for original in [png, Self.webP] {
      for index in original.indices {
        for value in [0, 0x7F, 0xFF] as [UInt8] {
          var data = original
          data[index] = value
          let decoded = try? Bitmap.decode(data)
          #expect(decoded.map { $0.width > 0 } ?? true)
        }
      }
    }
  }

  @Test("Sizes out of bounds are refused before memory is taken")
  func absurdSizes() throws {
    var png = try sample().pngData()
    // Width and height in the header chunk, and the chunk's checksum for 200 000 × 200 000.
    png.replaceSubrange(16..<24, with: [0, 3, 0x0D, 0x40, 0, 3, 0x0D, 0x40])
    let checksum = crc(png[12..<29])
    png.replaceSubrange(
      29..<33, with: (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * $0)) })
    #expect(throws: BitmapError.size(width: 200_000, height: 200_000)) { try Bitmap.decode(png) }
    #expect(Bitmap(width: 0, height: 5) == nil)
    #expect(Bitmap(width: -1, height: 5) == nil)
    #expect(Bitmap(width: 32_768, height: 1) == nil)
    #expect(Bitmap(width: 32_767, height: 32_767) == nil)
    #expect(Bitmap(width: Int.max, height: Int.max) == nil)
  }

  @Test("Every error is one sentence with a remedy")
  func texts() {
    let errors: [BitmapError] = [
      .unknownFormat, .damaged(format: "PNG", detail: "x"), .size(width: 0, height: 1), .animated,
      .outOfMemory,
    ]
    for error in errors {
      #expect(error.description.hasSuffix("."))
      #expect(error.description.contains(": "))
    }
  }

  private func crc(_ bytes: Data) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 {
        value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
    return ~value
  }
}

import CoreGraphics
import Testing

@Suite("CGImage")
struct CGImageTests {
  private func makeImage(
    _ bytes: [UInt8], _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, bitsPerPixel: Int = 32,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGImage? {
    CGDataProvider(data: Data(bytes)).flatMap { provider in
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bitsPerPixel / 8, space: space,
        bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  @Test(
    "Raw pixels of every layout are read as what they mean",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo(), [0x10, 0x20, 0x30, 0x80], 0x8010_2030),
      (.premultipliedLast, .byteOrder32Big, [0x10, 0x20, 0x30, 0x80], 0x8010_2030),
      (.premultipliedLast, .byteOrder32Little, [0x80, 0x30, 0x20, 0x10], 0x8010_2030),
      (.premultipliedFirst, .byteOrder32Little, [0x30, 0x20, 0x10, 0x80], 0x8010_2030),
      (.premultipliedFirst, .byteOrder32Big, [0x80, 0x10, 0x20, 0x30], 0x8010_2030),
      (.last, .byteOrder32Big, [0xFF, 0x80, 0, 0x80], 0x8080_4000),
      (.first, .byteOrder32Big, [0x80, 0xFF, 0x80, 0], 0x8080_4000),
      (.noneSkipLast, .byteOrder32Big, [0x10, 0x20, 0x30, 0x07], 0xFF10_2030),
      (.noneSkipFirst, .byteOrder32Little, [0x30, 0x20, 0x10, 0x07], 0xFF10_2030),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8], UInt32)])
  func layouts(alpha: CGImageAlphaInfo, order: CGBitmapInfo, bytes: [UInt8], pixel: UInt32) throws {
    let image = try #require(makeImage(bytes, alpha, order))
    #expect(image.bitmap[0, 0] == pixel)
    #expect(image.bitmap.isOpaque == (pixel >> 24 == 255))
  }

  @Test("Gray pixels and layouts that are not read")
  func grayAndOthers() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let image = try #require(makeImage([0x77], .none, [], bitsPerPixel: 8, space: gray))
    #expect(image.bitmap[0, 0] == 0xFF77_7777)
    #expect(makeImage([0x77, 0, 0], .premultipliedLast, []) == nil)
    #expect(makeImage([1, 2, 3, 4], .none, []) == nil)
    #expect(makeImage([1, 2, 3, 4], .alphaOnly, []) == nil)
  }

  @Test("The bytes an image gives away make the same image again")
  func provider() throws {
    let bitmap = try draw(5, 3) { context in
      context.setFillColor(CGColor(red: 0.3, green: 0.9, blue: 0.1, alpha: 0.4))
      context.fill(CGRect(x: 1, y: 1, width: 3, height: 1.5))
    }
    let first = CGImage(bitmap: bitmap)
    let space = try #require(first.colorSpace)
    let provider = try #require(first.dataProvider)
    let second = try #require(
      CGImage(
        width: 5, height: 3, bitsPerComponent: first.bitsPerComponent,
        bitsPerPixel: first.bitsPerPixel, bytesPerRow: first.bytesPerRow,
        space: space, bitmapInfo: first.bitmapInfo,
        provider: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(second.bitmap.packedPixels == bitmap.packedPixels)
  }

  @Test("A PNG file's bytes make an image, other bytes do not")
  func png() throws {
    let bitmap = try draw(4, 4) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4)) }
    let data = try bitmap.pngData()
    let provider = try #require(CGDataProvider(data: data))
    let image = try #require(
      CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(image.bitmap.packedPixels == bitmap.packedPixels)
    let text = try #require(CGDataProvider(data: Data("no picture".utf8)))
    let none = CGImage(
      pngDataProviderSource: text, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(none == nil)
  }
}

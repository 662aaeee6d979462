import QuartzCore
import Testing

@testable import VirtualDevice

@Suite("Shrinking pictures")
struct DownscaleTests {
  @Test("A third of the size averages nine pixels")
  func thirds() throws {
    let bitmap = try #require(Bitmap(width: 6, height: 3))
    for y in 0..<3 {
      for x in 0..<6 {
        bitmap.pixels[y * bitmap.stride + x] =
          x < 3 ? 0xFF00_0000 | UInt32(x + 3 * y) * 9 : 0xFFFF_FFFF
      }
    }
    let small = try #require(downscaled(bitmap, width: 2, height: 1))
    #expect(small[0, 0] == 0xFF00_0024)
    #expect(small[1, 0] == 0xFFFF_FFFF)
  }

  @Test("Two thirds of the size weighs cut pixels by their parts")
  func twoThirds() throws {
    let bitmap = try #require(Bitmap(width: 3, height: 3))
    for index in 0..<3 {
      for y in 0..<3 { bitmap.pixels[y * bitmap.stride + index] = 0xFF00_0000 | UInt32(90 * index) }
    }
    let small = try #require(downscaled(bitmap, width: 2, height: 2))
    // (0 + 90 / 2) / 1.5 and (90 / 2 + 180) / 1.5
    #expect(small[0, 0] == 0xFF00_0000 | 30)
    #expect(small[1, 1] == 0xFF00_0000 | 150)
  }

  @Test("The same size copies, and a larger size is refused")
  func sameAndLarger() throws {
    let bitmap = try #require(TestFrames.noise(width: 5, height: 5))
    let copy = try #require(downscaled(bitmap, width: 5, height: 5))
    #expect(copy.difference(from: bitmap) == nil)
    #expect(downscaled(bitmap, width: 6, height: 5) == nil)
  }

  @Test("The difference of two pictures is the smallest rectangle around it")
  func difference() throws {
    let first = try #require(TestFrames.noise(width: 20, height: 20))
    let second = try #require(first.copy())
    second.pixels[4 * second.stride + 7] ^= 1
    second.pixels[9 * second.stride + 3] ^= 1
    #expect(second.difference(from: first) == PixelRect(x: 3, y: 4, width: 5, height: 6))
  }

  private func downscaled(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap? {
    guard let result = Bitmap(width: width, height: height), bitmap.downscale(into: result) else {
      return nil
    }
    return result
  }
}

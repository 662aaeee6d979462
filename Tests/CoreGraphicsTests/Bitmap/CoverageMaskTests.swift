import CPixels
import CoreGraphics
import Testing

@Suite("CoverageMask")
struct CoverageMaskTests {
  @Test("A path's mask is the alpha that filling it draws")
  func sameAsFilling() throws {
    let path = CGPath.continuousRoundedRect(
      CGRect(x: 1, y: 2, width: 30, height: 20), topLeft: 9, topRight: 4, bottomLeft: 0,
      bottomRight: 7)
    let mask = try #require(
      CoverageMask(
        path: path, transform: CGAffineTransform(scaleX: 3, y: 3), width: 100, height: 70))
    let bitmap = try draw(34, 24, scale: 3) { context in
      context.addPath(path)
      context.fillPath()
    }
    for y in 0..<70 {
      for x in 0..<100 {
        #expect(Int(mask[x, y]) == bitmap[x, y].alphaByte)
      }
    }
    #expect(mask[3, 65] == 255)
    #expect(mask[3, 6] == 0)
  }

  /// What a compositor does: one small tile holds the corners, and its middle row and column are
  /// repeated for the sides.
  @Test("A shadow put together from a nine-slice tile is the shadow drawn whole")
  func nineSlice() throws {
    let (sigma, radius) = (6.0, 12)
    let reach = Int(px_blur_reach(sigma))
    let inset = reach * 2 + radius
    let tileSide = inset * 2 + 1
    let (width, height) = (tileSide + 83, tileSide + 40)
    func shadow(_ width: Int, _ height: Int) throws -> CoverageMask {
      let corner = CGFloat(radius)
      let shape = CGPath.circularRoundedRect(
        CGRect(x: reach, y: reach, width: width - 2 * reach, height: height - 2 * reach),
        topLeft: corner, topRight: corner, bottomLeft: corner, bottomRight: corner)
      let mask = try #require(
        CoverageMask(path: shape, transform: .identity, width: width, height: height))
      mask.blur(sigma: sigma)
      return mask
    }
    let tile = try shadow(tileSide, tileSide)
    let whole = try shadow(width, height)
    let black: UInt32 = 0xFF00_0000
    let expected = try #require(Bitmap(width: width, height: height))
    px_fill_over_masked(
      expected.pixels, expected.stride, whole.bytes, whole.stride, width, height, black)
    let sliced = try #require(Bitmap(width: width, height: height))
    let (stride, d, m) = (sliced.stride, sliced.pixels, tile.bytes)
    let (right, bottom) = (width - inset, height - inset)
    for (x, sourceX) in [(0, 0), (right, inset + 1)] {
      for (y, sourceY) in [(0, 0), (bottom, inset + 1)] {
        px_fill_over_masked(
          d + y * stride + x, stride, m + sourceY * tile.stride + sourceX, tile.stride, inset,
          inset, black)
      }
      px_fill_over_masked(
        d + inset * stride + x, stride, m + inset * tile.stride + sourceX, 0, inset,
        height - 2 * inset, black)
    }
    for (y, sourceY) in [(0, 0), (bottom, inset + 1)] {
      px_fill_over_rows(
        d + y * stride + inset, stride, m + sourceY * tile.stride + inset, tile.stride,
        width - 2 * inset, inset, black)
    }
    px_fill_over(
      d + inset * stride + inset, stride, width - 2 * inset, height - 2 * inset, black)
    #expect(sliced.packedPixels == expected.packedPixels)
  }

  @Test("Sizes out of bounds make no mask")
  func sizes() {
    #expect(CoverageMask(width: 0, height: 1) == nil)
    #expect(CoverageMask(width: 40_000, height: 1) == nil)
  }
}

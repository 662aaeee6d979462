import CPixels
import CoreGraphics
import Testing

@Suite("Blurring a mask")
struct BlurTests {
  @Test("A blurred edge follows the gaussian", arguments: [2.0, 3.5, 7, 15, 30])
  func edge(sigma: Double) {
    let reach = Int(px_blur_reach(sigma))
    let width = reach * 4 + 2
    var mask = (0..<width).map { UInt8($0 < width / 2 ? 255 : 0) }
    // Many equal rows, so that the vertical pass leaves the middle one as it is.
    let height = reach * 2 + 1
    mask = (0..<height).flatMap { _ in mask }
    #expect(px_blur_mask(&mask, width, width, height, sigma))
    let row = mask[(reach * width)..<((reach + 1) * width)]
    for (x, value) in row.enumerated() where x > reach && x < width - reach {
      let distance = Double(x) + 0.5 - Double(width) / 2
      let exact = 255 * (1 - 0.5 * (1 + erf(distance / sigma / 2.0.squareRoot())))
      // Three boxes stay within 2.5 % of the gaussian; small sizes are rounded to whole pixels.
      #expect(abs(Double(value) - exact) < 6.5, "at \(distance)")
    }
  }

  @Test("Inside, full coverage stays full, and what is far away stays empty")
  func extremes() {
    let reach = Int(px_blur_reach(5))
    let side = reach * 2 + 21
    var full = [UInt8](repeating: 255, count: side * side)
    #expect(px_blur_mask(&full, side, side, side, 5))
    #expect(full[side / 2 * side + side / 2] == 255)
    #expect(full[0] < 80)
    var dot = [UInt8](repeating: 0, count: side * side)
    dot[side / 2 * side + side / 2] = 255
    #expect(px_blur_mask(&dot, side, side, side, 5))
    #expect(dot[0] == 0)
    #expect(dot[side / 2 * side + side / 2] > 0)
  }

  @Test("A blur in memory that other blurs have used is the same")
  func keptMemory() {
    var memory = px_memory()
    defer { px_memory_free(&memory) }
    let cases = [(90, 61, 20.0), (33, 40, 3), (120, 70, 70), (10, 200, 17), (90, 61, 20)]
    for (width, height, sigma) in cases {
      var mask = (0..<width * height).map { UInt8($0 * 7 % 256) }
      var again = mask
      #expect(px_blur_mask(&mask, width, width, height, sigma))
      #expect(px_blur_mask_in(&memory, &again, width, width, height, sigma))
      #expect(mask == again, "\(width) by \(height), \(sigma)")
    }
  }

  @Test("A blur of nothing changes nothing", arguments: [0, -3, Double.nan])
  func none(sigma: Double) {
    var mask: [UInt8] = [1, 200, 3, 4, 5, 6]
    #expect(px_blur_mask(&mask, 3, 3, 2, sigma))
    #expect(mask == [1, 200, 3, 4, 5, 6])
    #expect(px_blur_reach(sigma) == 0)
  }

  @Test("A blur is the same from left and right, top and bottom")
  func symmetric() {
    let side = 61
    var mask = [UInt8](repeating: 0, count: side * side)
    for y in 25..<36 {
      for x in 25..<36 {
        mask[y * side + x] = 255
      }
    }
    #expect(px_blur_mask(&mask, side, side, side, 4))
    for y in 0..<side {
      for x in 0..<side {
        #expect(mask[y * side + x] == mask[y * side + side - 1 - x])
        #expect(mask[y * side + x] == mask[(side - 1 - y) * side + x])
      }
    }
  }
}

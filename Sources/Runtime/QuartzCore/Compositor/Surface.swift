/// Pixels with a position in the plane of the screen.
struct Surface {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels from one row to the next.
  let stride: Int
  /// The position of the first pixel.
  let originX: Int
  let originY: Int

  func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.advanced(by: (y - originY) * stride + x - originX)
  }
}

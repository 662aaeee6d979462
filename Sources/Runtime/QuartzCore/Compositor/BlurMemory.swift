import CPixels

/// Memory in which masks are blurred, reused from mask to mask.
final class BlurMemory {
  private var memory = px_memory()

  deinit { px_memory_free(&memory) }

  /// Blurs a mask, whose rows are `width` bytes apart, by a Gaussian of a standard deviation in
  /// pixels. Without memory the mask stays as it is.
  func blur(_ mask: UnsafeMutablePointer<UInt8>, width: Int, height: Int, sigma: Double) {
    _ = px_blur_mask_in(&memory, mask, width, width, height, sigma)
  }
}

import CPixels

extension Bitmap {
  /// Creates a transparent bitmap for a size in points; `nil` if there is none of that size.
  convenience init?(_ size: CGSize, scale: CGFloat) {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, width < 1e6, height < 1e6 else { return nil }
    self.init(width: Int(width), height: Int(height))
  }

  /// Indicates whether every pixel is transparent.
  var isClear: Bool { inkBox.isEmpty }

  /// The bounding rectangle of all pixels that are not transparent.
  var inkBox: PixelRect {
    if isOpaque { return PixelRect(x: 0, y: 0, width: width, height: height) }
    var box = px_box()
    let nothing = [UInt32](repeating: 0, count: width)
    guard px_difference(pixels, stride, nothing, 0, width, height, &box) else { return .empty }
    return PixelRect(box)
  }

  /// Returns the bounding rectangle of all differences from a bitmap of the same size.
  func difference(from other: Bitmap) -> PixelRect? {
    var box = px_box()
    guard px_difference(pixels, stride, other.pixels, other.stride, width, height, &box) else {
      return nil
    }
    return PixelRect(box)
  }
}

extension PixelRect {
  init(_ box: px_box) {
    self.init(
      minX: Int(box.min_x), minY: Int(box.min_y), maxX: Int(box.max_x), maxY: Int(box.max_y))
  }
}

extension Bitmap {
  /// Indicates whether every pixel is opaque.
  var isWhollyOpaque: Bool {
    px_is_opaque(pixels, stride, width, height)
  }

  /// Returns the number of pixels inside disjoint rectangles that differ from those of another
  /// bitmap.
  func countDifferences(from other: Bitmap, in rects: [PixelRect]) -> Int {
    var count = 0
    for rect in rects {
      for y in rect.minY..<rect.maxY {
        let line = pixels.advanced(by: y * stride)
        let old = other.pixels.advanced(by: y * other.stride)
        for x in rect.minX..<rect.maxX where line[x] != old[x] { count += 1 }
      }
    }
    return count
  }
}

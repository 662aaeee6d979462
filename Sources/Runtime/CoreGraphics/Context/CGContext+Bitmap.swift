import CCairo
import CPixels
import Foundation

extension CGContext {
  /// Creates a context over a bitmap of 8-bit components in an RGB space.
  ///
  /// With `data` the context draws into the caller's memory, which must stay alive; the layout must
  /// then be the context's own: alpha first in little-endian 32-bit units, `bytesPerRow` a multiple
  /// of 4. Without `data` the context allocates memory, and `bytesPerRow` is not used. Anything
  /// else is reported and results in `nil`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let alpha = bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue
    let isColor = space.model == .rgb && bitsPerComponent == 8
    let isOpaque =
      alpha == CGImageAlphaInfo.noneSkipFirst.rawValue
      || alpha == CGImageAlphaInfo.noneSkipLast.rawValue
    let isPremultiplied =
      alpha == CGImageAlphaInfo.premultipliedFirst.rawValue
      || alpha == CGImageAlphaInfo.premultipliedLast.rawValue
    guard isColor, isOpaque || isPremultiplied else {
      Misuse.report(ContextMisuse.bitmapFormat)
      return nil
    }
    let target: Bitmap?
    if let data {
      let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
      let isNative =
        order == CGBitmapInfo.byteOrder32Little.rawValue
        && (alpha == CGImageAlphaInfo.premultipliedFirst.rawValue
          || alpha == CGImageAlphaInfo.noneSkipFirst.rawValue)
      guard isNative, bytesPerRow % 4 == 0 else {
        Misuse.report(ContextMisuse.bitmapMemory)
        return nil
      }
      target = Bitmap(
        borrowing: data.assumingMemoryBound(to: UInt32.self), width: width, height: height,
        stride: bytesPerRow / 4)
    } else {
      target = Bitmap(width: width, height: height)
    }
    guard let target else { return nil }
    if isOpaque {
      px_fill_over(target.pixels, target.stride, width, height, 0xFF00_0000)
    }
    self.init(bitmap: target, scale: 1, flipped: false)
  }

  /// The bitmap's memory: rows from the top, each of `bytesPerRow` bytes, in the layout of
  /// `bitmapInfo`.
  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(cairo_get_target(cairo))
    return UnsafeMutableRawPointer(bitmap.pixels)
  }

  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { bitmap.stride * 4 }
  /// The number of bits of one component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of one pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The colour space of the components: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace.shared.sRGB }
  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
  /// The layout of a pixel: little-endian 32-bit units, alpha in the highest byte.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// Returns the pixels drawn so far as an image, as if all active masks ended now; transparency
  /// layers that are still open are not included. `nil` if memory is short. Later drawing does not
  /// change the image.
  public func makeImage() -> CGImage? {
    cairo_surface_flush(cairo_get_target(cairo))
    let image = pictureThroughMasks() ?? bitmap.copy()
    guard let image else { return nil }
    image.isOpaque = px_is_opaque(image.pixels, image.stride, image.width, image.height)
    return CGImage(bitmap: image)
  }

  /// Returns the content of the bitmap as if the active masks ended now; `nil` if there are none.
  private func pictureThroughMasks() -> Bitmap? {
    var layers: [MaskLayer] = []
    for state in savedStates + [state] {
      if state.isTransparencyLayer { break }
      layers += state.maskLayers
    }
    guard let innermost = layers.last else { return nil }
    var picture: OpaquePointer = cairo_surface_reference(innermost.group)
    var result: Bitmap?
    for layer in layers.reversed() {
      guard let canvas = Bitmap(width: bitmap.width, height: bitmap.height),
        let surface = canvas.makeSurface()
      else { break }
      let cairo = cairo_create(surface)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(cairo, layer.below, 0, 0)
      cairo_paint(cairo)
      clip(cairo, toExtentsOf: layer.group)
      cairo_set_source_surface(cairo, picture, 0, 0)
      cairo_mask(cairo, layer.pattern)
      cairo_destroy(cairo)
      cairo_surface_destroy(picture)
      picture = surface
      result = canvas
    }
    cairo_surface_destroy(picture)
    return result
  }

  /// Clips to the extents of a group, which cover only the area inside the clip at its beginning.
  private func clip(_ cairo: OpaquePointer?, toExtentsOf group: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(group, &x, &y)
    let width = Double(cairo_image_surface_get_width(group))
    let height = Double(cairo_image_surface_get_height(group))
    cairo_rectangle(cairo, -x, -y, width, height)
    cairo_clip(cairo)
  }
}

import CPNG
import CPixels
import Foundation

extension Bitmap {
  /// Returns the bitmap as a PNG file: RGB if every pixel has full alpha, else RGBA with colours
  /// divided by alpha. The same pixels always give the same bytes.
  package func pngData() throws -> Data {
    let isOpaque = px_is_opaque(pixels, stride, width, height)
    let output = PNGOutput()
    var png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
    guard let writer = png else { throw BitmapError.outOfMemory }
    var info = png_create_info_struct(writer)
    defer { png_destroy_write_struct(&png, &info) }
    guard info != nil else { throw BitmapError.outOfMemory }
    // libpng exits the process after an error unless a jump target is set. None can occur here: the
    // size is checked by `Bitmap`, and the output is memory.
    png_set_write_fn(
      writer, Unmanaged.passUnretained(output).toOpaque(),
      { writer, bytes, count in
        guard let box = png_get_io_ptr(writer), let bytes else { return }
        Unmanaged<PNGOutput>.fromOpaque(box).takeUnretainedValue().data.append(bytes, count: count)
      }, nil)
    let colorType = isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
    png_set_IHDR(
      writer, info, UInt32(width), UInt32(height), 8, colorType, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
    png_set_sRGB(writer, info, PNG_sRGB_INTENT_PERCEPTUAL)
    // Fast settings, and for drawn surfaces also small (E1).
    png_set_filter(writer, 0, PNG_FILTER_NONE)
    png_set_compression_level(writer, 1)
    png_write_info(writer, info)
    var row = [UInt8](repeating: 0, count: width * (isOpaque ? 3 : 4))
    for y in 0..<height {
      let source = pixels + y * stride
      if isOpaque {
        px_to_rgb_row(&row, source, width)
      } else {
        px_to_rgba_row(&row, source, width)
      }
      png_write_row(writer, row)
    }
    png_write_end(writer, info)
    return withExtendedLifetime(output) { output.data }
  }
}

private final class PNGOutput {
  var data = Data()
}

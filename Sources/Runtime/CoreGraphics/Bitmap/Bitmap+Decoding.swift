import CPNG
import CPixels
import CWebP
import Foundation

extension Bitmap {
  /// Decodes a PNG or WebP image; the format is recognised by its first bytes.
  package static func decode(_ data: Data) throws -> Bitmap {
    let bitmap =
      try data.withUnsafeBytes { bytes in
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
          return try decodePNG(bytes)
        }
        let isRIFF = bytes.starts(with: Array("RIFF".utf8))
        if isRIFF, bytes.count >= 12, bytes[8..<12].elementsEqual(Array("WEBP".utf8)) {
          return try decodeWebP(bytes)
        }
        throw BitmapError.unknownFormat
      }
    bitmap.isOpaque = px_is_opaque(bitmap.pixels, bitmap.stride, bitmap.width, bitmap.height)
    return bitmap
  }

  private static func allocate(width: Int, height: Int) throws -> Bitmap {
    guard isValidSize(width: width, height: height) else {
      throw BitmapError.size(width: width, height: height)
    }
    guard let bitmap = Bitmap(width: width, height: height) else { throw BitmapError.outOfMemory }
    return bitmap
  }

  private static func decodePNG(_ bytes: UnsafeRawBufferPointer) throws -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
      throw BitmapError.damaged(format: "PNG", detail: message(of: image))
    }
    let bitmap = try allocate(width: Int(image.width), height: Int(image.height))
    image.format = UInt32(PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
    guard png_image_finish_read(&image, nil, bitmap.pixels, Int32(bitmap.stride * 4), nil) != 0
    else {
      throw BitmapError.damaged(format: "PNG", detail: message(of: image))
    }
    for row in 0..<bitmap.height {
      px_premultiply_row(bitmap.pixels + row * bitmap.stride, bitmap.width)
    }
    return bitmap
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private static func decodeWebP(_ bytes: UnsafeRawBufferPointer) throws -> Bitmap {
    let start = bytes.bindMemory(to: UInt8.self).baseAddress
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else {
      throw BitmapError.damaged(format: "WebP", detail: "the library has another version")
    }
    let status = WebPGetFeatures(start, bytes.count, &config.input)
    guard status == VP8_STATUS_OK else {
      throw BitmapError.damaged(format: "WebP", detail: "status \(status.rawValue)")
    }
    guard config.input.has_animation == 0 else { throw BitmapError.animated }
    let bitmap = try allocate(width: Int(config.input.width), height: Int(config.input.height))
    config.output.colorspace = MODE_bgrA
    config.output.is_external_memory = 1
    config.output.u.RGBA.rgba =
      UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
    config.output.u.RGBA.stride = Int32(bitmap.stride * 4)
    config.output.u.RGBA.size = bitmap.stride * 4 * bitmap.height
    let decoded = WebPDecode(start, bytes.count, &config)
    WebPFreeDecBuffer(&config.output)
    guard decoded == VP8_STATUS_OK else {
      throw BitmapError.damaged(format: "WebP", detail: "status \(decoded.rawValue)")
    }
    return bitmap
  }
}

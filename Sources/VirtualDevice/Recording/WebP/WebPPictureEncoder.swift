import CWebP
import CoreGraphics

extension WebPAnimation {
  /// The time that the encoder may spend to reduce a frame's size.
  package enum Effort {
    /// A third to a tenth of the time of `small`, for files that are larger by a third to a half.
    case quick
    /// Within 2 % of the size of libwebp's defaults (method 4, quality 75) in half of their time.
    case small

    /// 0 fast to 6 small.
    ///
    /// Measured (60 frames at 393 by 852 pixels, libwebp 1.2.4): a sheet's drag takes 5.0 ms a frame
    /// with method 0, 18 with 2 and 42 with 4; a floating sheet over a map 5.5, 51 and 86.
    fileprivate var method: Int32 { self == .quick ? 0 : 2 }
    /// libwebp's "quality", 0 to 100: for lossless pictures more work and not more likeness. tunable
    fileprivate var quality: Float { 50 }
  }
}

/// Encodes still pictures as WebP files without loss.
struct WebPPictureEncoder: Sendable {
  private let effort: WebPAnimation.Effort

  init(effort: WebPAnimation.Effort) throws(RecordingError) {
    self.effort = effort
    _ = try makeConfiguration()
  }

  /// The bytes of a WebP file. The encoder may change the colours of transparent pixels.
  func encode(_ bitmap: Bitmap) throws(RecordingError) -> [UInt8] {
    var configuration = try makeConfiguration()
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw Self.otherInterface }
    // libwebp's pixels have the bitmap's form: 0xAARRGGBB; it takes alpha as not premultiplied, which
    // is the same where alpha is full or nothing.
    picture.use_argb = 1
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    picture.argb = bitmap.pixels
    picture.argb_stride = Int32(bitmap.stride)
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    picture.writer = { WebPMemoryWrite($0, $1, $2) }
    let isEncoded = withUnsafeMutablePointer(to: &writer) {
      picture.custom_ptr = UnsafeMutableRawPointer($0)
      defer { picture.custom_ptr = nil }
      return WebPEncode(&configuration, &picture) != 0
    }
    guard isEncoded else {
      throw .encoder("libwebp's error \(picture.error_code.rawValue)")
    }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  /// The pixels of a WebP file that was encoded from pixels which are opaque or transparent; `nil` if there
  /// is no memory for them.
  func decode(_ bytes: [UInt8]) -> Bitmap? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0,
      let bitmap = Bitmap(width: Int(width), height: Int(height))
    else { return nil }
    let row = bitmap.stride * 4
    let isDecoded = bitmap.pixels.withMemoryRebound(to: UInt8.self, capacity: row * bitmap.height) {
      WebPDecodeBGRAInto(bytes, bytes.count, $0, row * bitmap.height, Int32(row)) != nil
    }
    return isDecoded ? bitmap : nil
  }

  private func makeConfiguration() throws(RecordingError) -> WebPConfig {
    var configuration = WebPConfig()
    guard WebPConfigInit(&configuration) != 0 else { throw Self.otherInterface }
    configuration.lossless = 1
    configuration.method = effort.method
    configuration.quality = effort.quality
    configuration.thread_level = 0
    return configuration
  }

  private static var otherInterface: RecordingError {
    .encoder("the libwebp on this machine has another interface")
  }
}

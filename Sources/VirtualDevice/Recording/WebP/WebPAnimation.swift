import CWebP
import CoreGraphics
import Foundation

/// Makes an animated WebP without loss: the smallest exact form of an animation (E2).
package final class WebPAnimation: AnimationEncoder {
  private let encoder: OpaquePointer
  private var configuration = WebPConfig()
  private let width: Int
  private let height: Int
  private var shown: Bitmap?
  private var count = 0
  private var lastMilliseconds: Int32 = 0

  /// The largest side of a WebP, in pixels.
  private static let maximumSide = 16_383
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

  /// Creates an encoder for frames of a size in pixels.
  package init(width: Int, height: Int, effort: Effort = .small) throws(RecordingError) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw .size(width: width, height: height)
    }
    self.width = width
    self.height = height
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&configuration) != 0 else {
      throw .encoder("the libwebp on this machine has another interface")
    }
    // Endless loop, opaque black behind; no forced key frames, so that nothing is stored twice.
    options.anim_params.loop_count = 0
    options.anim_params.bgcolor = 0xFF00_0000
    options.kmin = 0
    options.kmax = 0
    configuration.lossless = 1
    configuration.method = effort.method
    configuration.quality = effort.quality
    configuration.thread_level = 0
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .encoder("libwebp has no memory for \(width) by \(height) pixels")
    }
    self.encoder = encoder
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
  }

  package func add(_ frame: Bitmap, at time: Double) throws(RecordingError) {
    guard frame.width == width, frame.height == height else {
      throw .size(width: frame.width, height: frame.height)
    }
    if let shown, frame.difference(from: shown) == nil { return }
    // The encoder may change the pixels it is given and the caller may reuse them.
    guard let copy = frame.copy(), var picture = Self.picture(of: copy) else {
      throw .encoder("there is no memory for another frame")
    }
    lastMilliseconds = Int32((time * 1000).rounded())
    guard WebPAnimEncoderAdd(encoder, &picture, lastMilliseconds, &configuration) != 0 else {
      throw .encoder(String(cString: WebPAnimEncoderGetError(encoder)))
    }
    count += 1
    shown = frame.copy()
  }

  package func finish(at time: Double) throws(RecordingError) -> Data {
    guard count > 0 else { throw .empty }
    let end = max(Int32((time * 1000).rounded()), lastMilliseconds + 1)
    var data = WebPData()
    guard WebPAnimEncoderAdd(encoder, nil, end, nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0, let bytes = data.bytes
    else {
      throw .encoder(String(cString: WebPAnimEncoderGetError(encoder)))
    }
    defer { WebPFree(UnsafeMutablePointer(mutating: data.bytes)) }
    return Data(bytes: bytes, count: data.size)
  }

  /// libwebp's view of a bitmap's pixels, which have the same form: 0xAARRGGBB, here opaque.
  private static func picture(of bitmap: Bitmap) -> WebPPicture? {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { return nil }
    picture.use_argb = 1
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    picture.argb = bitmap.pixels
    picture.argb_stride = Int32(bitmap.stride)
    return picture
  }
}

import CWebP
import CoreGraphics
import Foundation
import Testing

@testable import VirtualDevice

/// The bytes that libwebp's own encoder of animations makes of frames.
enum WebPReference {
  static func encode(
    _ frames: [(frame: Bitmap, time: Double)], end: Double, method: Int32
  ) throws -> Data {
    let first = try #require(frames.first).frame
    var options = WebPAnimEncoderOptions()
    try #require(WebPAnimEncoderOptionsInit(&options) != 0)
    options.anim_params.loop_count = 0
    options.anim_params.bgcolor = 0xFF00_0000
    options.kmin = 0
    options.kmax = 0
    let encoder = try #require(
      WebPAnimEncoderNew(Int32(first.width), Int32(first.height), &options))
    defer { WebPAnimEncoderDelete(encoder) }
    var configuration = WebPConfig()
    try #require(WebPConfigInit(&configuration) != 0)
    configuration.lossless = 1
    configuration.method = method
    configuration.quality = 50
    for (frame, time) in frames {
      let copy = try #require(frame.copy())
      var picture = WebPPicture()
      try #require(WebPPictureInit(&picture) != 0)
      picture.use_argb = 1
      picture.width = Int32(copy.width)
      picture.height = Int32(copy.height)
      picture.argb = copy.pixels
      picture.argb_stride = Int32(copy.stride)
      let milliseconds = Int32((time * 1000).rounded())
      try #require(WebPAnimEncoderAdd(encoder, &picture, milliseconds, &configuration) != 0)
    }
    let milliseconds = Int32((end * 1000).rounded())
    try #require(WebPAnimEncoderAdd(encoder, nil, milliseconds, nil) != 0)
    var data = WebPData()
    try #require(WebPAnimEncoderAssemble(encoder, &data) != 0)
    defer { WebPFree(UnsafeMutablePointer(mutating: data.bytes)) }
    return Data(bytes: try #require(data.bytes), count: data.size)
  }
}

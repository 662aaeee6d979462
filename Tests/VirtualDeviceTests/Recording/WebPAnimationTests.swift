import CWebP
import CoreGraphics
import Foundation
import Testing

@testable import VirtualDevice

@Suite("Animated WebP")
struct WebPAnimationTests {
  @Test("Every pixel of every frame comes back, with its time")
  func exact() throws {
    let frames = TestFrames.fewColors(count: 5, width: 40, height: 30)
    let encoder = try WebPAnimation(width: 40, height: 30)
    for (index, frame) in frames.enumerated() { try encoder.add(frame, at: Double(index) / 60) }
    let decoded = try Self.decode(try encoder.finish(at: 5.0 / 60).data())
    #expect(decoded.map(\.end) == [17, 33, 50, 67, 83])
    for (index, frame) in frames.enumerated() {
      #expect(decoded[index].pixels == TestFrames.pixels(frame))
    }
  }

  @Test(
    "The bytes are those of libwebp's own encoder, for any number of jobs", arguments: [1, 2, 5],
    [0, 2])
  func reference(jobs: Int, method: Int) throws {
    for count in [1, 2, 12] {
      let frames = try Self.patches(count: count)
      let encoder = try WebPAnimation(
        width: 61, height: 43, effort: method == 0 ? .quick : .small, jobs: jobs)
      for (frame, time) in frames { try encoder.add(frame, at: time) }
      let data = try encoder.finish(at: 2).data()
      #expect(try data == WebPReference.encode(frames, end: 2, method: Int32(method)))
    }
  }

  /// Frames that differ in rectangles of all kinds: a pixel, odd and even corners, the whole picture.
  private static func patches(count: Int) throws -> [(frame: Bitmap, time: Double)] {
    let frame = try #require(TestFrames.fewColors(count: 1, width: 61, height: 43).first)
    var state: UInt32 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
    return try (0..<count).map { index in
      let (x, y) = (random(61), random(43))
      let isWhole = index % 5 == 4
      for row in isWhole ? 0..<43 : y..<min(43, y + 1 + random(9)) {
        for column in isWhole ? 0..<61 : x..<min(61, x + 1 + random(20)) where random(3) > 0 {
          frame.pixels[row * frame.stride + column] = 0xFF00_0000 | UInt32(random(0xFF_FFFF))
        }
      }
      return (try #require(frame.copy()), Double(index) / 30)
    }
  }

  @Test("Frames that are kept become smaller at the end, and show the same")
  func tightened() throws {
    let frames = try Self.patches(count: 12)
    func encode(keeping kept: Int, while hasTime: (Int) -> Bool) throws -> Data {
      let encoder = try WebPAnimation(width: 61, height: 43, effort: .quick, keeping: kept)
      for (frame, time) in frames { try encoder.add(frame, at: time) }
      var count = 0
      try encoder.tighten {
        count += 1
        return hasTime(count)
      }
      return try encoder.finish(at: 2).data()
    }
    let quick = try encode(keeping: 0) { _ in true }
    let small = try encode(keeping: 1 << 20) { _ in true }
    #expect(small.count < quick.count)
    #expect(try Self.decode(small).map(\.pixels) == Self.decode(quick).map(\.pixels))
    #expect(try Self.decode(small).map(\.end) == Self.decode(quick).map(\.end))
    #expect(try encode(keeping: 1 << 20) { _ in false } == quick)
    let one = try encode(keeping: 1 << 20) { $0 == 1 }
    #expect(one.count < quick.count && one.count > small.count)
    // Too many bytes are kept by nobody.
    #expect(try encode(keeping: 100) { _ in true } == quick)
  }

  @Test("Equal frames are one frame that stays longer")
  func equalFrames() throws {
    let frame = try #require(TestFrames.noise(width: 16, height: 16))
    let encoder = try WebPAnimation(width: 16, height: 16)
    for index in 0..<10 { try encoder.add(frame, at: Double(index) / 10) }
    let other = try #require(TestFrames.noise(width: 16, height: 16, seed: 7))
    try encoder.add(other, at: 1)
    let decoded = try Self.decode(try encoder.finish(at: 1.5).data())
    #expect(decoded.map(\.end) == [1000, 1500])
  }

  @Test("Two encodings of the same frames have the same bytes")
  func sameBytes() throws {
    func encode() throws -> Data {
      let encoder = try WebPAnimation(width: 64, height: 48)
      for (index, frame) in TestFrames.fewColors(count: 4, width: 64, height: 48).enumerated() {
        try encoder.add(frame, at: Double(index) / 60)
      }
      return try encoder.finish(at: 1).data()
    }
    #expect(try encode() == encode())
  }

  @Test("A recording without frames, or of an impossible size, is refused")
  func refused() throws {
    let encoder = try WebPAnimation(width: 4, height: 4)
    #expect(throws: RecordingError.empty) { try encoder.finish(at: 1) }
    #expect(throws: RecordingError.size(width: 0, height: 4)) {
      try WebPAnimation(width: 0, height: 4)
    }
    #expect(throws: RecordingError.size(width: 20_000, height: 4)) {
      try WebPAnimation(width: 20_000, height: 4)
    }
  }

  private static func decode(_ data: Data) throws -> [(pixels: [UInt32], end: Int)] {
    try data.withUnsafeBytes { bytes in
      var input = WebPData(
        bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
      var options = WebPAnimDecoderOptions()
      try #require(WebPAnimDecoderOptionsInit(&options) != 0)
      options.color_mode = MODE_BGRA
      let decoder = try #require(WebPAnimDecoderNew(&input, &options))
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      try #require(WebPAnimDecoderGetInfo(decoder, &info) != 0)
      var result: [(pixels: [UInt32], end: Int)] = []
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var buffer: UnsafeMutablePointer<UInt8>?
        var timestamp: Int32 = 0
        try #require(WebPAnimDecoderGetNext(decoder, &buffer, &timestamp) != 0)
        let count = Int(info.canvas_width * info.canvas_height)
        let pixels = try #require(buffer).withMemoryRebound(to: UInt32.self, capacity: count) {
          pointer in
          (0..<count).map { pointer[$0] & 0xFF_FFFF }
        }
        result.append((pixels, Int(timestamp)))
      }
      return result
    }
  }
}

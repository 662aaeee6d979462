import CoreGraphics
import Foundation
import Testing

@testable import VirtualDevice

@Suite("Animated GIF")
struct GIFAnimationTests {
  @Test("Few colours come back exactly, in every frame")
  func exact() throws {
    let frames = TestFrames.fewColors(count: 7, width: 61, height: 43)
    let encoder = try GIFAnimation(width: 61, height: 43)
    for (index, frame) in frames.enumerated() { try encoder.add(frame, at: Double(index) / 30) }
    let gif = try GIFReader(try encoder.finish(at: 7.0 / 30).data())
    #expect(gif.frames.count == 7)
    for (index, frame) in frames.enumerated() {
      #expect(gif.frames[index] == TestFrames.pixels(frame))
    }
    // Thirtieths of a second in hundredths: the sum stays right.
    #expect(gif.delays == [3, 4, 3, 3, 4, 3, 3])
  }

  @Test("Many colours come back near, and a long picture survives full code tables")
  func near() throws {
    let frame = try #require(TestFrames.noise(width: 220, height: 200))
    let encoder = try GIFAnimation(width: 220, height: 200)
    try encoder.add(frame, at: 0)
    let gif = try GIFReader(try encoder.finish(at: 1).data())
    let pixels = TestFrames.pixels(frame)
    var error = 0
    for (a, b) in zip(pixels, gif.frames[0]) {
      for shift: UInt32 in [0, 8, 16] {
        let difference = Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)
        error += difference * difference
      }
    }
    // 256 colours for evenly spread noise: about 42 levels apart, so well under 24 on average.
    #expect(Double(error) / Double(pixels.count * 3) < 24 * 24)
  }

  @Test("Equal frames are one frame with a longer delay")
  func equalFrames() throws {
    let frame = TestFrames.fewColors(count: 1, width: 8, height: 8)[0]
    let encoder = try GIFAnimation(width: 8, height: 8)
    for index in 0..<5 { try encoder.add(frame, at: Double(index) / 10) }
    let gif = try GIFReader(try encoder.finish(at: 0.5).data())
    #expect(gif.delays == [50])
  }

  @Test("Two encodings of the same frames have the same bytes, for any number of jobs")
  func sameBytes() throws {
    func encode(jobs: Int) throws -> Data {
      let encoder = try GIFAnimation(width: 90, height: 50, jobs: jobs)
      for index in 0..<7 {
        let frame = try #require(TestFrames.noise(width: 90, height: 50, seed: UInt32(index + 1)))
        try encoder.add(frame, at: Double(index))
      }
      return try encoder.finish(at: 7).data()
    }
    let bytes = try encode(jobs: 1)
    #expect(try encode(jobs: 1) == bytes)
    #expect(try encode(jobs: 4) == bytes)
  }

  @Test("A recording without frames, or with a frame of another size, is refused")
  func refused() throws {
    let encoder = try GIFAnimation(width: 4, height: 4)
    #expect(throws: RecordingError.empty) { try encoder.finish(at: 1) }
    let frame = try #require(Bitmap(width: 5, height: 4))
    #expect(throws: RecordingError.size(width: 5, height: 4)) { try encoder.add(frame, at: 0) }
  }
}

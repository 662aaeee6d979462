import Foundation
import QuartzCore

/// A writer of a GIF file's blocks (GIF89a specification).
struct GIFBytes {
  private var data = Data()

  init(width: Int, height: Int, palette: GIFPalette) {
    data.append(contentsOf: Array("GIF89a".utf8))
    append16(width)
    append16(height)
    // A global table of 2^codeSize colours, eight bits a channel.
    data.append(contentsOf: [0xF0 | UInt8(palette.codeSize - 1), 0, 0])
    for index in 0..<1 << palette.codeSize {
      let color = index < palette.colors.count ? palette.colors[index] : 0
      data.append(contentsOf: [
        UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF),
      ])
    }
    // The application extension that makes viewers repeat without end.
    data.append(contentsOf: [0x21, 0xFF, 11])
    data.append(contentsOf: Array("NETSCAPE2.0".utf8))
    data.append(contentsOf: [3, 1, 0, 0, 0])
  }

  /// Adds a frame's rectangle; `delay` is in hundredths of a second.
  mutating func addFrame(_ area: PixelRect, delay: Int, indices: [UInt8], codeSize: Int) {
    // Graphic control: leave the picture in place, no transparent index.
    data.append(contentsOf: [0x21, 0xF9, 4, 0x04])
    append16(min(delay, 0xFFFF))
    data.append(contentsOf: [0, 0, 0x2C])
    append16(area.minX)
    append16(area.minY)
    append16(area.width)
    append16(area.height)
    data.append(contentsOf: [0, UInt8(codeSize)])
    var coder = LZWCoder(codeSize: codeSize)
    let bytes = coder.encode(indices)
    var start = 0
    while start < bytes.count {
      let count = min(255, bytes.count - start)
      data.append(UInt8(count))
      data.append(contentsOf: bytes[start..<start + count])
      start += count
    }
    data.append(0)
  }

  mutating func finish() -> Data {
    data.append(0x3B)
    return data
  }

  private mutating func append16(_ value: Int) {
    data.append(contentsOf: [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)])
  }
}

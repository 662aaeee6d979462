import QuartzCore

/// The blocks of a GIF file (GIF89a specification).
enum GIFBytes {
  /// The end of every file.
  static let trailer: [UInt8] = [0x3B]

  /// The beginning of a file: its size, its colours, and that it repeats without end.
  static func header(width: Int, height: Int, palette: GIFPalette) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + little(width) + little(height)
    // A global table of 2^codeSize colours, eight bits a channel.
    bytes += [0xF0 | UInt8(palette.codeSize - 1), 0, 0]
    for index in 0..<1 << palette.codeSize {
      let color = index < palette.colors.count ? palette.colors[index] : 0
      bytes += [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
    }
    // The application extension that makes viewers repeat without end.
    return bytes + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
  }

  /// A frame's rectangle; `delay` is in hundredths of a second.
  static func frame(
    _ area: PixelRect, delay: Int, indices: [UInt8], codeSize: Int
  ) -> [UInt8] {
    var coder = LZWCoder(codeSize: codeSize)
    let data = coder.encode(indices)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + data.count / 255 + 32)
    // Graphic control: leave the picture in place, no transparent index.
    bytes += [0x21, 0xF9, 4, 0x04] + little(min(delay, 0xFFFF)) + [0, 0]
    bytes += [0x2C] + little(area.minX) + little(area.minY)
    bytes += little(area.width) + little(area.height) + [0, UInt8(codeSize)]
    var start = 0
    while start < data.count {
      let count = min(255, data.count - start)
      bytes.append(UInt8(count))
      bytes += data[start..<start + count]
      start += count
    }
    bytes.append(0)
    return bytes
  }

  private static func little(_ value: Int) -> [UInt8] {
    [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]
  }
}

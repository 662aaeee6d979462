import Foundation
import Testing

/// A GIF reader written from the specification, independent of the writer, for what it writes:
/// one global table, full disposal "leave in place", no interlacing, no transparency.
struct GIFReader {
  private(set) var frames: [[UInt32]] = []
  private(set) var delays: [Int] = []

  private let bytes: [UInt8]
  private var at = 0

  init(_ data: Data) throws {
    bytes = Array(data)
    try #require(String(decoding: take(6), as: UTF8.self) == "GIF89a")
    let width = take16()
    let height = take16()
    let flags = take()
    at += 2
    try #require(flags & 0x80 != 0)
    let table = (0..<2 << Int(flags & 7)).map { _ in
      UInt32(take()) << 16 | UInt32(take()) << 8 | UInt32(take())
    }
    var canvas = [UInt32](repeating: 0, count: width * height)
    while true {
      switch take() {
      case 0x21: readExtension()
      case 0x2C:
        let (x, y) = (take16(), take16())
        let (areaWidth, areaHeight) = (take16(), take16())
        try #require(take() == 0)
        let indices = try Self.decode(codeSize: Int(take()), readBlocks())
        try #require(indices.count == areaWidth * areaHeight)
        for (index, color) in indices.enumerated() {
          canvas[(y + index / areaWidth) * width + x + index % areaWidth] = table[Int(color)]
        }
        frames.append(canvas)
      case 0x3B:
        try #require(at == bytes.count)
        return
      default:
        try #require(Bool(false), "unknown block at \(at - 1)")
      }
    }
  }

  private mutating func take() -> UInt8 {
    at += 1
    return at <= bytes.count ? bytes[at - 1] : 0x3B
  }

  private mutating func take(_ count: Int) -> [UInt8] { (0..<count).map { _ in take() } }

  private mutating func take16() -> Int { Int(take()) | Int(take()) << 8 }

  private mutating func readExtension() {
    let label = take()
    let blocks = readBlocks()
    if label == 0xF9 { delays.append(Int(blocks[1]) | Int(blocks[2]) << 8) }
  }

  private mutating func readBlocks() -> [UInt8] {
    var result: [UInt8] = []
    while case let count = take(), count > 0, at < bytes.count { result += take(Int(count)) }
    return result
  }

  private static func decode(codeSize: Int, _ bytes: [UInt8]) throws -> [UInt8] {
    let clear = 1 << codeSize
    var table: [[UInt8]] = []
    var width = codeSize + 1
    var previous: [UInt8]?
    var result: [UInt8] = []
    var bit = 0
    while bit + width <= bytes.count * 8 {
      var code = 0
      for offset in 0..<width {
        code |= Int(bytes[(bit + offset) / 8] >> UInt8((bit + offset) % 8) & 1) << offset
      }
      bit += width
      if code == clear {
        table = (0..<clear).map { [UInt8($0)] } + [[], []]
        width = codeSize + 1
        previous = nil
        continue
      }
      if code == clear + 1 { return result }
      var entry: [UInt8]
      if code < table.count {
        entry = table[code]
      } else {
        let last = try #require(previous)
        try #require(code == table.count)
        entry = last + [last[0]]
      }
      result += entry
      if let previous, table.count < 4096 { table.append(previous + [entry[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      previous = entry
    }
    try #require(Bool(false), "the compressed data has no end code")
    return result
  }
}

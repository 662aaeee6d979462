import Foundation

/// The colours of a GIF, 0xRRGGBB, at most 256.
struct GIFPalette: Equatable {
  let colors: [UInt32]

  init(_ colors: [UInt32]) {
    self.colors = colors
  }

  /// The number of bits of an index: 2 to 8, as LZW needs at least two.
  var codeSize: Int {
    var bits = 2
    while 1 << bits < colors.count { bits += 1 }
    return bits
  }
}

/// A cache of the palette's nearest colour for each colour.
struct PaletteMatcher {
  private let palette: GIFPalette
  private var exact: [UInt32: UInt8] = [:]

  init(_ palette: GIFPalette) {
    self.palette = palette
    for (index, color) in palette.colors.enumerated() { exact[color] = UInt8(index) }
  }

  /// Returns the palette's indices of the pixels in some runs.
  mutating func indices(of runs: [UInt32]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(runs.reduce(0) { $0 + Int($1 >> 24) })
    for run in runs {
      let index = index(of: run & 0xFF_FFFF)
      for _ in 0..<run >> 24 { result.append(index) }
    }
    return result
  }

  private mutating func index(of color: UInt32) -> UInt8 {
    if let known = exact[color] { return known }
    var best = 0
    var bestDistance = Int.max
    for (index, other) in palette.colors.enumerated() {
      let red = Int(color >> 16) - Int(other >> 16)
      let green = Int(color >> 8 & 0xFF) - Int(other >> 8 & 0xFF)
      let blue = Int(color & 0xFF) - Int(other & 0xFF)
      // The eye's weights, roughly: green counts most, blue least.
      let distance = 3 * red * red + 6 * green * green + blue * blue
      if distance < bestDistance {
        bestDistance = distance
        best = index
      }
    }
    exact[color] = UInt8(best)
    return UInt8(best)
  }
}

/// Matchers of one palette for several threads.
///
/// A thread borrows one, so that what it remembers is there for later frames too. What it remembers
/// changes its speed, not its answers. `@unchecked Sendable`: the list is touched under the lock.
final class PaletteMatchers: @unchecked Sendable {
  private let palette: GIFPalette
  private let lock = NSLock()
  private var idle: [PaletteMatcher] = []

  init(_ palette: GIFPalette) {
    self.palette = palette
  }

  /// The palette's indices of the pixels in some runs.
  func indices(of runs: [UInt32]) -> [UInt8] {
    var matcher = lock.withLock { idle.popLast() } ?? PaletteMatcher(palette)
    defer { lock.withLock { idle.append(matcher) } }
    return matcher.indices(of: runs)
  }
}

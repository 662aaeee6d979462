/// A count of a recording's colours, reduced to the palette of a GIF.
///
/// Up to 256 different colours are kept exactly; of more, cells of six bits a channel are counted
/// and cut at their medians.
struct ColorCount {
  private struct Cell {
    var key: UInt32
    var count: Int
    var red: Int
    var green: Int
    var blue: Int
  }

  /// The number of colours in a GIF's palette.
  static let limit = 256
  private static let cellCount = 1 << 18

  private var exact: [UInt32: Int] = [:]
  private var sums: [Cell] = []

  /// Returns the cell of a colour: its upper six bits of each channel.
  static func cell(_ color: UInt32) -> Int {
    Int(color >> 18 & 0x3F) << 12 | Int(color >> 10 & 0x3F) << 6 | Int(color >> 2 & 0x3F)
  }

  mutating func add(_ runs: [UInt32]) {
    if sums.isEmpty {
      for run in runs {
        exact[run & 0xFF_FFFF, default: 0] += Int(run >> 24)
      }
      guard exact.count > Self.limit else { return }
      sums = (0..<Self.cellCount).map {
        Cell(key: UInt32($0), count: 0, red: 0, green: 0, blue: 0)
      }
      for (color, count) in exact { add(color, count) }
      exact = [:]
    } else {
      for run in runs { add(run & 0xFF_FFFF, Int(run >> 24)) }
    }
  }

  private mutating func add(_ color: UInt32, _ count: Int) {
    let index = Self.cell(color)
    sums[index].count += count
    sums[index].red += Int(color >> 16) * count
    sums[index].green += Int(color >> 8 & 0xFF) * count
    sums[index].blue += Int(color & 0xFF) * count
  }

  func palette() -> GIFPalette {
    if sums.isEmpty { return GIFPalette(exact.keys.sorted()) }
    var boxes = [sums.filter { $0.count > 0 }]
    while boxes.count < Self.limit {
      guard let index = Self.worst(of: boxes) else { break }
      let (low, high) = Self.cut(boxes[index])
      boxes[index] = low
      boxes.append(high)
    }
    return GIFPalette(boxes.map(Self.average))
  }

  /// Returns the box to cut next: the one with the largest spread, weighed by the root of its
  /// pixels so that small coloured parts keep a place beside large plain ones.
  private static func worst(of boxes: [[Cell]]) -> Int? {
    var best: (index: Int, weight: Double)?
    for (index, box) in boxes.enumerated() where box.count > 1 {
      let pixels = box.reduce(0) { $0 + $1.count }
      let weight = Double(spread(box).length) * Double(pixels).squareRoot()
      if weight > best?.weight ?? 0 { best = (index, weight) }
    }
    return best?.index
  }

  /// Returns the longest side of a box: its channel's shift in a cell's key and its length.
  private static func spread(_ box: [Cell]) -> (shift: UInt32, length: Int) {
    var best: (shift: UInt32, length: Int) = (12, 0)
    for shift: UInt32 in [6, 12, 0] {
      var low = 64
      var high = 0
      for cell in box {
        let value = Int(cell.key >> shift & 0x3F)
        low = min(low, value)
        high = max(high, value)
      }
      if high - low > best.length { best = (shift, high - low) }
    }
    return best
  }

  private static func cut(_ box: [Cell]) -> ([Cell], [Cell]) {
    let shift = spread(box).shift
    let sorted = box.sorted {
      ($0.key >> shift & 0x3F, $0.key) < ($1.key >> shift & 0x3F, $1.key)
    }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var passed = 0
    var middle = 1
    for (index, cell) in sorted.enumerated().dropLast() {
      passed += cell.count
      middle = index + 1
      if passed >= half { break }
    }
    return (Array(sorted[..<middle]), Array(sorted[middle...]))
  }

  private static func average(_ box: [Cell]) -> UInt32 {
    let count = box.reduce(0) { $0 + $1.count }
    func mean(_ channel: KeyPath<Cell, Int>) -> UInt32 {
      UInt32((box.reduce(0) { $0 + $1[keyPath: channel] } + count / 2) / count)
    }
    return mean(\.red) << 16 | mean(\.green) << 8 | mean(\.blue)
  }
}

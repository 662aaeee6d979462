import Foundation

/// The metrics in a font file's own tables (OpenType, `head`, `hhea` and `OS/2`), which iOS uses.
struct FontTables {
  private let data: Data
  private var places: [String: Int] = [:]

  /// Reads the tables of a face; nil if the data is no OpenType or TrueType font.
  init?(_ data: Data, face: Int) {
    self.data = data
    var start = 0
    if data.starts(with: Array("ttcf".utf8)) {
      guard let offset = Self.long(data, 12 + 4 * face) else { return nil }
      start = offset
    }
    guard let count = Self.short(data, start + 4) else { return nil }
    for index in 0..<count {
      let row = start + 12 + 16 * index
      guard let offset = Self.long(data, row + 8), row + 4 <= data.count else { return nil }
      let tag = data[data.startIndex + row..<data.startIndex + row + 4]
      places[String(decoding: tag, as: UTF8.self)] = offset
    }
  }

  private static func short(_ data: Data, _ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= data.count else { return nil }
    let start = data.startIndex + offset
    return Int(data[start]) << 8 | Int(data[start + 1])
  }

  private static func long(_ data: Data, _ offset: Int) -> Int? {
    guard let high = short(data, offset), let low = short(data, offset + 2) else { return nil }
    return high << 16 | low
  }

  private func signed(_ table: String, _ offset: Int) -> CGFloat? {
    guard let place = places[table], let value = Self.short(data, place + offset) else {
      return nil
    }
    return CGFloat(Int16(truncatingIfNeeded: value))
  }

  /// The metrics; those of the system font where a table is missing.
  var metrics: FaceMetrics {
    var metrics = FaceMetrics()
    guard let units = signed("head", 18), units > 0 else { return metrics }
    if let ascender = signed("hhea", 4), let descender = signed("hhea", 6) {
      metrics.ascender = ascender / units
      metrics.descender = descender / units
      metrics.leading = max(0, (signed("hhea", 8) ?? 0) / units)
    }
    // The heights of letters are there from version 2 on.
    if let version = signed("OS/2", 0), version >= 2 {
      if let height = signed("OS/2", 86), height > 0 { metrics.xHeight = height / units }
      if let height = signed("OS/2", 88), height > 0 { metrics.capHeight = height / units }
    }
    return metrics
  }
}

extension Bitmap {
  /// How much of a bitmap has been drawn on.
  enum Coverage {
    case none
    case some
    case full
  }

  /// Whether all pixels are clear, all are opaque, or neither.
  var coverage: Coverage {
    var any: UInt32 = 0
    var all: UInt32 = 0xFFFF_FFFF
    for row in 0..<height {
      let line = pixels.advanced(by: row * stride)
      for column in 0..<width {
        any |= line[column]
        all &= line[column]
      }
      if any != 0 && all >> 24 != 0xFF { return .some }
    }
    return any == 0 ? .none : .full
  }
}

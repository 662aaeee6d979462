import CPixels

/// What a `backdrop` step makes of what lies below it.
final class BackdropStep: Equatable {
  private let look: BackdropLook
  private let amount: Double
  /// The standard deviation of the blur in pixels.
  let sigma: Double

  init(_ look: BackdropLook, amount: Double, sigma: Double) {
    self.look = look
    self.amount = amount
    self.sigma = sigma
  }

  static func == (lhs: BackdropStep, rhs: BackdropStep) -> Bool {
    lhs === rhs
      || (lhs.look == rhs.look && lhs.amount == rhs.amount && lhs.sigma == rhs.sigma)
  }

  /// How many pixels around the step have an influence on it.
  var reach: Int { Int(px_backdrop_reach(sigma)) }

  /// The share of red, green and blue in brightness.
  /// documented: ITU-R BT.709
  private static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

  /// The change of the colours, of which `amount` is done.
  var colors: px_colors {
    var colors = px_colors()
    withUnsafeMutableBytes(of: &colors) { bytes in
      let matrix = bytes.bindMemory(to: Int32.self)
      for row in 0..<3 {
        for column in 0..<3 {
          let own = row == column ? 1.0 : 0
          let saturated =
            own * look.saturation + (1 - look.saturation) * Self.luminance[column]
          let value = own + (saturated * look.gain - own) * amount
          matrix[row * 4 + column] = Int32((value * 65536).rounded())
        }
        matrix[row * 4 + 3] = Int32((look.offset[row] * amount * 65536).rounded())
      }
    }
    return colors
  }
}

import CPixels

/// The effect of a `backdrop` step on the content below it.
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

  /// The distance in pixels from which content influences the step.
  var reach: Int { Int(px_backdrop_reach(sigma)) }

  /// The fractions of red, green and blue in luminance. documented: ITU-R BT.709
  private static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

  /// The colour transformation, applied by the fraction `amount`.
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
          matrix[row * 4 + column] = Int32(clamping: (value * 65536).rounded())
        }
        matrix[row * 4 + 3] = Int32(
          clamping: (look.offset[row] * amount * 65536).rounded())
      }
    }
    return colors
  }
}

import Foundation

extension CGColorSpace {
  /// Returns red, green, blue and alpha in sRGB, clamped to 0 … 1. Values that are not a number
  /// count as 0.
  func sRGBComponents(of values: [CGFloat]) -> SIMD4<Double> {
    let alpha = Double(values[values.count - 1])
    let raw: SIMD4<Double>
    switch kind {
    case .sRGB, .extendedSRGB, .deviceRGB:
      raw = SIMD4(Double(values[0]), Double(values[1]), Double(values[2]), alpha)
    case .displayP3:
      let p3 = SIMD3(Double(values[0]), Double(values[1]), Double(values[2]))
      let rgb = Self.sRGB(fromDisplayP3: p3)
      raw = SIMD4(rgb, alpha)
    case .deviceGray, .genericGray:
      let gray = Double(values[0])
      raw = SIMD4(gray, gray, gray, alpha)
    }
    var clamped = SIMD4<Double>.zero
    for index in 0..<4 where raw[index] > 0 {
      clamped[index] = min(raw[index], 1)
    }
    return clamped
  }

  /// Converts linear components with the matrix between the primaries (documented: CSS Color 4,
  /// both D65).
  private static func sRGB(fromDisplayP3 p3: SIMD3<Double>) -> SIMD3<Double> {
    let linear = SIMD3(decode(p3.x), decode(p3.y), decode(p3.z))
    let red = 1.2249401762805598 * linear.x - 0.2249401762805597 * linear.y
    let green = -0.0420569547096881 * linear.x + 1.0420569547096881 * linear.y
    let blue =
      -0.0196375545903344 * linear.x - 0.0786360455506319 * linear.y
      + 1.0982736001409663 * linear.z
    return SIMD3(encode(red), encode(green), encode(blue))
  }

  /// Decodes a value of the sRGB transfer curve, which Display P3 shares (documented: IEC
  /// 61966-2-1).
  private static func decode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encode(_ value: Double) -> Double {
    let magnitude = abs(value)
    let coded =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -coded : coded
  }
}

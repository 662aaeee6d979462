/// Returns the natural exponential, accurate to about one unit in the last place.
///
/// The engine imports nothing, so it has its own copies of the four functions its springs need.
/// Out-of-range input saturates to zero or infinity; NaN stays NaN.
func exponential(_ x: Double) -> Double {
  if x != x { return x }
  if x > 709.78 { return .infinity }
  if x < -745 { return 0 }
  // x = k·ln 2 + r with |r| ≤ ln2/2; ln 2 in two parts keeps r exact.
  let k = roundedToInteger(x * 1.442_695_040_888_963_4)
  let r = (x - k * 6.931_471_803_691_238e-1) - k * 1.908_214_929_270_587_7e-10
  // Taylor series by Horner; at |r| ≤ 0.347 the first dropped term is below 1e-19.
  var sum = 1.147_074_559_772_972_5e-11
  sum = sum * r + 1.605_904_383_682_161_3e-10
  sum = sum * r + 2.087_675_698_786_81e-09
  sum = sum * r + 2.505_210_838_544_172e-08
  sum = sum * r + 2.755_731_922_398_589e-07
  sum = sum * r + 2.755_731_922_398_589_3e-06
  sum = sum * r + 2.480_158_730_158_73e-05
  sum = sum * r + 0.000_198_412_698_412_698_4
  sum = sum * r + 0.001_388_888_888_888_889
  sum = sum * r + 0.008_333_333_333_333_333
  sum = sum * r + 0.041_666_666_666_666_664
  sum = sum * r + 0.166_666_666_666_666_66
  sum = sum * r + 0.5
  sum = (sum * r + 1) * r + 1
  return scaledByPowerOfTwo(sum, Int(k))
}

/// Returns the natural logarithm of a positive number; zero gives -infinity, negatives NaN.
func logarithm(_ x: Double) -> Double {
  if x != x || x < 0 { return .nan }
  if x == 0 { return -.infinity }
  if x == .infinity { return x }
  var significand = x.significand
  var exponent = Double(x.exponent)
  if significand > 1.414_213_562_373_095_1 {
    significand /= 2
    exponent += 1
  }
  // ln m = 2·artanh((m - 1)/(m + 1)); |z| ≤ 0.172, so z^23 is below 1e-17.
  let z = (significand - 1) / (significand + 1)
  let square = z * z
  var sum = 0.0
  var n = 23.0
  while n >= 1 {
    sum = 1 / n + square * sum
    n -= 2
  }
  return exponent * 6.931_471_805_599_453e-1 + 2 * z * sum
}

/// Returns `value · 2^power`, also where the result is subnormal.
private func scaledByPowerOfTwo(_ value: Double, _ power: Int) -> Double {
  if power < -1000 {
    return value * powerOfTwo(power + 200) * powerOfTwo(-200)
  }
  if power > 1000 {
    return value * powerOfTwo(power - 200) * powerOfTwo(200)
  }
  return value * powerOfTwo(power)
}

/// Returns `2^power` for a power of a normal number.
private func powerOfTwo(_ power: Int) -> Double {
  Double(bitPattern: UInt64(1023 + power) << 52)
}

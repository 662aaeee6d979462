/// The natural exponential, accurate to about one unit in the last place.
///
/// The engine imports nothing, so it carries the four functions its springs need.
/// Out-of-range input saturates to zero or infinity; NaN stays NaN.
func exponential(_ x: Double) -> Double {
  if x != x { return x }
  if x > 709.78 { return .infinity }
  if x < -745 { return 0 }
  // x = k·ln 2 + r with |r| ≤ ln2/2; ln 2 in two parts keeps r exact.
  let k = roundedToInteger(x * 1.442_695_040_888_963_4)
  let r = (x - k * 6.931_471_803_691_238e-1) - k * 1.908_214_929_270_587_7e-10
  // Taylor series by Horner; at |r| ≤ 0.347 the 14th term is below 1e-17.
  var sum = 1.0
  var n = 14.0
  while n >= 1 {
    sum = 1 + r / n * sum
    n -= 1
  }
  return scaledByPowerOfTwo(sum, Int(k))
}

/// The natural logarithm of a positive number; zero gives -infinity, negatives NaN.
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

/// `value · 2^power`, also where the result is subnormal.
private func scaledByPowerOfTwo(_ value: Double, _ power: Int) -> Double {
  if power < -1000 {
    return value * powerOfTwo(power + 200) * powerOfTwo(-200)
  }
  if power > 1000 {
    return value * powerOfTwo(power - 200) * powerOfTwo(200)
  }
  return value * powerOfTwo(power)
}

/// `2^power` for a power of a normal number.
private func powerOfTwo(_ power: Int) -> Double {
  Double(bitPattern: UInt64(1023 + power) << 52)
}

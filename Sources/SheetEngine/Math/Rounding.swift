/// Returns the nearest whole number, halves away from zero; exact for every finite value in use.
///
/// `Double.rounded()` would call the C library on some hosts; this stays inside the module.
func roundedToInteger(_ x: Double) -> Double {
  // From 2^52 on every double is whole; NaN and infinity pass through too.
  guard x > -4_503_599_627_370_496, x < 4_503_599_627_370_496 else { return x }
  let truncated = Double(Int64(x))
  let rest = x - truncated
  if rest >= 0.5 { return truncated + 1 }
  if rest <= -0.5 { return truncated - 1 }
  return truncated
}

/// Returns `value` in points rounded to whole device pixels at `scale` pixels a point.
///
/// With a scale that is not positive the value is unchanged.
func roundedToPixel(_ value: Double, scale: Double) -> Double {
  scale > 0 ? roundedToInteger(value * scale) / scale : value
}

/// Returns `value` clamped to `lower` and `upper`; `lower` wins if they are crossed.
func clamped(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
  let below = value > upper ? upper : value
  return below < lower ? lower : below
}

/// Returns the value at `fraction` of the distance from `start` to `end`.
func interpolated(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  start + (end - start) * fraction
}

/// Returns the absolute value.
func magnitude(_ x: Double) -> Double {
  x < 0 ? -x : x
}

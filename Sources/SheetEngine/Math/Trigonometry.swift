/// Returns the sine and cosine of an angle in radians.
///
/// Accurate to about 1e-15 for the angles that occur in springs (up to some 1e5 radians).
func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
  let quarter = roundedToInteger(angle * 0.636_619_772_367_581_4)
  // Beyond this no two neighbouring numbers have like sines; an integer could not count the quarters.
  guard magnitude(quarter) < 4_503_599_627_370_496 else { return (0, 1) }
  // π/2 in three parts (Cody and Waite), so that the reduction keeps its bits.
  let r =
    ((angle - quarter * 1.570_796_326_734_125_6) - quarter * 6.077_100_506_303_966e-11)
    - quarter * 2.022_266_248_795_950_6e-21
  let square = r * r
  // Taylor series by Horner; at |r| ≤ π/4 the dropped terms are below 1e-17.
  var sine = 1.0
  var cosine = 1.0
  var n = 18.0
  while n >= 2 {
    sine = 1 - square / (n * (n + 1)) * sine
    cosine = 1 - square / (n * (n - 1)) * cosine
    n -= 2
  }
  sine *= r
  switch Int(quarter) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}

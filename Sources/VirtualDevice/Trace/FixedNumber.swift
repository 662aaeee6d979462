import Foundation

/// Numbers as text, the same on every machine: rounded to a number of places, no trailing zeros,
/// no exponent, never minus zero.
package enum FixedNumber {
  /// Returns the text of a number; for one that JSON does not have (infinite, or not a number) it
  /// is `null`.
  package static func text(_ value: Double, places: Int) -> String {
    var result = ""
    append(value, places: places, to: &result)
    return result
  }

  /// Appends the text of a number.
  package static func append(_ value: Double, places: Int, to text: inout String) {
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let scaled = (value * unit).rounded(.toNearestOrAwayFromZero)
    // Above 2^53 a Double has no places to round.
    guard scaled.isFinite, abs(scaled) < 9_007_199_254_740_992 else {
      text += value.isFinite ? "\(value)" : "null"
      return
    }
    let whole = Int(scaled)
    if whole < 0 { text.append("-") }
    let (quotient, remainder) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    text += String(quotient)
    guard remainder > 0 else { return }
    let digits = String(remainder)
    var fraction = String(repeating: "0", count: places - digits.count) + digits
    while fraction.hasSuffix("0") { fraction.removeLast() }
    text.append(".")
    text += fraction
  }
}

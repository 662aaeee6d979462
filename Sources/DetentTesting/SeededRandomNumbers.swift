/// A generator of random numbers that gives the same ones for the same seed, on every machine.
///
/// ```swift
/// var numbers = SeededRandomNumbers(seed: 7)
/// let roll = Int.random(in: 1...6, using: &numbers)
/// ```
public struct SeededRandomNumbers: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number, by Steele's, Lea's and Flood's SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

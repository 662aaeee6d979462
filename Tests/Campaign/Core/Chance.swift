/// A source of random numbers with a seed: the same seed gives the same program on every machine.
///
/// The generator is SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators,
/// 2014).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
    // Seeds that follow each other would else have the same numbers, each one number later.
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a whole number from a range.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns a number from a range, with at most two decimal places, so that scripts are readable.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 100).rounded() / 100
  }

  /// Returns `true` in one of `count` cases.
  mutating func isOneIn(_ count: Int) -> Bool { whole(1...count) == 1 }

  /// Returns an element of a list that is not empty.
  mutating func one<Element>(of list: [Element]) -> Element { list[whole(0...list.count - 1)] }

  /// Returns one of several elements, each as often as its weight says.
  mutating func one<Element>(weighted list: [(Int, Element)]) -> Element {
    var rest = whole(1...list.reduce(0) { $0 + $1.0 })
    for (weight, element) in list {
      rest -= weight
      if rest <= 0 { return element }
    }
    return list[list.count - 1].1
  }
}

import Foundation
import Testing

@testable import SheetEngine

@Suite("Own mathematics")
struct MathTests {
  @Test("The exponential agrees with the C library to 1e-14")
  func exponentials() {
    for step in -70_000...70_000 {
      let x = Double(step) / 100
      let expected = Foundation.exp(x)
      guard expected > 1e-300, expected.isFinite else { continue }
      let error = abs(exponential(x) - expected) / expected
      if error > 1e-14 { Issue.record("exp(\(x)) is off by \(error)") }
    }
    #expect(exponential(0) == 1)
    #expect(exponential(-1000) == 0)
    #expect(exponential(1000) == .infinity)
    #expect(exponential(.nan).isNaN)
    #expect(abs(exponential(-720) - Foundation.exp(-720.0)) < 1e-300 * 1e-15)
  }

  @Test("The logarithm agrees with the C library to 1e-14")
  func logarithms() {
    var x = 1e-12
    while x < 1e12 {
      let expected = Foundation.log(x)
      if abs(logarithm(x) - expected) > 1e-14 * max(1, abs(expected)) {
        Issue.record("log(\(x))")
      }
      x *= 1.037
    }
    #expect(logarithm(0) == -.infinity)
    #expect(logarithm(-1).isNaN)
  }

  @Test("Sine and cosine agree with the C library to 1e-12")
  func trigonometry() {
    for step in -100_000...100_000 {
      let angle = Double(step) * 0.013
      let own = sineAndCosine(angle)
      let error = max(abs(own.sine - sin(angle)), abs(own.cosine - cos(angle)))
      if error > 1e-12 { Issue.record("angle \(angle) is off by \(error)") }
    }
  }

  @Test(
    "Rounding goes to the nearest pixel, halves away from zero",
    arguments: [
      (333.222, 3.0, 333.333_333_333_333_3), (-0.1667, 3, -0.333_333_333_333_333_3),
      (-0.16, 3, 0), (356.72, 2, 356.5), (425.04, 3, 425), (0.25, 2, 0.5), (7.3, 0, 7.3),
    ])
  func rounding(value: Double, scale: Double, expected: Double) {
    #expect(roundedToPixel(value, scale: scale) == expected)
  }
}

import SheetEngine
import Testing

@Suite("Springs")
struct SpringTests {
  /// A spring and how it starts.
  struct Case: CustomTestStringConvertible, Sendable {
    var ratio: Double
    var displacement: Double
    var velocity: Double
    var testDescription: String { "ζ \(ratio) from \(displacement) at \(velocity)" }
  }

  static let cases: [Case] = [0.05, 0.3, 0.8, 0.999_999, 1, 1.000_001, 1.2, 4].flatMap { ratio in
    [(-170.0, 0.0), (100, -3000), (0, 1000), (334, 5000)].map {
      Case(ratio: ratio, displacement: $0.0, velocity: $0.1)
    }
  }

  @Test("The closed form agrees with a fine Runge-Kutta integration", arguments: cases)
  func closedForm(_ start: Case) {
    let spring = SheetSpring(angularFrequency: 18.2574, dampingRatio: start.ratio)
    let step = 1e-4
    var x = start.displacement
    var v = start.velocity
    func force(_ x: Double, _ v: Double) -> Double { -spring.stiffness * x - spring.damping * v }
    for index in 1...6000 {
      let k1 = (v, force(x, v))
      let k2 = (v + step / 2 * k1.1, force(x + step / 2 * k1.0, v + step / 2 * k1.1))
      let k3 = (v + step / 2 * k2.1, force(x + step / 2 * k2.0, v + step / 2 * k2.1))
      let k4 = (v + step * k3.1, force(x + step * k3.0, v + step * k3.1))
      x += step / 6 * (k1.0 + 2 * k2.0 + 2 * k3.0 + k4.0)
      v += step / 6 * (k1.1 + 2 * k2.1 + 2 * k3.1 + k4.1)
      guard index % 500 == 0 else { continue }
      let state = spring.state(
        at: Double(index) * step, displacement: start.displacement, velocity: start.velocity)
      // The integration itself is good to about 1e-5 points here.
      #expect(abs(state.displacement - x) < 1e-3)
      #expect(abs(state.velocity - v) < 1e-2)
    }
  }

  // Facts AN2, AN5, AN6, T4.
  @Test(
    "A duration becomes UIKit's frequency",
    arguments: [
      (0.50573, 18.2574), (0.4036, 22.88), (0.44086, 20.944), (0.99947, 9.24),
      (0.58792, 15.708),
    ])
  func criticalDurations(duration: Double, omega: Double) {
    let spring = SheetSpring(duration: duration, dampingRatio: 1)
    #expect(abs(spring.angularFrequency - omega) < 0.006)
    #expect(abs(spring.nominalDuration - duration) < 1e-9)
  }

  // Fact AN1.
  @Test("An under-damped envelope is down to a thousandth at its duration")
  func envelope() {
    let spring = SheetSpring(duration: 0.5, dampingRatio: 0.8)
    let omega = spring.angularFrequency
    // ζ/√(1−ζ²)·e^(−ζωD) = 1/1000, with e^(−0.8·ω·0.5) by the law itself.
    let decay = spring.state(at: 0.5, displacement: 1, velocity: 0).displacement
    #expect(abs(decay) < 0.001)
    #expect(abs(omega - 17.988) < 0.01)
    #expect(abs(spring.nominalDuration - 0.5) < 1e-9)
  }

  // Fact AN5.
  @Test("Row insertion is mass 1, stiffness 438.649, damping 41.888")
  func rowInsertion() {
    let spring = SheetSpring(mass: 1, stiffness: 438.649, damping: 41.888)
    #expect(abs(spring.dampingRatio - 1) < 1e-4)
    #expect(abs(spring.angularFrequency - 20.944) < 1e-3)
  }

  // Fact AN7.
  @Test(
    "SwiftUI's duration and bounce make the documented spring",
    arguments: [(0.3, 17.59), (-0.3, 35.90)])
  func bounce(bounce: Double, damping: Double) {
    let spring = SheetSpring(duration: 0.5, bounce: bounce)
    #expect(abs(spring.stiffness - 157.91) < 0.01)
    #expect(abs(spring.damping - damping) < 0.01)
  }

  // Facts I12, S1.231, A10.
  @Test("The sheet's spring is 333.3333 over 36.5148, response 0.3441442326")
  func settleSpring() {
    let spring = SheetStyle.iOS26.settle.spring
    #expect(abs(spring.stiffness / spring.mass - 333.3333) < 1e-3)
    #expect(abs(spring.damping / spring.mass - 36.5148) < 1e-3)
    #expect(abs(spring.response - 0.344_144_232_6) < 1e-9)
    #expect(abs(spring.nominalDuration - 0.505_73) < 1e-4)
  }

  @Test("A new target keeps place and velocity")
  func retargeting() {
    let spring = SheetSpring(response: 0.4, dampingRatio: 0.7)
    let motion = SheetMotion(spring: spring, from: 0, velocity: 300, to: 100, at: 2)
    let later = motion.retargeted(to: -50, at: 2.1)
    #expect(abs(later.value(at: 2.1) - motion.value(at: 2.1)) < 1e-9)
    #expect(abs(later.state(at: 2.1).velocity - motion.state(at: 2.1).velocity) < 1e-9)
    #expect(abs(later.value(at: 12) + 50) < 1e-6)
  }

  @Test("Rest is half a device pixel")
  func rest() {
    let near = SheetSpring.State(displacement: 0.16, velocity: 0)
    #expect(near.isAtRest(displayScale: 3))
    #expect(!SheetSpring.State(displacement: 0.17, velocity: 0).isAtRest(displayScale: 3))
    #expect(!SheetSpring.State(displacement: 0, velocity: 60).isAtRest(displayScale: 3))
  }

  @Test("Bad input is repaired, not believed")
  func badInput() {
    let broken = SheetSpring(mass: -1, stiffness: 0, damping: -.infinity)
    #expect(broken.mass == 1 && broken.stiffness == 1 && broken.damping == 0)
    #expect(SheetSpring(response: 0, dampingRatio: 1).response > 0)
    #expect(SheetSpring(duration: -1, dampingRatio: 7).dampingRatio == 1)
    #expect(SheetSpring(duration: 1, dampingRatio: 0).angularFrequency.isFinite)
  }

  // Fact S6.
  @Test("The rubber band is the scroll view's: 590 shows 235 at 852")
  func rubberBand() {
    let band = SheetRubberBand(coefficient: 0.55)
    #expect(abs(band.shown(590, limit: 852) - 235) < 0.1)
    #expect(abs(band.pulled(band.shown(123, limit: 852), limit: 852) - 123) < 1e-9)
    #expect(band.shown(-5, limit: 10) == 0 && band.shown(5, limit: 0) == 0)
  }

  @Test(
    "A spring that swings faster than numbers can say still has values",
    arguments: [
      1e-300, 1e-150, 1e-18, 1e300,
    ])
  func extremes(response: Double) {
    for ratio in [0, 0.1, 0.999, 1, 5, 1e300] {
      let spring = SheetSpring(response: response, dampingRatio: ratio)
      _ = spring.state(at: 0.1, displacement: 100, velocity: 1e9)
      _ = spring.state(at: 1e12, displacement: 1e300, velocity: 0)
    }
    #expect(
      SheetSpring(response: 1e-18, dampingRatio: 0.5).state(
        at: 1, displacement: 100, velocity: 0
      ).displacement == 0)
  }
}

import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Springs")
struct SpringTests {
  struct Spring: Sendable, CustomTestStringConvertible {
    var mass = 1.0
    var stiffness = 100.0
    var damping = 10.0
    var velocity = 0.0
    var allowsOverdamping = true

    var testDescription: String { "m \(mass) k \(stiffness) c \(damping) v \(velocity)" }
  }

  nonisolated static let springs = [
    Spring(), Spring(damping: 0), Spring(damping: 20), Spring(damping: 45), Spring(velocity: 8),
    Spring(mass: 3, stiffness: 1000, damping: 500), Spring(damping: 20, velocity: -6),
    Spring(mass: 2, stiffness: 300, damping: 90, velocity: 30), Spring(damping: 19.999),
  ]

  @Test("The closed form agrees with stepping the equation of motion", arguments: springs)
  func agreesWithIntegration(row: Spring) {
    let animation = CASpringAnimation(keyPath: "position.y")
    animation.mass = row.mass
    animation.stiffness = row.stiffness
    animation.damping = row.damping
    animation.initialVelocity = row.velocity
    animation.allowsOverdamping = true
    let law = animation.springLaw
    var x = 0.0
    var v = row.velocity
    let step = 1e-4
    func acceleration(_ x: Double, _ v: Double) -> Double {
      (row.stiffness * (1 - x) - row.damping * v) / row.mass
    }
    for index in 1...10_000 {
      // Runge and Kutta's classical rule.
      let (k1x, k1v) = (v, acceleration(x, v))
      let (k2x, k2v) = (v + k1v * step / 2, acceleration(x + k1x * step / 2, v + k1v * step / 2))
      let (k3x, k3v) = (v + k2v * step / 2, acceleration(x + k2x * step / 2, v + k2v * step / 2))
      let (k4x, k4v) = (v + k3v * step, acceleration(x + k3x * step, v + k3v * step))
      x += step / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += step / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
      guard index.isMultiple(of: 500) else { continue }
      let time = Double(index) * step
      #expect(abs(law.progress(at: time) - x) < 1e-6, "at \(time)")
      #expect(abs(law.velocity(at: time) - v) < 1e-4, "velocity at \(time)")
    }
  }

  /// T1: the top of a medium sheet that is presented, by frame at 60 Hz, and the
  /// tolerance T2 gives for the frame.
  nonisolated static let presentedTops: [(frame: Int, top: Double, tolerance: Double)] = [
    (4, 546, 1), (6, 476.5, 0.5), (9, 402, 0.5), (12, 359.5, 0.5), (15, 338, 0.5), (18, 327, 0.5),
    (24, 319.5, 0.5), (30, 318, 0.5),
  ]

  @Test(
    "The spring found on UIKit's sheet moves as the sheet was seen to", arguments: presentedTops)
  func presentedSheet(row: (frame: Int, top: Double, tolerance: Double)) {
    let screen = TestScreen(width: 375, height: 667)
    let sheet = screen.add(CGRect(x: 0, y: 317.5, width: 375, height: 349.5))
    // T3
    let spring = CASpringAnimation(keyPath: "position")
    spring.mass = 3
    spring.stiffness = 1000
    spring.damping = 500
    spring.isAdditive = true
    spring.fromValue = CGPoint(x: 0, y: 349.5)
    spring.toValue = CGPoint.zero
    spring.duration = spring.settlingDuration
    sheet.add(spring, forKey: "position")
    screen.frame(at: 0)
    for index in 1...row.frame { screen.frame(at: Double(index) / 60) }
    #expect(abs(sheet.presented.frame.minY - row.top) <= row.tolerance)
    #expect(sheet.frame.minY == 317.5)
  }

  @Test("Over-damping counts as critical unless it is allowed")
  func overdamping() {
    let spring = CASpringAnimation(keyPath: "position")
    spring.mass = 3
    spring.stiffness = 1000
    spring.damping = 500
    #expect(spring.springLaw.dampingRatio == 1)
    #expect(abs(spring.springLaw.angularFrequency - 18.2574) < 1e-4)
    #expect(abs(spring.settlingDuration - 0.50573) < 1e-5)
    spring.allowsOverdamping = true
    #expect(spring.springLaw.dampingRatio > 4)
    #expect(spring.settlingDuration > 3)
  }

  @Test("The settling durations are Apple's", arguments: [(10.0, 1.4727), (20.0, 0.92334)])
  func settlingDuration(damping: Double, seconds: Double) {
    let spring = CASpringAnimation(keyPath: "position")
    spring.damping = damping
    #expect(abs(spring.settlingDuration - seconds) < 1e-4)
  }

  @Test("A spring by its perceptual duration and bounce", arguments: [-0.5, 0.0, 0.3, 0.8])
  func perceptual(bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: bounce)
    #expect(abs(spring.perceptualDuration - 0.4) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
    #expect(spring.duration == spring.settlingDuration)
    #expect(abs(spring.springLaw.progress(at: spring.duration) - 1) < 0.0011)
  }

  @Test("A spring without mass or stiffness is refused with a remedy")
  func misuse() {
    let spring = CASpringAnimation(keyPath: "position")
    let reports = Misuse.collect {
      spring.mass = 0
      spring.stiffness = -1
    }
    #expect(reports.map(\.id) == ["Layer.springParameter", "Layer.springParameter"])
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
  }
}

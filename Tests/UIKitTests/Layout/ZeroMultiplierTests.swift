import Testing
import UIKit

@MainActor
@Suite("Constraints with a multiplier of zero")
struct ZeroMultiplierTests {
  @Test("Zero times a distance is a constant")
  func zero() {
    let stage = TestStage()
    let (upper, lower) = (UIView(), UIView())
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    let gap = upper.topAnchor.anchorWithOffset(to: lower.topAnchor)
    let reports = Misuse.collect {
      NSLayoutConstraint.activate([
        upper.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 30),
        gap.constraint(equalTo: stage.window.heightAnchor, multiplier: 0, constant: 12),
        upper.heightAnchor.constraint(equalTo: lower.heightAnchor, multiplier: 0),
        lower.heightAnchor.constraint(equalToConstant: 5),
      ])
      stage.run(frames: 2)
    }
    #expect(reports.isEmpty)
    #expect(lower.frame.minY == 42)
    #expect(upper.frame.height == 0)
    let constant = gap.constraint(equalTo: lower.heightAnchor, multiplier: 0)
    #expect(constant.secondItem == nil)
    #expect(constant.secondAttribute == .notAnAttribute)
  }
}
